import type { Chronicle } from '@kontor/engine/presentation'
import { cityChronicle } from '@kontor/five-colours/picture/chronicle'
import { pointsByCard } from '../rules/scoring.ts'
import type { Hamburg } from '../state.ts'

/** Hamburg's events as statistics read them. */
export const chronicle: Chronicle<Hamburg> = cityChronicle({ built: 'built', pointsByCard })
