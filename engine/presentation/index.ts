/** What people look at: a game's words, its picture, its cards. Types only; the engine plays without them. */

export type { CardFact, Chronicle } from './chronicle.ts'
export type { Course, Standing } from './course.ts'
export type { Cover } from './cover.ts'
export type {
  Amounts,
  Answered,
  Cards,
  Chart,
  Columns,
  Figures,
  Grounds,
  Layer,
  Layout,
  LayoutOf,
  Ledger,
  Part,
  Path,
  Piles,
  Place,
  Race,
  Ring,
  Sign,
  Sort,
  Space,
  StandsFor,
  Swatch,
  Tokens,
  Values,
} from './layout.ts'
export type { CardFace, Library } from './library.ts'
export type { Picture } from './picture.ts'
export type { Explanation, Language, Phrase, Tally, Words } from './words.ts'
