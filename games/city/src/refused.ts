import type { Language } from '@kontor/engine'
import { SIDE_WORDS } from './labels.ts'
import { joined, type Phrase, same } from './phrase.ts'

const ACTIVATE: Phrase = { en: 'Activate', de: 'Aktivieren', nl: 'Activeren' }

/** Words for an answer that is not possible now: what it would do, with which card. */
export function refusedWords(
  advance: Phrase,
  actions: Readonly<Record<string, Phrase>>,
  cardNamed: (card: number) => Phrase,
) {
  return (name: string, language: Language): string => {
    const [verb, card, action = '', side] = name.split(' ')
    if (card === undefined) return advance[language]
    const does = verb === 'activate' ? ACTIVATE : (actions[action] ?? ACTIVATE)
    const where = side === undefined ? same('') : joined(same(', '), SIDE_WORDS[side === 'left' ? 0 : 1]!)
    return joined(cardNamed(Number(card)), same(': '), does, where)[language]
  }
}
