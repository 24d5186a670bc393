import { many } from '@kontor/language/grammar'
import { joined, same } from '@kontor/language/phrase'
import { kindNumber } from '../cards/cardfile.ts'
import { cardsOfKind } from '../counters/cards.ts'
import { seatOf } from '../rules/possessions.ts'
import { prestigePoint } from '../words/terms.ts'
import { type Laurel, STILL } from './laurel.ts'

/** Alone, with one and with both of the other churches. */
export interface Churches {
  readonly final: 'churches'
  readonly points: readonly [alone: number, one: number, both: number]
}

/** What it brings if all goes as usual. */
const USUAL = 6

export const churches: Laurel<Churches> = {
  ...STILL,
  /** Every one heads a set of its own: first with both partners, then with one, as long as there are any. */
  points(state, seat, { points: [alone, one, both] }, before) {
    const { active } = seatOf(state, seat)
    const zuider = cardsOfKind(active, kindNumber('zuiderkerk'))
    const wester = cardsOfKind(active, kindNumber('westerkerk'))
    if (before < Math.min(zuider, wester)) return both
    return before < Math.max(zuider, wester) ? one : alone
  },
  sentence: ({ points: [alone, one, both] }) => ({
    en: `gain ${alone} prestige, or ${one} with a Zuiderkerk or a Westerkerk, or ${both} with both (each card counts only once)`,
    de: `erhalte ${alone} Prestigepunkte, mit einer Zuiderkerk oder Westerkerk ${one}, mit beiden ${both} (jede Karte zählt nur einmal)`,
    nl: `krijg ${alone} prestigepunten, met een Zuiderkerk of Westerkerk ${one}, met beide ${both} (elke kaart telt maar één keer)`,
  }),
  short: ({ points: [alone, one, both] }) =>
    joined(same(`+${alone} / ${one} / ${both} `), many(prestigePoint, []), {
      en: ': alone / with Zuiderkerk or Westerkerk / with both',
      de: ': allein / mit Zuiderkerk oder Westerkerk / mit beiden',
      nl: ': alleen / met Zuiderkerk of Westerkerk / met beide',
    }),
  icons: ({ points: [alone, one, both] }) => [
    `points-${alone}`,
    'kind-zuiderkerk',
    'or',
    'kind-westerkerk',
    `points-${one}`,
    'all',
    `points-${both}`,
  ],
  worth: () => USUAL,
}
