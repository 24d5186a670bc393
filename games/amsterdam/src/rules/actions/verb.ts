import type { About, Refusal } from '@kontor/engine'
import type { Tally } from '@kontor/engine/presentation'
import type { Phrase } from '@kontor/language/phrase'
import { COLORS } from '../../colors.ts'
import type { Reason } from '../../events.ts'
import type { AboutPiece } from '../../pieces.ts'
import type { Amsterdam } from '../../state.ts'

/** An action of a turn, with all that belongs to it. */
export interface Verb {
  /** The first word of its names. */
  readonly word: string
  /** What it can be done with now, by number. */
  objects(state: Amsterdam, seat: number): readonly number[]
  /** How names call such an object; '' for a verb that stands alone. */
  called(object: number): string
  /** What on the table stands for it. */
  about(state: Amsterdam, seat: number, object: number): AboutPiece
  run(state: Amsterdam, seat: number, object: number): void
  /** What might be expected and does not go. */
  why(state: Amsterdam, seat: number): Refusal[]
  /** The answer in words, with what it costs and brings in brackets. */
  label(state: Amsterdam, seat: number, object: number): Phrase
  /** The same in numbers, as far as they tell it. */
  tally(state: Amsterdam, seat: number, object: number): readonly Tally[]
  /** What it is called where it is refused, and what it would be done with; a card stands above it. */
  readonly title: Phrase
  meant?(about: About): Phrase
}

export function nameOfAction(verb: Verb, object: number): string {
  return `${verb.word} ${verb.called(object)}`.trimEnd()
}

/** Those of some objects with which an action does not go, and why. */
export function refusing(
  verb: Verb,
  { state, seat }: { readonly state: Amsterdam; readonly seat: number },
  objects: readonly number[],
  why: (object: number) => Reason | undefined,
): Refusal[] {
  return objects.flatMap(object => {
    const reason = why(object)
    return reason
      ? [{ name: nameOfAction(verb, object), about: verb.about(state, seat, object), reason }]
      : []
  })
}

/** So much of something in a tally, if there is any. */
export const some = (of: string, n: number): Tally[] => (n === 0 ? [] : [{ of, n }])

/** What a price takes away. */
export const less = (price: readonly number[]): Tally[] =>
  price.flatMap((n, color) => some(`resource-${COLORS[color]}`, -n))
