import { WATCHER } from '@kontor/engine'
import type { Situation } from '@kontor/protocol'
import { Refused } from '../ground/index.ts'
import { NO_WATCHERS } from './audience.ts'
import type { House } from './house.ts'

/** A game as this person knew it after so many entries of its log: nothing that they were not told then. */
export async function pastAt(
  house: House,
  table: string,
  person: string | undefined,
  version: number,
): Promise<Situation> {
  const room = await house.room(table)
  const { row, holders } = room.sheet
  const viewer = (person === undefined ? undefined : holders.get(person)) ?? WATCHER
  if (viewer === WATCHER && row.watchers === 0) throw new Refused('forbidden', NO_WATCHERS)
  return room.past(viewer, version)
}
