import { type Counted, every } from './amounts.ts'
import { counted, one, the } from './grammar.ts'
import { joined, listed, OR, type Phrase, same } from './phrase.ts'
import { type ColorName, card, die, handCard, random } from './terms.ts'

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

export function drawThenDiscard(n: number): Phrase {
  const [drawn, discarded] = [counted(n, card), counted(n, handCard)]
  return {
    en: `draw ${drawn.en}, then discard ${discarded.en}`,
    de: `zieh ${drawn.de} und wirf danach ${discarded.de} ab`,
    nl: `trek ${drawn.nl} en leg daarna ${discarded.nl} af`,
  }
}

/** What each other player discards, choosing it. */
export const othersDiscard = (thing: Phrase): Phrase => ({
  en: `each other player discards ${thing.en} of their choice`,
  de: `alle anderen werfen je ${thing.de} ihrer Wahl ab`,
  nl: `elke andere speler legt ${thing.nl} naar eigen keuze af`,
})

export const othersGiveCards = (n: number): Phrase => ({
  en: `take ${n} random ${n === 1 ? 'card' : 'cards'} from each other player's hand`,
  de: `nimm von allen anderen je ${counted(n, handCard, [random]).de}`,
  nl: `neem van elke andere speler ${counted(n, handCard, [random]).nl}`,
})

export const othersPay = (money: Phrase): Phrase => ({
  en: `take ${money.en} from each other player (or all they have)`,
  de: `nimm von allen anderen je ${money.de} (oder alles, was sie haben)`,
  nl: `neem van elke andere speler ${money.nl} (of alles wat die heeft)`,
})

export const othersGiveWorkers = (workers: Phrase): Phrase => ({
  en: `each other player gives you ${workers.en} of their choice (or all they have)`,
  de: `alle anderen geben dir je ${workers.de} ihrer Wahl (oder alle, die sie haben)`,
  nl: `elke andere speler geeft je ${workers.nl} naar eigen keuze (of alles wat die heeft)`,
})

export const STATUE_DOUBLE: Phrase = {
  en: '1 statue of your choice scores double',
  de: '1 Statue deiner Wahl zählt doppelt',
  nl: '1 standbeeld naar keuze telt dubbel',
}
export const STATUE_DOUBLE_SHORT: Phrase = { en: '1 statue × 2', de: '1 Statue × 2', nl: '1 standbeeld × 2' }

export const SHARED_MAJORITY: Phrase = {
  en: 'a shared first place is enough for your majorities (not at 0)',
  de: 'für deine Mehrheiten reicht ein geteilter erster Platz (nicht bei 0)',
  nl: 'voor je meerderheden is een gedeelde eerste plaats genoeg (niet bij 0)',
}
export const SHARED_MAJORITY_SHORT: Phrase = {
  en: 'majorities: also on a tie (not at 0)',
  de: 'Mehrheiten: auch bei Gleichstand (nicht bei 0)',
  nl: 'meerderheden: ook bij een gelijke stand (niet bij 0)',
}

/** A label of an action or another printed word: quoted in German and Dutch. */
export const quotedLabel = ({ en, de, nl }: Phrase): Phrase => ({ en, de: `„${de}“`, nl: `‘${nl}’` })
