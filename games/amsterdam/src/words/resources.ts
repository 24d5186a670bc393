import { workerWords } from '@kontor/common/workers'
import { COLORS } from '../colors.ts'
import { resource } from './terms.ts'

/** Resources come in colours as the workers of other cities do. */
export const resourceWords = workerWords(resource, COLORS)
