import { joined } from '@kontor/language/phrase'
import { point } from '@kontor/language/terms'
import { COLORS } from '../colors.ts'
import { amountOf, amountSigns, countOf, measured, measuredShort } from '../counters/index.ts'
import type { Amount } from '../language.ts'
import type { Laurel } from './laurel.ts'

/** Points for whoever has houses of all five colours. */
export interface AllHouseColors {
  readonly final: 'allHouseColors'
  readonly points: Amount
}

export const allHouseColors: Laurel<AllHouseColors> = {
  points: (state, mine, { points }) =>
    countOf(state, mine, { of: 'houseColors' }) < COLORS.length ? 0 : amountOf(state, mine, points),
  sentence({ points }) {
    const { object } = measured(points, point)
    return {
      en: `gain ${object.en} if you have houses of all five colours`,
      de: `erhalte ${object.de}, wenn du Häuser aller fünf Farben hast`,
      nl: `krijg ${object.nl} als je huizen in alle vijf de kleuren hebt`,
    }
  },
  short: ({ points }) =>
    joined(
      {
        en: 'houses of all five colours: ',
        de: 'Häuser aller fünf Farben: ',
        nl: 'huizen in alle vijf de kleuren: ',
      },
      measuredShort(points, point),
    ),
  icons: ({ points }) => ['house-each', 'arrow', ...amountSigns('points', points)],
}
