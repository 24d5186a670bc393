import { SOMETHING } from '@kontor/common/worth'
import { cheaper as lower } from '@kontor/five-colours/words/sentences'
import { counted, many } from '@kontor/language/grammar'
import { joined, listed, NOTHING, noted, OR, type Phrase } from '@kontor/language/phrase'
import { COLON, MINUS, plain } from '@kontor/language/short'
import { colorNumber, colorOf, isBuilding } from '../cards/cardfile.ts'
import { BLACK, type Color } from '../colors.ts'
import { MARK } from '../effects/worth.ts'
import { ACTION_SIGNS } from '../words/card/signs.ts'
import { ACTION_LABELS, actionQuoted, building, mark } from '../words/terms.ts'
import { type Change, changesInWords, cheaper } from './changes.ts'
import type { Permanent } from './permanent.ts'
import { colorAlone, inBrackets } from './phrases.ts'

/** Something that costs another price than it would. */
export type Price =
  | HalfBuilding
  | CheaperBuilding
  | CheaperHall
  | OthersHall
  | CheaperWall
  | FreeWall
  | FixedWall
  | BlackDieWall

/** Buildings of a colour at half price. */
interface HalfBuilding {
  readonly price: 'halfBuilding'
  readonly color: Color
}
/** The action that constructs; the dice price of the City Hall. More expensive if the number is negative. */
interface CheaperBuilding {
  readonly price: 'build'
  readonly less: number
}
interface CheaperHall {
  readonly price: 'hall'
  readonly less: number
}
/** Others' City Hall costs as much more as the black die shows. */
interface OthersHall {
  readonly price: 'othersHall'
}
/** Wall segments, of certain colours: cheaper, or for nothing by the standard action. */
interface CheaperWall {
  readonly price: 'wall'
  readonly less: number
  readonly colors?: readonly Color[]
}
interface FreeWall {
  readonly price: 'wallFree'
  readonly colors?: readonly Color[]
}
/** Every wall segment costs so many marks, or may cost as many as the black die shows. */
interface FixedWall {
  readonly price: 'wallFixed'
  readonly marks: number
}
interface BlackDieWall {
  readonly price: 'wallBlackDie'
}

/** In which order what changes the price of a segment comes. */
const FIXED = 0
const BLACK_DIE = 1
const FREE_IN_COLOR = 2
const CHEAPER = 3
const FREE_BY_ACTION = 4

/** ' costs you 2 marks less (minimum 0)'; more if the number is negative. */
function changed(less: number): Phrase {
  const marks = counted(Math.abs(less), mark)
  if (less >= 0) return lower(marks)
  return { en: `${marks.en} more`, de: `${marks.de} mehr`, nl: `${marks.nl} meer` }
}

/** ': −3 marks' for what is cheaper, ': price +3 marks' for what is more expensive. */
const changedShort = (less: number): Phrase =>
  less < 0
    ? joined({ en: ': price +', de: ': Preis +', nl: ': prijs +' }, plain(-less, mark))
    : joined(COLON, MINUS, plain(less, mark))

const changeSign = (less: number) => (less < 0 ? `surcharge-${-less}` : `discount-${less}`)

function costing(action: 'build' | 'wall', price: Phrase): Phrase {
  const { en, de, nl } = actionQuoted(action)
  return {
    en: `your standard action ${en} costs ${price.en}`,
    de: `deine Basisaktion ${de} kostet ${price.de}`,
    nl: `je basisactie ${nl} kost ${price.nl}`,
  }
}

const HALL: Phrase = {
  en: 'advancing on the City Hall Square in phase II',
  de: 'Vorrücken auf dem Rathausplatz in Phase II',
  nl: 'vooruitgaan op het stadhuisplein in fase II',
}
const HALL_SHORT: Phrase = {
  en: 'City Hall Square (dice price)',
  de: 'Rathausplatz (Würfelpreis)',
  nl: 'Stadhuisplein (dobbelsteenprijs)',
}

const inColors = (colors: readonly Color[] | undefined): Phrase =>
  colors ? inBrackets(listed(colors.map(colorAlone), OR)) : NOTHING

const segmentSigns = (colors: readonly string[] = []) => colors.map(color => `wall-${color}`)

const lessFor = ({ less }: CheaperBuilding): Change => ({ form: 'cheaper', n: less })

const lessForWall = ({ less, colors }: CheaperWall): Change =>
  colors ? { form: 'cheaperIn', n: less, colors } : { form: 'cheaper', n: less }

const PRICES: { readonly [K in Price['price']]: Permanent<Extract<Price, { price: K }>> } = {
  halfBuilding: {
    means({ color }) {
      const half = colorNumber(color)
      return [
        {
          figure: 'buildingPrice',
          order: 1,
          change: (price, card) =>
            isBuilding(card) && colorOf(card) === half ? Math.ceil(price / 2) : price,
        },
      ]
    },
    sentence({ color }) {
      const buildings = many(building, [color])
      return {
        en: `you construct ${buildings.en} at half price (rounded up)`,
        de: `du errichtest ${buildings.de} zum halben Preis (aufgerundet)`,
        nl: `je bouwt ${buildings.nl} voor de halve prijs (naar boven afgerond)`,
      }
    },
    short: ({ color }) =>
      joined(many(building, [color]), { en: ': half price', de: ': halber Preis', nl: ': halve prijs' }),
    icons: ({ color }) => [`building-${color}`, 'half'],
    worth: () => SOMETHING,
  },

  build: {
    means: ({ less }) => [{ figure: 'buildingPrice', order: 2, change: price => price - less }],
    sentence: ({ less }) => costing('build', changed(less)),
    toAll: always => changesInWords('build', [lessFor(always)]),
    changes: lessFor,
    short: ({ less }) => joined(ACTION_LABELS.build, changedShort(less)),
    icons: ({ less }) => [ACTION_SIGNS.build, changeSign(less)],
    worth: ({ less }) => MARK * less,
  },

  hall: {
    means: ({ less }) => [{ figure: 'hallPrice', change: price => price - less }],
    sentence({ less }) {
      const price = changed(less)
      return {
        en: `advancing on the City Hall Square at the dice price costs you ${price.en}`,
        de: `das Vorrücken auf dem Rathausplatz zum Würfelpreis kostet dich ${price.de}`,
        nl: `vooruitgaan op het stadhuisplein tegen de dobbelsteenprijs kost je ${price.nl}`,
      }
    },
    toAll: ({ less }) => noted(HALL, cheaper([less])),
    short: ({ less }) => joined(HALL_SHORT, changedShort(less)),
    icons: ({ less }) => ['hall-step', changeSign(less)],
    worth: ({ less }) => MARK * less,
  },

  othersHall: {
    means: () => [{ figure: 'hallTax', change: (price, _, { dice }) => price + (dice[BLACK] ?? 0) }],
    sentence: () => ({
      en: 'all other players who advance on the City Hall Square in phase II also pay as many marks as the black die shows',
      de: 'alle anderen zahlen beim Vorrücken auf dem Rathausplatz in Phase II zusätzlich so viele Mark, wie der schwarze Würfel zeigt',
      nl: 'alle andere spelers betalen bij het vooruitgaan op het stadhuisplein in fase II ook nog zoveel mark als de zwarte dobbelsteen toont',
    }),
    short: () => ({
      en: 'Others in phase II: City Hall Square + black die',
      de: 'Alle anderen in Phase II: Rathausplatz + schwarzer Würfel',
      nl: 'Anderen in fase II: stadhuisplein + zwarte dobbelsteen',
    }),
    icons: () => ['others', 'hall-step', 'plus', 'die-black'],
    worth: () => SOMETHING,
  },

  wall: {
    means({ less, colors }) {
      const only = colors?.map(colorNumber)
      return [
        {
          figure: 'wallPrice',
          order: CHEAPER,
          change: (price, { color }) => (only === undefined || only.includes(color) ? price - less : price),
        },
      ]
    },
    sentence: always =>
      always.colors ? changesInWords('wall', [lessForWall(always)]) : costing('wall', changed(always.less)),
    toAll: always => changesInWords('wall', [lessForWall(always)]),
    changes: lessForWall,
    short: ({ less, colors }) => joined(ACTION_LABELS.wall, inColors(colors), changedShort(less)),
    icons: ({ less, colors }) => [ACTION_SIGNS.wall, ...segmentSigns(colors), changeSign(less)],
    worth: ({ less }) => MARK * less,
  },

  wallFree: {
    means({ colors }) {
      if (colors === undefined)
        return [
          {
            figure: 'wallPrice',
            order: FREE_BY_ACTION,
            change: (price, { byAction }) => (byAction ? 0 : price),
          },
        ]
      const only = colors.map(colorNumber)
      return [
        {
          figure: 'wallPrice',
          order: FREE_IN_COLOR,
          change: (price, { color }) => (only.includes(color) ? 0 : price),
        },
      ]
    },
    sentence: ({ colors }) =>
      colors
        ? changesInWords('wall', [{ form: 'freeIn', n: 0, colors }])
        : costing('wall', { en: 'no money', de: 'kein Geld', nl: 'geen geld' }),
    changes: ({ colors }) => colors && { form: 'freeIn', n: 0, colors },
    short: ({ colors }) => joined(ACTION_LABELS.wall, inColors(colors), COLON, plain(0, mark)),
    icons: ({ colors }) => [ACTION_SIGNS.wall, ...segmentSigns(colors), 'free'],
    worth: () => SOMETHING,
  },

  wallFixed: {
    means: ({ marks }) => [{ figure: 'wallPrice', order: FIXED, change: () => marks }],
    sentence({ marks }) {
      const { en, de, nl } = counted(marks, mark)
      return {
        en: `each wall segment costs you exactly ${en}`,
        de: `jeder Mauerstein kostet dich genau ${de}`,
        nl: `elke muursteen kost je precies ${nl}`,
      }
    },
    short({ marks }) {
      const { en, de, nl } = plain(marks, mark)
      return {
        en: `wall segments: ${en} each`,
        de: `Mauersteine: je ${de}`,
        nl: `muurstenen: ${nl} per stuk`,
      }
    },
    icons: ({ marks }) => ['wall', `price-${marks}`],
    worth: () => SOMETHING,
  },

  wallBlackDie: {
    means: () => [
      {
        figure: 'wallPrice',
        order: BLACK_DIE,
        change: (price, _, { dice }) => Math.min(price, dice[BLACK] ?? price),
      },
    ],
    sentence: () => ({
      en: 'for a wall segment, you may pay as many marks as the black die shows instead of its price',
      de: 'für einen Mauerstein darfst du statt seines Preises so viele Mark zahlen, wie der schwarze Würfel zeigt',
      nl: 'voor een muursteen mag je in plaats van de prijs zoveel mark betalen als de zwarte dobbelsteen toont',
    }),
    short: () => ({
      en: 'wall segment: price or black die',
      de: 'Mauerstein: Preis oder schwarzer Würfel',
      nl: 'muursteen: prijs of zwarte dobbelsteen',
    }),
    icons: () => ['wall', 'price', 'die-black'],
    worth: () => SOMETHING,
  },
}

const priceOf = ({ price }: Price): Permanent<Price> => PRICES[price]

export const prices: Permanent<Price> = {
  means: always => priceOf(always).means(always),
  sentence: (always, told) => priceOf(always).sentence(always, told),
  toAll: (always, told) => (priceOf(always).toAll ?? priceOf(always).sentence)(always, told),
  changes: (always, changeBy) => priceOf(always).changes?.(always, changeBy),
  short: (always, told) => priceOf(always).short(always, told),
  icons: (always, drawn) => priceOf(always).icons(always, drawn),
  worth: (always, worthOf) => priceOf(always).worth(always, worthOf),
}
