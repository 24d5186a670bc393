import { AND, joined, type Phrase, told } from '@kontor/language/phrase'
import { COMMA } from '@kontor/language/short'
import { effectsIcons, effectsInWords, effectsShort } from '../effects/index.ts'
import { unpriced } from '../effects/worth.ts'
import type { Effect, Price } from '../language.ts'
import { paidInWords, priceIcons, priceShort } from '../prices/index.ts'
import type { Lasting } from './lasting.ts'

/** As often as one likes in the own turn: something for a price. */
export interface Trade {
  readonly always: 'trade'
  readonly pay: Price
  readonly effects: readonly Effect[]
}

const AS_OFTEN: Phrase = {
  en: 'on your turn, as often as you like',
  de: 'in deinem Zug beliebig oft',
  nl: 'in je beurt, zo vaak als je wilt',
}
const AS_OFTEN_SHORT: Phrase = {
  en: 'as often as you like: ',
  de: 'beliebig oft: ',
  nl: 'zo vaak als je wilt: ',
}

export const trade: Lasting<Trade> = {
  sentence: ({ pay, effects }) => told(AS_OFTEN, joined(paidInWords(pay), AND, effectsInWords(effects))),
  short: ({ pay, effects }) => joined(AS_OFTEN_SHORT, priceShort(pay), COMMA, effectsShort(effects)),
  icons: ({ pay, effects }) => [...priceIcons(pay), 'arrow', ...effectsIcons(effects), 'again'],
  worth: unpriced,
}
