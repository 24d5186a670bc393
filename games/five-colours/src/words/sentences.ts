import { AS_MANY, type Counted, eachKind, every, type Shown } from '@kontor/common/amounts'
import { counted, one, the } from '@kontor/language/grammar'
import { joined, listed, OR, type Phrase, same } from '@kontor/language/phrase'
import {
  type Adjective,
  type ColorName,
  card,
  die,
  figure,
  handCard,
  type Noun,
  random,
} from '@kontor/language/terms'

/** Sentences that stand on cards of several cities. */

/** The numbers from one to six that are at least so many: '5 or 6'. */
const atLeastOnDie = (least: number): Phrase =>
  listed(
    [1, 2, 3, 4, 5, 6].filter(number => number >= least).map(number => same(`${number}`)),
    OR,
  )

/** 'if the grey die shows a 5 or 6'. */
export function dieShows(color: ColorName, atLeast: number): Phrase {
  const numbers = atLeastOnDie(atLeast)
  const shown = the(die, color, 'dative')
  return {
    en: `if ${shown.en} shows a ${numbers.en}`,
    de: `bei einer ${numbers.de} auf ${shown.de}`,
    nl: `bij een ${numbers.nl} op ${shown.nl}`,
  }
}

/** 'grey die 5 or 6'. */
export const dieShowsShort = (color: ColorName, atLeast: number): Phrase =>
  joined(one(die, [color], 'nominative'), same(' '), atLeastOnDie(atLeast))

/** How many cards the hand is filled up to. */
export const handUpTo = (cards: number): Phrase => ({
  en: `hand: up to ${cards} cards`,
  de: `Hand: bis zu ${cards} Karten`,
  nl: `hand: maximaal ${cards} kaarten`,
})

export const NO_LOW_DIE_SHORT: Phrase = {
  en: 'no 1 or 2 rolled',
  de: 'kein Würfel mit 1 oder 2',
  nl: 'geen dobbelsteen met 1 of 2',
}

/** Everything that one worker pays for, without it. */
export const allForOneWorker = (worker: Noun): Phrase => ({
  en: 'all abilities that cost 1 worker: once for free',
  de: `alle Fähigkeiten, die 1 ${worker.de[1]} kosten: einmal kostenfrei`,
  nl: 'alle vaardigheden die 1 arbeider kosten: eenmaal kosteloos',
})

/** 'for each die that shows a 1'. */
export function diceShowing(showing: number): Counted {
  const shows = { en: ' showing ', de: ' mit ', nl: ' met ' }
  return {
    ...every(die, [], joined(shows, same(`${showing}`))),
    each: {
      en: `for each die that shows a ${showing}`,
      de: `für jeden Würfel, der eine ${showing} zeigt`,
      nl: `voor elke dobbelsteen die een ${showing} toont`,
    },
  }
}

const ROLLED: Adjective = { en: 'rolled', de: ['gewürfelt', 'bends'], nl: ['gegooid', 'gegooide'] }

/** 'for each different number on the dice'. */
export const DIFFERENT_NUMBERS: Counted = {
  ...eachKind(
    figure,
    { en: 'on the dice', de: 'auf den Würfeln', nl: 'op de dobbelstenen' },
    { de: 'die mindestens ein Würfel zeigt', nl: 'dat minstens één dobbelsteen toont' },
  ),
  one: { ...one(figure, [ROLLED]), en: 'different number on the dice' },
}

/** As many as the die of the colour of a worker that was paid. */
export const PAID_DIE: Shown = {
  before: AS_MANY,
  after: {
    en: ' as the die of its colour shows',
    de: ', wie der Würfel seiner Farbe zeigt',
    nl: ' als de dobbelsteen van die kleur toont',
  },
  number: { en: 'die of its colour', de: 'Würfel seiner Farbe', nl: 'dobbelsteen van die kleur' },
}

/** '2 marks less (minimum 0)'. */
export const cheaper = ({ en, de, nl }: Phrase): Phrase => ({
  en: `${en} less (minimum 0)`,
  de: `${de} weniger (mindestens 0)`,
  nl: `${nl} minder (minimaal 0)`,
})

/** A piece that is built without a card, at double price or free of charge. */
export function builtWithoutCard(piece: Noun, price: 'double' | 'free'): Phrase {
  const { en, de, nl } = counted(1, piece)
  return price === 'double'
    ? {
        en: `build ${en} at double the price, without playing a card`,
        de: `baue zum doppelten Preis ${de}, ohne eine Karte auszuspielen`,
        nl: `bouw voor de dubbele prijs ${nl}, zonder een kaart te spelen`,
      }
    : {
        en: `build ${en} for free, without playing a card`,
        de: `baue kostenfrei ${de}, ohne eine Karte auszuspielen`,
        nl: `bouw kosteloos ${nl}, zonder een kaart te spelen`,
      }
}

export function builtWithoutCardShort(piece: Noun, price: 'double' | 'free'): Phrase {
  const { en, de, nl } = counted(1, piece, [], 'nominative')
  return price === 'double'
    ? {
        en: `+${en} at double the price, no card`,
        de: `+${de} zum doppelten Preis, ohne Karte`,
        nl: `+${nl} voor de dubbele prijs, zonder kaart`,
      }
    : {
        en: `+${en} for free, no card`,
        de: `+${de} kostenfrei, ohne Karte`,
        nl: `+${nl} kosteloos, zonder kaart`,
      }
}

/** Cards from the piles that are laid out for free, as sites or houses; English also says where. */
export function cardsBecome(n: number, piece: Noun, place: string): Phrase {
  const drawn = counted(n, card)
  return n === 1
    ? {
        en: `draw ${drawn.en} and add it to your ${place} as a ${piece.en[0]} for free`,
        de: `ziehe ${drawn.de} und lege sie kostenfrei als ${piece.de[1]} aus`,
        nl: `trek ${drawn.nl} en leg die kosteloos neer als ${piece.nl[1]}`,
      }
    : {
        en: `draw ${drawn.en} and add them to your ${place} as ${piece.en[1]} for free`,
        de: `ziehe ${drawn.de} und lege sie kostenfrei als ${piece.de[2]} aus`,
        nl: `trek ${drawn.nl} en leg ze kosteloos neer als ${piece.nl[2]}`,
      }
}

export function drawThenDiscard(n: number): Phrase {
  const [drawn, discarded] = [counted(n, card), counted(n, handCard)]
  return {
    en: `draw ${drawn.en}, then discard ${drawn.en} from your hand`,
    de: `ziehe ${drawn.de} und wirf danach ${discarded.de} ab`,
    nl: `trek ${drawn.nl} en leg daarna ${discarded.nl} af`,
  }
}

/** What each other player discards, choosing it. */
export const othersDiscard = (thing: Phrase): Phrase => ({
  en: `each other player discards ${thing.en} of their choice`,
  de: `alle anderen werfen je ${thing.de} ihrer Wahl ab`,
  nl: `elke andere speler legt ${thing.nl} naar eigen keuze af`,
})

/** What each other player discards from the hand. */
export const othersDiscardCards = (n: number): Phrase => ({
  ...othersDiscard(counted(n, handCard)),
  en: `each other player discards ${counted(n, card).en} of their choice from their hand`,
})

export const othersGiveCards = (n: number): Phrase => ({
  en: `take ${n} random ${n === 1 ? 'card' : 'cards'} from each other player's hand`,
  de: `nimm von allen anderen je ${counted(n, handCard, [random]).de}`,
  nl: `neem van elke andere speler ${counted(n, handCard, [random]).nl}`,
})

export const othersPay = (money: Phrase): Phrase => ({
  en: `take ${money.en} from each other player (or all they have)`,
  de: `nimm von allen anderen je ${money.de} (oder alles, was sie haben)`,
  nl: `neem van elke andere speler ${money.nl} (of alles wat die speler heeft)`,
})

export const othersGiveWorkers = (workers: Phrase): Phrase => ({
  en: `each other player gives you ${workers.en} of their choice (or all they have)`,
  de: `alle anderen geben dir je ${workers.de} ihrer Wahl (oder alle, die sie haben)`,
  nl: `elke andere speler geeft je ${workers.nl} naar eigen keuze (of alle arbeiders als het er minder zijn)`,
})

export const STATUE_DOUBLE: Phrase = {
  en: '1 statue of your choice scores double',
  de: '1 Statue deiner Wahl zählt doppelt',
  nl: '1 standbeeld naar keuze telt dubbel',
}
export const STATUE_DOUBLE_SHORT: Phrase = { en: '1 statue × 2', de: '1 Statue × 2', nl: '1 standbeeld × 2' }

export const SHARED_MAJORITY: Phrase = {
  en: 'you also win a majority if you are tied for first place (not at 0)',
  de: 'für deine Mehrheiten reicht ein geteilter erster Platz (nicht bei 0)',
  nl: 'voor je meerderheden is een gedeelde eerste plaats genoeg (niet bij 0)',
}
export const SHARED_MAJORITY_SHORT: Phrase = {
  en: 'majorities: also on a tie (not at 0)',
  de: 'Mehrheiten: auch bei Gleichstand (nicht bei 0)',
  nl: 'meerderheden: ook bij een gelijke stand (niet bij 0)',
}
