import { SIDE_WORDS } from '@kontor/city/labels'
import { joined, type Phrase, same } from '@kontor/city/phrase'
import type { Language } from '@kontor/engine'
import { cardNamed } from './asking.ts'
import { ACTION_LABELS, isAction } from './terms.ts'

const ADVANCE: Phrase = {
  en: 'Advance on the City Hall Square',
  de: 'Auf dem Rathausplatz vorrücken',
  nl: 'Vooruitgaan op het stadhuisplein',
}
const ACTIVATE: Phrase = { en: 'Activate', de: 'Aktivieren', nl: 'Activeren' }

/** An answer that is not possible now: what it would do, with which card. */
export function refused(name: string, language: Language): string {
  const [verb, card, action = '', side] = name.split(' ')
  if (card === undefined) return ADVANCE[language]
  const does = verb === 'activate' || !isAction(action) ? ACTIVATE : ACTION_LABELS[action]
  const where = side === undefined ? same('') : joined(same(', '), SIDE_WORDS[side === 'left' ? 0 : 1]!)
  return joined(cardNamed(Number(card)), same(': '), does, where)[language]
}
