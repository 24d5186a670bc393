import { counted } from '@kontor/language/grammar'
import { AND, listed, type Phrase } from '@kontor/language/phrase'
import { active, type Noun } from '@kontor/language/terms'
import { colorNumber } from '../../../cards/cardfile.ts'
import { DECKS } from '../../../colors.ts'
import { conditionInWords } from '../../../conditions/index.ts'
import { cardsOf } from '../../../counters/cards.ts'
import { counterIcons, countOf } from '../../../counters/index.ts'
import type { Counter } from '../../../language.ts'
import { seatOf } from '../../../rules/possessions.ts'
import { districtName } from '../../../words/names.ts'
import { cityBlock, DECK_NOUNS, dockWorker, goodsTile } from '../../../words/terms.ts'
import { condition } from './goal.ts'

/** So many of something. */
export interface CountGoal {
  readonly goal: 'atLeast'
  readonly n: number
  readonly of: Counter
}
/** So many active cards of each deck. */
export interface EachDeck {
  readonly goal: 'eachDeck'
  readonly n: number
}

function blocksOwned(n: number, color: Extract<Counter, { of: 'blocks' }>['district']): Phrase {
  const { en, de, nl } = counted(n, cityBlock)
  if (color === undefined)
    return {
      en: `if you own at least ${en}`,
      de: `wenn du mindestens ${de} besitzt`,
      nl: `als je minstens ${nl} bezit`,
    }
  const name = districtName(colorNumber(color))
  return {
    en: `if you own at least ${en} in ${name}`,
    de: `wenn du im Quartier ${name} mindestens ${de} besitzt`,
    nl: `als je in de buurt ${name} minstens ${nl} bezit`,
  }
}

/** So many things at a place of the board, where they are nobody's. */
function lying(n: number, noun: Noun, there: Phrase): Phrase {
  const { en, de, nl } = counted(n, noun)
  return {
    en: `if at least ${en} are ${there.en}`,
    de: `wenn mindestens ${de} ${there.de}`,
    nl: `als er minstens ${nl} ${there.nl}`,
  }
}

const IN_DEPOT: Phrase = {
  en: 'in the depot',
  de: 'im Warendepot stehen',
  nl: 'in het goederendepot staan',
}
const ON_BLACK_MARKET: Phrase = {
  en: 'on the black market',
  de: 'auf dem Schwarzmarkt liegen',
  nl: 'op de zwarte markt liggen',
}

export const atLeast = condition<CountGoal>({
  isMet: (state, seat, { n, of }) => countOf(state, seat, of) >= n,
  when({ n, of }) {
    if (of.of === 'blocks') return blocksOwned(n, of.district)
    if (of.of === 'depot') return lying(n, dockWorker, IN_DEPOT)
    if (of.of === 'blackMarket') return lying(n, goodsTile, ON_BLACK_MARKET)
    return conditionInWords({ if: 'atLeast', n, of })
  },
  icons: ({ n, of }) => [`at-least-${n}`, ...counterIcons(of)],
})

export const eachDeck = condition<EachDeck>({
  isMet: (state, seat, { n }) => DECKS.every((_, deck) => cardsOf(seatOf(state, seat).active, deck) >= n),
  when({ n }) {
    const { en, de, nl } = listed(
      DECKS.map(deck => counted(n, DECK_NOUNS[deck], [active])),
      AND,
    )
    return {
      en: `if you have at least ${en}`,
      de: `wenn du mindestens ${de} hast`,
      nl: `als je minstens ${nl} hebt`,
    }
  },
  icons: ({ n }) => [`at-least-${n}`, ...DECKS],
})
