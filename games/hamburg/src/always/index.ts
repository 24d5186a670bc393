import type { Always } from '../language.ts'
import { fee, feeWorkers } from './fees.ts'
import { decrease, handLimit, levelPoints } from './limits.ts'
import { occasions } from './occasions.ts'
import type { Permanent } from './permanent.ts'
import { prices } from './prices.ts'
import { rules } from './rules.ts'
import { rounds, ships, spared } from './seasons.ts'

/** What tells one family of permanent abilities from another. */
type Family = Exclude<KeyOf<Always>, 'on' | 'of' | 'color' | 'colors' | 'less' | 'marks'>
type KeyOf<Each> = Each extends unknown ? keyof Each : never

/** What cards and tiles change while they lie there. */
const FAMILIES: { readonly [F in Family]: Permanent<Extract<Always, { readonly [K in F]: unknown }>> } = {
  effects: occasions,
  fee,
  feeWorkers,
  price: prices,
  decrease,
  handLimit,
  levelPoints,
  rounds,
  ships,
  spared,
  rule: rules,
}

const isFamily = (key: string): key is Family => Object.hasOwn(FAMILIES, key)

/** A permanent ability with all that belongs to it. */
export function permanentOf(always: Always): Permanent<Always> {
  const family = Object.keys(always).find(isFamily)
  if (family === undefined) throw new Error(`No permanent ability: ${JSON.stringify(always)}`)
  return FAMILIES[family]
}
