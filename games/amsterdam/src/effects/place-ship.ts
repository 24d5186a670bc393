import { heard, plan } from '@kontor/engine'
import { FIELDS } from '../data/board.ts'
import { aboutPlace } from '../pieces.ts'
import { report, seatOf } from '../rules/possessions.ts'
import { tasks } from '../tasks.ts'
import { always, type Word } from './word.ts'
import { unpriced } from './worth.ts'

/** The ship onto any field of the harbour. */
export interface PlaceShip {
  readonly do: 'placeShip'
}

export const placeShip = {
  run: (state, seat, _, because) => plan(state, tasks.placeShip({ seat, because })),
  possible: always,
  steps: {
    placeShip: {
      ask: (state, { seat }) => [...FIELDS.keys()].filter(field => field !== seatOf(state, seat).ship),
      name: (_, __, field) => `ship ${FIELDS[field]!.id}`,
      about: (_, __, field) => aboutPlace('place', 'berth', field),
      run(state, { seat }, field) {
        seatOf(state, seat).ship = field
        if (heard()) report({ kind: 'placedShip', seat, field })
      },
    },
  },
  sentence: () => ({
    whole: {
      en: 'put your ship on any harbour space',
      de: 'stelle dein Frachtschiff auf ein beliebiges Hafenfeld',
      nl: 'zet je vrachtschip op een havenveld naar keuze',
    },
  }),
  short: () => ({
    en: 'ship → any harbour space',
    de: 'Frachtschiff → beliebiges Hafenfeld',
    nl: 'vrachtschip → havenveld naar keuze',
  }),
  icons: () => ['ship', 'to', 'anchor'],
  worth: unpriced,
} satisfies Word<PlaceShip>
