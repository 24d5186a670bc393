import type { Always } from '../language.ts'
import { alsoOf, discards, handSize, stepFor } from './limits.ts'
import { occasions } from './occasions.ts'
import type { Permanent } from './permanent.ts'
import { prices } from './prices.ts'
import { rules } from './rules.ts'

/** What tells one family of permanent abilities from another. */
type Family = Exclude<KeyOf<Always>, 'effects' | 'color' | 'less'>
type KeyOf<Each> = Each extends unknown ? keyof Each : never

/** What persons change while they are there. */
const FAMILIES: { readonly [F in Family]: Permanent<Extract<Always, { readonly [K in F]: unknown }>> } = {
  on: occasions,
  price: prices,
  stepFor,
  discards,
  handSize,
  alsoOf,
  rule: rules,
}

const isFamily = (key: string): key is Family => Object.hasOwn(FAMILIES, key)

/** A permanent ability with all that belongs to it. */
export function permanentOf(always: Always): Permanent<Always> {
  const family = Object.keys(always).find(isFamily)
  if (family === undefined) throw new Error(`No permanent ability: ${JSON.stringify(always)}`)
  return FAMILIES[family]
}
