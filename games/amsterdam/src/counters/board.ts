import { every } from '@kontor/common/amounts'
import { card } from '@kontor/language/terms'
import { sum } from '../cards/cardfile.ts'
import { BRIDGES } from '../data/board.ts'
import { seatOf } from '../rules/possessions.ts'
import { bridge, dockWorker, goodsTile, inactive as isInactive } from '../words/terms.ts'
import type { Count, Plain } from './count.ts'

/**
 * Bridges over the Amstel that the own disc has passed; dockers in the depot and goods on the black market, whosever they were;
 * inactive cards below the board.
 */
export type BoardCounter = Plain<'bridges' | 'depot' | 'blackMarket' | 'inactive'>

export const bridges: Count<unknown> = {
  count: (state, seat) => BRIDGES.filter(({ after }) => after < seatOf(state, seat).amstel).length,
  words: () =>
    every(bridge, [], {
      en: ' over the Amstel that you have passed',
      de: ' über die Amstel, die du passiert hast',
      nl: ' over de Amstel die je bent gepasseerd',
    }),
  icons: () => ['bridge'],
  growth: 0.25,
}

export const depot: Count<unknown> = {
  count: state => state.depot.length,
  words: () =>
    every(dockWorker, [], { en: ' in the depot', de: ' im Warendepot', nl: ' in het goederendepot' }),
  icons: () => ['docker', 'depot'],
  growth: 0.4,
}

export const blackMarket: Count<unknown> = {
  count: state => sum(state.blackMarket),
  words: () =>
    every(goodsTile, [], {
      en: ' on the black market',
      de: ' auf dem Schwarzmarkt',
      nl: ' op de zwarte markt',
    }),
  icons: () => ['good', 'black-market'],
  growth: 0.5,
}

export const inactive: Count<unknown> = {
  count: (state, seat) => seatOf(state, seat).inactive.length,
  words: () => every(card, [isInactive]),
  icons: () => ['inactive'],
  growth: 0,
}
