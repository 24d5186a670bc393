import { refusedWords } from '@kontor/five-colours/words/refused'
import type { Phrase } from '@kontor/language/phrase'
import { ACTION_LABELS } from '../terms.ts'

const ADVANCE: Phrase = {
  en: 'Advance on the reputation track',
  de: 'Auf der Aufstiegsleiste aufsteigen',
  nl: 'Vooruitgaan op het ontwikkelingsspoor',
}

/** An answer that is not possible now: what it would do. */
export const refused = refusedWords(ADVANCE, {
  ...ACTION_LABELS,
  money: ACTION_LABELS.guilders,
  person: ACTION_LABELS.recruit,
})
