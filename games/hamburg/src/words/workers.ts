import { workerWords as wordsFor } from '@kontor/common/workers'
import { COLORS } from '../colors.ts'
import { worker } from './terms.ts'

/** What is said about workers. */
export const workerWords = wordsFor(worker, COLORS)
