import { SOMETHING } from '@kontor/common/worth'
import { plan } from '@kontor/engine'
import { BLACK, COLORS } from '../../colors.ts'
import { gainWorkers } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { always, fixed, nothingCertain, word } from '../word.ts'

/** A worker of its colour for each coloured die that shows this; any worker for the black one. */
export interface DiceWorkers {
  readonly do: 'diceWorkers'
  readonly showing: number
}

export const diceWorkers = word<DiceWorkers>()({
  run({ state, seat, card }, { showing }) {
    if (state.dice[BLACK] === showing) plan(state, tasks.anyWorker({ seat, card, n: 1 }))
    for (const color of COLORS.keys()) {
      if (state.dice[color] === showing) gainWorkers(state, seat, color, 1, card)
    }
  },
  steps: {},
  possible: always,
  brings: nothingCertain,
  sentence: ({ showing }) => ({
    whole: {
      en: `for each coloured die that shows a ${showing}, take 1 worker of its colour; if the black die shows a ${showing}, take 1 worker of any colour`,
      de: `nimm für jeden farbigen Würfel, der eine ${showing} zeigt, 1 Arbeiter seiner Farbe und, wenn der schwarze Würfel eine ${showing} zeigt, 1 beliebigen Arbeiter`,
      nl: `voor elke gekleurde dobbelsteen die een ${showing} toont, neem je 1 arbeider in de kleur van die dobbelsteen; toont de zwarte dobbelsteen een ${showing}, dan neem je 1 arbeider naar keuze`,
    },
  }),
  short: ({ showing }) => ({
    en: `+1 worker of its colour per die showing ${showing} (black: any)`,
    de: `+1 Arbeiter seiner Farbe pro Würfel mit ${showing} (Schwarz: beliebig)`,
    nl: `+1 arbeider in de kleur van de dobbelsteen per dobbelsteen met ${showing} (zwart: naar keuze)`,
  }),
  icons: ({ showing }) => ['worker-its', 'per', `die-any-${showing}`],
  worth: fixed(SOMETHING),
  needs: [],
})
