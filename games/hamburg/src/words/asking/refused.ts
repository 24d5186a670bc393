import { refusedWords } from '@kontor/five-colours/words/refused'
import type { Phrase } from '@kontor/language/phrase'
import { ACTION_LABELS } from '../terms.ts'

const ADVANCE: Phrase = {
  en: 'Advance on the City Hall Square',
  de: 'Auf dem Rathausplatz vorrücken',
  nl: 'Vooruitgaan op het stadhuisplein',
}

/** An answer that is not possible now: what it would do. */
export const refused = refusedWords(ADVANCE, ACTION_LABELS)
