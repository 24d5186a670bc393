import Type, { type Static } from 'typebox'
import { exact, moment, orNull, PRINTABLE, words } from './pieces.ts'

/** What somebody may tell the host of somebody else. */
const SUBJECTS = ['name', 'chat', 'play'] as const
export type ReportSubject = (typeof SUBJECTS)[number]
const LONGEST_REPORT = 500

const Subject = words([...SUBJECTS])
const table = Type.String({ pattern: '^[\\w-]{16}$', description: 'the table at which it was' })
const text = Type.String({
  maxLength: LONGEST_REPORT,
  pattern: `^${PRINTABLE}*$`,
  description: 'what else there is to say',
})
export const Reporting = exact({ about: Subject, text, table: Type.Optional(table) })
export type Reporting = Static<typeof Reporting>
/** A report as whoever made it gets it back. */
export const Reported = exact({
  player: Type.String(),
  about: Subject,
  text: Type.String(),
  table: orNull(table),
  created: moment('when'),
})
export type Reported = Static<typeof Reported>
