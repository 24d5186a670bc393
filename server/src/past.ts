import { WATCHER } from '@kontor/engine'
import { beginCourse, follow } from './course.ts'
import type { House } from './house.ts'
import { deedOf } from './journal.ts'
import type { Situation } from './protocol.ts'
import { Refused } from './refusal.ts'
import { situationFor } from './situation.ts'

/** A game as this person knew it after so many entries of its log: nothing that they were not told then. */
export async function pastAt(
  house: House,
  table: string,
  person: string | undefined,
  version: number,
): Promise<Situation> {
  const { sheet, journal } = await house.room(table)
  const viewer = (person === undefined ? undefined : sheet.holders.get(person)) ?? WATCHER
  if (viewer === WATCHER && sheet.row.watchers === 0)
    throw new Refused('forbidden', 'Nobody may watch at this table.')
  if (!journal || version > journal.course.length)
    throw new Refused('illegal', `The game has not come to version ${version}.`)
  const { terms } = journal
  const log = await house.stored(() => house.store.entriesAfter(table, 0))
  const course = log
    .slice(0, version)
    .reduce((before, entry) => follow(terms, before, deedOf(entry)), beginCourse(terms))
  return situationFor(terms, course, viewer)
}
