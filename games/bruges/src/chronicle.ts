import { cityChronicle } from '@kontor/city/chronicle'
import type { Chronicle } from '@kontor/engine'
import { pointsByCard } from './scoring.ts'
import type { Bruges } from './state.ts'

/** Bruges' events as statistics read them. */
export const chronicle: Chronicle<Bruges> = cityChronicle({ built: 'recruited', pointsByCard })
