import { counted } from '@kontor/language/grammar'
import { joined, type Phrase } from '@kontor/language/phrase'
import { FOR_FREE, PLUS, plain } from '@kontor/language/short'
import { advance as stepForward } from '../../rules/hall.ts'
import { priceOfAdvance } from '../../rules/permanents.ts'
import { payMarks, seatOf } from '../../rules/possessions.ts'
import { ON_THE_SQUARE } from '../../words/grammar.ts'
import { mark, space } from '../../words/terms.ts'
import { fixed, nothingCertain, word } from '../word.ts'
import { ACTION } from '../worth.ts'

/** A space on the City Hall Square for so many marks. */
export interface Advance {
  readonly do: 'advance'
  readonly price: number
}

export const advance = word<Advance>()({
  run({ state, seat, card }, { price }) {
    payMarks(state, seat, state.round === 0 ? priceOfAdvance(state, seat, price, false) : price, card)
    stepForward(state, seat)
  },
  steps: {},
  possible({ state, seat }, effect) {
    const price = priceOfAdvance(state, seat, effect.price, false)
    const has = seatOf(state, seat).marks
    return has >= price ? undefined : { kind: 'needsMarks', n: price, has }
  },
  brings: nothingCertain,
  sentence: ({ price }) => ({ whole: advanceInWords(price) }),
  short: ({ price }) => joined(PLUS, plain(1, space), ON_THE_SQUARE, priced(price)),
  icons: ({ price }) => ['hall-step', price === 0 ? 'free' : `price-${price}`],
  worth: fixed(ACTION),
  needs: [],
})

function advanceInWords(price: number): Phrase {
  const marks = counted(price, mark)
  return price === 0
    ? {
        en: 'advance 1 space on the City Hall Square for free',
        de: 'rücke auf dem Rathausplatz kostenfrei 1 Feld vor',
        nl: 'ga op het stadhuisplein kosteloos 1 veld vooruit',
      }
    : {
        en: `advance 1 space on the City Hall Square for ${marks.en}`,
        de: `rücke für ${marks.de} auf dem Rathausplatz 1 Feld vor`,
        nl: `ga voor ${marks.nl} op het stadhuisplein 1 veld vooruit`,
      }
}

function priced(price: number): Phrase {
  const marks = counted(price, mark)
  return price === 0 ? FOR_FREE : { en: ` for ${marks.en}`, de: ` für ${marks.de}`, nl: ` voor ${marks.nl}` }
}
