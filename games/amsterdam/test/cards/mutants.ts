import { COLORS, CRAFTS, DECKS, DOCKERS, EDIFICES, GOODS } from '../../src/colors.ts'

/** Something with one thing about it changed, and what that is. */
export interface Mutant<T> {
  readonly change: string
  readonly value: T
}

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

/** Words that can stand for each other in an expression. */
const ALIKE: readonly (readonly string[])[] = [
  COLORS,
  GOODS,
  DOCKERS,
  DECKS,
  CRAFTS,
  EDIFICES,
  ['craftPairs', 'planPairs', 'crafts', 'districts'],
  ['laurelCards', 'permanentCards', 'onceCards'],
  ['depot', 'blackMarket', 'cargo'],
  ['goodsAboard', 'inactive'],
  ['notFirst', 'last'],
  ['aloneFirst', 'aloneLast'],
  ['cardGulden', 'cardPrestige'],
]

/** Other values that a word or a number of an expression could have. */
function otherValues(value: Json): Json[] {
  if (typeof value === 'number') return value > 1 ? [value + 1, value - 1] : [value + 1]
  for (const words of ALIKE) {
    const found = words.indexOf(`${value}`)
    if (found >= 0) return [words[(found + 1) % words.length]!]
  }
  return []
}

/** The value with one thing in it changed, in every way. */
function changed(value: Json, path: string): Mutant<Json>[] {
  if (Array.isArray(value)) {
    const shorter =
      typeof value[0] === 'object' ? [{ change: `${path} without the first`, value: value.slice(1) }] : []
    return [
      ...shorter,
      ...value.flatMap((each, i) =>
        changed(each, `${path}[${i}]`).map(({ change, value: other }) => ({
          change,
          value: value.with(i, other),
        })),
      ),
    ]
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inside]) =>
      changed(inside, `${path}.${key}`).map(({ change, value: other }) => ({
        change,
        value: { ...value, [key]: other },
      })),
    )
  }
  return otherValues(value).map(other => ({ change: `${path} ${value} → ${other}`, value: other }))
}

/** An expression with each number, colour, good or other word in it changed. */
export const mutantsOf = <T>(expression: T): Mutant<T>[] =>
  changed(expression as unknown as Json, '') as unknown as Mutant<T>[]
