import { GAIN } from '@kontor/language/clauses'
import type { Amount } from '../../language.ts'
import { gainPoints } from '../../rules/possessions.ts'
import { prestigePoint } from '../../words/terms.ts'
import { gain } from './amount.ts'

export interface Prestige {
  readonly do: 'prestige'
  readonly amount: Amount
}

export const prestige = gain({ give: gainPoints, verb: GAIN, noun: prestigePoint, icon: 'points', each: 1 })
