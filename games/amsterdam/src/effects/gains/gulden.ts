import { TAKE } from '@kontor/language/clauses'
import type { Amount } from '../../language.ts'
import { gainGulden } from '../../rules/possessions.ts'
import { gulden as noun } from '../../words/terms.ts'
import { GULDEN } from '../worth.ts'
import { gain } from './amount.ts'

export interface Gulden {
  readonly do: 'gulden'
  readonly amount: Amount
}

/** Gulden are drawn as coins. */
export const gulden = gain({ give: gainGulden, verb: TAKE, noun, icon: 'marks', each: GULDEN })
