import { SOMETHING } from '@kontor/common/worth'
import { BLACK, COLORS } from '../../colors.ts'
import { gainWorkers } from '../../rules/possessions.ts'
import { always, fixed, nothingCertain, whole, word } from '../word.ts'

/** A worker of its colour for each coloured die that shows what the black one shows. */
export interface BlackMatchWorkers {
  readonly do: 'blackMatchWorkers'
}

export const blackMatchWorkers = word<BlackMatchWorkers>()({
  run({ state, seat, card }) {
    for (const color of COLORS.keys()) {
      if (state.dice[color] === state.dice[BLACK]) gainWorkers(state, seat, color, 1, card)
    }
  },
  steps: {},
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: 'for each coloured die that shows the same number as the black die, take 1 worker of its colour',
    de: 'nimm für jeden farbigen Würfel, der dieselbe Zahl zeigt wie der schwarze Würfel, 1 Arbeiter seiner Farbe',
    nl: 'voor elke gekleurde dobbelsteen die hetzelfde getal toont als de zwarte dobbelsteen, neem je 1 arbeider in de kleur van die dobbelsteen',
  }),
  short: fixed({
    en: '+1 worker of its colour per die equal to the black die',
    de: '+1 Arbeiter seiner Farbe pro Würfel mit der Zahl des schwarzen Würfels',
    nl: '+1 arbeider in de kleur van de dobbelsteen per dobbelsteen gelijk aan de zwarte',
  }),
  icons: fixed(['worker-its', 'per', 'die-any', 'equals', 'die-black']),
  worth: fixed(SOMETHING),
  needs: [],
})
