import type { Answered, Layout } from '@kontor/engine/presentation'
import type { Answer, BoardProps } from '../../worker/scene.ts'
import { type Path, samePath } from './fields/fields.ts'

/** What a part of a layout is drawn from: the fields of the table or of a seat, and where they are. */
export interface Drawn {
  readonly board: BoardProps
  readonly layout: Layout
  readonly values: Readonly<Record<string, unknown>>
  readonly path: Path
  /** Whose things they are; undefined is everybody's. */
  readonly seat: number | undefined
  /** Drawn small, on the sheet of somebody else. */
  readonly small: boolean
}

export function numberIn({ values }: Drawn, field: string): number {
  const found = values[field]
  return typeof found === 'number' ? found : 0
}

export function listIn({ values }: Drawn, field: string): readonly number[] {
  const found = values[field]
  return Array.isArray(found) ? (found as number[]) : []
}

/** The number that the regarded answer would make of the one at this path; `now` if it changes nothing. */
export function nextNumber({ board, path }: Drawn, now: number, ...steps: Path): number {
  const { foresight, regarded } = board
  if (!foresight || foresight.choice !== regarded) return now
  const whole = [...path, ...steps]
  const change = foresight.changes.find(each => samePath(each.path, whole))
  return typeof change?.after === 'number' ? change.after : now
}

/** The answers that a thing stands for, at this place and of this colour. */
export function answersAt(
  { board }: Drawn,
  { answers = [] }: Answered,
  place: number,
  color = place,
): readonly Answer[] {
  const own = { place, color }
  return asked(board).filter(({ about }) =>
    answers.some(
      ({ piece, verb, by, place: one }) =>
        about.piece === piece &&
        (verb === undefined || about.verb === verb) &&
        (by === undefined || about[by] === own[by]) &&
        (one === undefined || about.place === one),
    ),
  )
}

/** The answers that are about a card. */
export function answersWith(board: BoardProps, card: number): readonly Answer[] {
  return asked(board).filter(({ about }) => about.card === card)
}

const asked = ({ scene }: BoardProps) => (scene.asked?.mine ? scene.asked.answers : [])
