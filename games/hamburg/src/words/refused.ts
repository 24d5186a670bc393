import type { Phrase } from '@kontor/city/phrase'
import { refusedWords } from '@kontor/city/refused'
import { cardNamed } from './asking.ts'
import { ACTION_LABELS } from './terms.ts'

const ADVANCE: Phrase = {
  en: 'Advance on the City Hall Square',
  de: 'Auf dem Rathausplatz vorrücken',
  nl: 'Vooruitgaan op het stadhuisplein',
}

/** An answer that is not possible now: what it would do, with which card. */
export const refused = refusedWords(ADVANCE, ACTION_LABELS, cardNamed)
