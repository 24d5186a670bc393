import { SOMETHING } from '@kontor/common/worth'
import { cheaper } from '@kontor/five-colours/words/sentences'
import { counted, many } from '@kontor/language/grammar'
import { joined, type Phrase } from '@kontor/language/phrase'
import { COLON, MINUS, plain } from '@kontor/language/short'
import { colorNumber, colorOf } from '../cards/cardfile.ts'
import type { Color } from '../colors.ts'
import { GUILDER } from '../effects/worth.ts'
import { tintOf } from '../words/card/signs.ts'
import { canalTile, guilder, ON_THE_TRACK, person } from '../words/terms.ts'
import type { Permanent } from './permanent.ts'

/** Something that is cheaper. */
export type Price = HalfPerson | CanalFree | CheaperStep

/** Persons of a colour at half price. */
interface HalfPerson {
  readonly price: 'halfPerson'
  readonly color: Color
}
/** Canal tiles without guilders. */
interface CanalFree {
  readonly price: 'canalFree'
}
/** The dice price of a step lowered. */
interface CheaperStep {
  readonly price: 'step'
  readonly less: number
}

const DICE_PRICE: Phrase = {
  en: 'Reputation track (dice price)',
  de: 'Aufstiegsleiste (Würfelpreis)',
  nl: 'Ontwikkelingsspoor (dobbelsteenprijs)',
}

const PRICES: { readonly [K in Price['price']]: Permanent<Extract<Price, { price: K }>> } = {
  halfPerson: {
    means({ color }) {
      const half = colorNumber(color)
      return {
        figure: 'personPrice',
        change: (price, card) => (colorOf(card) === half ? Math.ceil(price / 2) : price),
      }
    },
    sentence({ color }) {
      const persons = many(person, [color])
      return {
        en: `you recruit ${persons.en} at half price (rounded up)`,
        de: `du wirbst ${persons.de} zum halben Preis an (aufgerundet)`,
        nl: `je trekt ${persons.nl} aan voor de halve prijs (naar boven afgerond)`,
      }
    },
    short: ({ color }) =>
      joined(many(person, [color]), { en: ': half price', de: ': halber Preis', nl: ': halve prijs' }),
    icons: ({ color }) => [`person-${tintOf(color)}`, 'half'],
    worth: () => SOMETHING,
  },
  canalFree: {
    means: () => ({ figure: 'canalPrice', change: () => 0 }),
    sentence: () => ({
      en: 'your canal tiles cost nothing',
      de: 'deine Kanalplättchen kosten nichts',
      nl: 'je kanaalfiches kosten niets',
    }),
    short: () => joined(many(canalTile, []), COLON, plain(0, guilder)),
    icons: () => ['canal', 'free'],
    worth: () => SOMETHING,
  },
  step: {
    means: ({ less }) => ({ figure: 'stepPrice', change: price => price - less }),
    sentence({ less }) {
      const lower = cheaper(counted(less, guilder))
      return {
        en: `advancing ${ON_THE_TRACK.en} at the dice price costs you ${lower.en}`,
        de: `das Aufsteigen ${ON_THE_TRACK.de} zum Würfelpreis kostet dich ${lower.de}`,
        nl: `vooruitgaan ${ON_THE_TRACK.nl} tegen de dobbelsteenprijs kost je ${lower.nl}`,
      }
    },
    short: ({ less }) => joined(DICE_PRICE, COLON, MINUS, plain(less, guilder)),
    icons: ({ less }) => ['reputation', `discount-${less}`],
    worth: ({ less }) => GUILDER * less,
  },
}

const priceOf = ({ price }: Price): Permanent<Price> => PRICES[price]

export const prices: Permanent<Price> = {
  means: always => priceOf(always).means(always),
  sentence: (always, told) => priceOf(always).sentence(always, told),
  short: (always, told) => priceOf(always).short(always, told),
  icons: (always, drawn) => priceOf(always).icons(always, drawn),
  worth: (always, worthOf) => priceOf(always).worth(always, worthOf),
}
