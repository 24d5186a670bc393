import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { plan } from '@kontor/engine'
import { COLORS } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { reduce } from '../../rules/disasters.ts'
import { othersOf, seatOf } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** Reduce a disaster; then all others increase the same one. */
export interface PassDisaster {
  readonly do: 'passDisaster'
}

export const passDisaster = word<PassDisaster>()({
  run: use => ask(use, tasks.passDisaster),
  steps: {
    passDisaster: {
      ask: (state, { seat }) =>
        orDone([0, 1, 2, 3, 4].filter(color => seatOf(state, seat).disasters[color]! > 0)),
      name: (_, __, color) => `pass ${COLORS[color]}`,
      about: colored('pass', 'disaster'),
      run(state, { seat, card }, color) {
        reduce(state, seat, color, 1, card)
        plan(
          state,
          ...othersOf(state, seat).flatMap(other => [
            tasks.increase({ seat: other, color }),
            tasks.settle({ seat: other }),
          ]),
        )
      },
    },
  },
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: 'reduce 1 disaster of your choice by 1 level. If you do, each other player increases the disaster of that colour by 1 level',
    de: 'verringere 1 beliebige Gefahr um 1 Stufe. Wenn du das tust, erhöhen alle anderen die Gefahr dieser Farbe um 1 Stufe',
    nl: 'verlaag 1 onheil naar keuze met 1 niveau. Als je dat doet, verhoogt elke andere speler het onheil van die kleur met 1 niveau',
  }),
  short: fixed({
    en: 'any disaster −1 → others: same disaster +1',
    de: 'beliebige Gefahr −1 → alle anderen: dieselbe Gefahr +1',
    nl: 'onheil naar keuze −1 → anderen: hetzelfde onheil +1',
  }),
  icons: fixed(['disaster-any', 'reduce-1', 'others', 'disaster-its', 'increase-1']),
  worth: fixed(SOMETHING),
  needs: [],
})
