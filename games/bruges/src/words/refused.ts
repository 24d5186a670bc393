import type { Phrase } from '@kontor/city/phrase'
import { refusedWords } from '@kontor/city/refused'
import { cardNamed } from './prompts.ts'
import { ACTION_LABELS } from './terms.ts'

const ADVANCE: Phrase = {
  en: 'Advance on the reputation track',
  de: 'Auf der Aufstiegsleiste aufsteigen',
  nl: 'Vooruitgaan op het ontwikkelingsspoor',
}

/** An answer that is not possible now: what it would do, with which card. */
export const refused = refusedWords(ADVANCE, ACTION_LABELS, cardNamed)
