import type { Chronicle } from '@kontor/engine/presentation'
import { cityChronicle } from '@kontor/five-colours/picture/chronicle'
import { pointsByCard } from '../rules/scoring.ts'
import type { Bruges } from '../state.ts'

/** Bruges' events as statistics read them. */
export const chronicle: Chronicle<Bruges> = cityChronicle({ built: 'recruited', pointsByCard })
