import { WATCHER } from '@kontor/engine'
import type { House } from './house.ts'
import type { Situation } from './protocol.ts'
import { Refused } from './refusal.ts'

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
  if (viewer === WATCHER && row.watchers === 0)
    throw new Refused('forbidden', 'Nobody may watch at this table.')
  return room.past(viewer, version)
}
