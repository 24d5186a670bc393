import { SOMETHING } from '@kontor/common/worth'
import { DONE, heard } from '@kontor/engine'
import { COLORS } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { report, returnWorkers, seatOf } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** A worker into the church window of its colour. */
export interface PlaceWorker {
  readonly do: 'placeWorker'
}

export const placeWorker = word<PlaceWorker>()({
  run: use => ask(use, tasks.placeWorker),
  steps: {
    placeWorker: {
      ask: (state, { seat }) => [
        ...[0, 1, 2, 3, 4].filter(color => seatOf(state, seat).workers[color]! > 0),
        DONE,
      ],
      name: (_, __, color) => `worker ${COLORS[color]}`,
      about: colored('place', 'worker'),
      run(state, { seat, card }, color) {
        returnWorkers(state, seat, color, 1, card)
        state.guests = [...state.guests, color]
        if (heard()) report({ kind: 'workerCleric', seat, color })
      },
    },
  },
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: 'you may place 1 of your workers in the church window of its colour. It counts as a cleric',
    de: 'du darfst 1 deiner Arbeiter in das Kirchenfenster seiner Farbe stellen. Er zählt dann als Geistlicher',
    nl: 'je mag 1 van je arbeiders in het kerkvenster van dezelfde kleur plaatsen. Die arbeider telt dan als geestelijke',
  }),
  short: fixed({
    en: '1 worker → church window of its colour (cleric)',
    de: '1 Arbeiter → Kirchenfenster seiner Farbe (Geistlicher)',
    nl: '1 arbeider → kerkvenster van dezelfde kleur (geestelijke)',
  }),
  icons: fixed(['worker-any', 'to', 'cleric']),
  worth: fixed(SOMETHING),
  needs: [],
})
