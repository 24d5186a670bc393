import type { Icons } from '@kontor/common/icons'
import { counted } from '@kontor/language/grammar'
import { joined, type Phrase, told } from '@kontor/language/phrase'
import { COLON, plain } from '@kontor/language/short'
import type { Adjective } from '@kontor/language/terms'
import type { Deck } from '../colors.ts'
import { RESOURCE } from '../effects/worth.ts'
import { resource } from '../words/terms.ts'
import { BLOCKS_TAKEN, CARDS_ACTIVATED, type Lasting } from './lasting.ts'
import { ACTIVATING, activatedShort, BLOCK_TAKEN, TAKING_A_BLOCK } from './occasions.ts'

/** Resources less for a block, a card of a deck, a craftsman of a kind not active yet. */
export interface CheaperBlock {
  readonly always: 'cheaperBlock'
  readonly less: number
}
export interface CheaperCard {
  readonly always: 'cheaperCard'
  readonly deck: Deck
  readonly less: number
}
export interface CheaperCraft {
  readonly always: 'cheaperCraft'
  readonly less: number
}

/** German and Dutch say it behind the noun. */
const FEWER: Adjective = { en: 'fewer', de: ['weniger', 'never'], nl: ['minder', 'minder'] }

/** What belongs to a discount, with its occasion in words, in short and in signs, and how often it comes in a round. */
function cheaper<A extends { readonly less: number }>(
  occasion: (always: A) => Phrase,
  short: (always: A) => Phrase,
  icons: (always: A) => Icons,
  often: number,
): Lasting<A> {
  return {
    sentence(always) {
      const { en } = counted(always.less, resource, [FEWER])
      const { de, nl } = counted(always.less, resource)
      return told(occasion(always), {
        en: `return ${en} for it`,
        de: `gib dafür ${de} weniger ab`,
        nl: `lever daarvoor ${nl} minder in`,
      })
    },
    // 'Less' is said in words: a minus would read as a price.
    short(always) {
      const { en } = plain(always.less, resource, [FEWER])
      const { de, nl } = plain(always.less, resource)
      return joined(short(always), COLON, { en, de: `${de} weniger`, nl: `${nl} minder` })
    },
    icons: always => [...icons(always), 'arrow', `minus-${always.less}`, 'resource-any'],
    worth: ({ less }) => RESOURCE * less * often,
  }
}

export const cheaperBlock = cheaper<CheaperBlock>(
  () => TAKING_A_BLOCK,
  () => BLOCK_TAKEN,
  () => ['block'],
  BLOCKS_TAKEN,
)

export const cheaperCard = cheaper<CheaperCard>(
  ({ deck }) => ACTIVATING[deck],
  ({ deck }) => activatedShort(deck),
  ({ deck }) => [deck],
  CARDS_ACTIVATED,
)

export const cheaperCraft = cheaper<CheaperCraft>(
  () => ({
    en: 'whenever you activate a craftsman of a kind of which you have no active card yet',
    de: 'immer wenn du einen Handwerker einer Art aktivierst, die bei dir noch nicht aktiv ist',
    nl: 'telkens als je een ambachtsman activeert van een soort die bij jou nog niet actief is',
  }),
  () => ({
    en: 'first craftsman of a kind',
    de: 'erster Handwerker einer Art',
    nl: 'eerste ambachtsman van een soort',
  }),
  () => ['different', 'craftsman'],
  CARDS_ACTIVATED,
)
