import { GAIN } from '@kontor/language/clauses'
import { gainPoints } from '../../rules/possessions.ts'
import { point } from '../../words/terms.ts'
import { type Gain, gain } from './gain.ts'

export type Points = Gain<'points'>

export const points = gain('points', { noun: point, verb: GAIN, worth: 1, give: gainPoints })
