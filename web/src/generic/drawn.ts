import type { Answered, Layout } from '@kontor/engine'
import type { Answer, BoardProps } from '../table/scene.ts'
import { type Path, samePath } from './fields.ts'

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

/** The answers that a piece stands for, at this place and of this colour. */
export function answersAt(
  { board, layout }: Drawn,
  { answers: patterns = [] }: Answered,
  place: number,
  color = place,
): readonly Answer[] {
  const { asked } = board.scene
  if (!asked?.mine) return []
  const wanted = patterns.map(pattern =>
    pattern.replaceAll('{place}', String(place + 1)).replaceAll('{color}', layout.colors[color]?.key ?? ''),
  )
  return asked.answers.filter(({ name }) => wanted.some(each => name === each || name.startsWith(`${each} `)))
}

/** The answers that speak of a card: its number stands in their names with three digits. */
export function answersWith({ scene: { asked } }: BoardProps, card: number): readonly Answer[] {
  if (!asked?.mine) return []
  const number = String(card).padStart(3, '0')
  return asked.answers.filter(({ name }) => name.split(' ').includes(number))
}
