import { joined } from '@kontor/language/phrase'
import { COLORS } from '../colors.ts'
import { amountOf, amountSigns, countOf, measured, measuredShort } from '../counters/index.ts'
import type { Amount } from '../language.ts'
import { point } from '../words/terms.ts'
import type { Laurel } from './laurel.ts'

/** Points for whoever has sites of all five colours. */
export interface AllSiteColors {
  readonly final: 'allSiteColors'
  readonly points: Amount
}

export const allSiteColors: Laurel<AllSiteColors> = {
  points: (state, seat, { points }) =>
    countOf(state, seat, { of: 'siteColors' }, -1) < COLORS.length ? 0 : amountOf(state, seat, points, -1),
  sentence({ points }) {
    const { object } = measured(points, point)
    return {
      en: `gain ${object.en} if you have sites of all five colours`,
      de: `erhalte ${object.de}, wenn du Grundstücke aller fünf Farben hast`,
      nl: `krijg ${object.nl} als je bouwlocaties in alle vijf de kleuren hebt`,
    }
  },
  short: ({ points }) =>
    joined(
      {
        en: 'sites of all five colours: ',
        de: 'Grundstücke aller fünf Farben: ',
        nl: 'bouwlocaties in alle vijf de kleuren: ',
      },
      measuredShort(points, point),
    ),
  icons: ({ points }) => ['site-each', 'arrow', ...amountSigns('points', points)],
}
