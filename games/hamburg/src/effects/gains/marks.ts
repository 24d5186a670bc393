import { TAKE } from '@kontor/language/clauses'
import { gainMarks } from '../../rules/possessions.ts'
import { mark } from '../../words/terms.ts'
import { MARK } from '../worth.ts'
import { type Gain, gain } from './gain.ts'

export type Marks = Gain<'marks'>

export const marks = gain('marks', { noun: mark, verb: TAKE, worth: MARK, give: gainMarks })
