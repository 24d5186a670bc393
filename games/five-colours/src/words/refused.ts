import { type About, nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import { SIDE_WORDS } from './labels.ts'

const ACTIVATE: Phrase = { en: 'Activate', de: 'Aktivieren', nl: 'Activeren' }

/** Words for an answer that is not possible now: what it would do with the card that stands above it. */
export function refusedWords(advance: Phrase, uses: Readonly<Record<string, Phrase>>) {
  return ({ card, use, place }: About, language: Language): string => {
    if (card === undefined) return advance[language]
    const does = use === undefined ? ACTIVATE : uses[use]!
    return (place === undefined ? does : joined(does, same(', '), nth(SIDE_WORDS, place)))[language]
  }
}
