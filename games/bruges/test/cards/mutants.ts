import { COLORS, GROUPS } from '../../src/colors.ts'
import type { Ability } from '../../src/language.ts'

/** A person with one thing about it changed, and what that is. */
export interface Mutant {
  readonly change: string
  readonly ability: Ability
}

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

/** Other values that a word or a number of an expression could have. */
function otherValues(value: Json): Json[] {
  if (typeof value === 'number') return value > 1 ? [value + 1, value - 1] : [value + 1]
  for (const names of [COLORS, GROUPS, ['double', 'free']] as const) {
    const found = names.map(String).indexOf(`${value}`)
    if (found >= 0) return [names[(found + 1) % names.length]!]
  }
  return []
}

/** The value with one thing in it changed, in every way. */
function changed(value: Json, path: string): { change: string; value: Json }[] {
  if (Array.isArray(value)) {
    const [first] = value
    const shorter =
      value.length > 0 && typeof first === 'object'
        ? [{ change: `${path} without the first`, value: value.slice(1) }]
        : []
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

/** A person that does nothing, and the person with each number, colour, group or price changed. */
export function mutantsOf(ability: Ability): Mutant[] {
  const nothing: Mutant = { change: 'does nothing', ability: { when: 'instant', effects: [] } }
  return [
    nothing,
    ...changed(ability as unknown as Json, '').map(({ change, value }) => ({
      change,
      ability: value as unknown as Ability,
    })),
  ]
}
