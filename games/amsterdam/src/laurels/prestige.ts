import { joined } from '@kontor/language/phrase'
import { amountOf, amountSigns, growthOf, measured, measuredShort } from '../counters/index.ts'
import { effectsInWords } from '../effects/index.ts'
import type { Amount } from '../language.ts'
import { START_FIELD } from '../rules/board/harbour.ts'
import { seatOf } from '../rules/possessions.ts'
import { prestigePoint } from '../words/terms.ts'
import { type Laurel, STILL } from './laurel.ts'

export interface FinalPrestige {
  readonly final: 'prestige'
  readonly prestige: Amount
}
/** If the ship has come back to the start field. */
export interface ShipHome {
  readonly final: 'shipHome'
  readonly prestige: Amount
}

/** How likely a ship comes home that is wanted there. */
const LIKELY = 0.6

const growing = ({ n, per }: Amount, rounds: number) => (per ? n * growthOf(per) * rounds : 0)

export const prestige: Laurel<FinalPrestige> = {
  ...STILL,
  points: (state, seat, { prestige }) => amountOf(state, seat, prestige),
  sentence: ({ prestige }) => effectsInWords([{ do: 'prestige', amount: prestige }]),
  short: ({ prestige }) => measuredShort(prestige, prestigePoint),
  icons: ({ prestige }) => amountSigns('points', prestige),
  growth: ({ prestige }, rounds) => growing(prestige, rounds),
  worth: (state, seat, { prestige }, rounds) => amountOf(state, seat, prestige) + growing(prestige, rounds),
}

export const shipHome: Laurel<ShipHome> = {
  ...STILL,
  points: (state, seat, { prestige }) =>
    seatOf(state, seat).ship === START_FIELD ? amountOf(state, seat, prestige) : 0,
  sentence({ prestige }) {
    const { object } = measured(prestige, prestigePoint)
    return {
      en: `gain ${object.en} if your ship is on the start space`,
      de: `erhalte ${object.de}, wenn dein Frachtschiff auf dem Startfeld liegt`,
      nl: `krijg ${object.nl} als je vrachtschip op het startveld ligt`,
    }
  },
  short: ({ prestige }) =>
    joined(
      {
        en: 'ship on the start space: ',
        de: 'Frachtschiff auf dem Startfeld: ',
        nl: 'vrachtschip op het startveld: ',
      },
      measuredShort(prestige, prestigePoint),
    ),
  icons: ({ prestige }) => ['ship', 'start', 'arrow', ...amountSigns('points', prestige)],
  worth: (_, __, { prestige }) => LIKELY * prestige.n,
}
