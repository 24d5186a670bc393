import { cityChronicle } from '@kontor/city/chronicle'
import type { Chronicle } from '@kontor/engine'
import { pointsByCard } from './scoring.ts'
import type { Hamburg } from './state.ts'

/** Hamburg's events as statistics read them. */
export const chronicle: Chronicle<Hamburg> = cityChronicle({ built: 'built', pointsByCard })
