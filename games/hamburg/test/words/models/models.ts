import type { Language } from '@kontor/engine/presentation'
import { instant } from './instant.ts'
import { phases } from './phases.ts'
import { standing } from './standing.ts'

/** The sentence of a card in each language. */
export type Models = Readonly<Record<number, Readonly<Record<Language, string>>>>

export const MODELS: Models = { ...instant, ...phases, ...standing }
