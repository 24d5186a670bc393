import { DONE, plan } from '@kontor/engine'
import { chooseThreat } from '../../rules/choices.ts'
import { discardThreat } from '../../rules/threats.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { NO_EFFECT, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'
import { threatColors } from './colors.ts'
import { threatenAll } from './threaten-others.ts'

/** Discard a threat marker; then each other player takes one of its colour. */
export interface PassThreat {
  readonly do: 'passThreat'
}

export const passThreat = {
  run: (_, { state, seat, card }) => plan(state, tasks.passThreat({ seat, card })),
  steps: {
    passThreat: tasks.passThreat.step<Bruges>({
      ask: (state, { seat }) => [...threatColors(state, seat), DONE],
      ...chooseThreat('pass'),
      run(state, { seat, card }, color) {
        discardThreat(state, seat, color, card)
        threatenAll(state, seat, card, color)
      },
    }),
  },
  whyNot: (_, { mine }) => (mine.threats.some(n => n > 0) ? undefined : NO_EFFECT),
  brings: nothingCertain,
  sentence: () => ({
    whole: {
      en: 'discard 1 threat marker of any colour and gain 1 point. If you do, each other player takes 1 threat marker of that colour',
      de: 'lege 1 beliebigen Bedrohungsmarker ab und erhalte 1 Punkt. Wenn du das tust, nehmen alle anderen je 1 Bedrohungsmarker dieser Farbe',
      nl: 'leg 1 noodlotfiche naar keuze af en krijg 1 punt. Als je dat doet, neemt elke andere speler 1 noodlotfiche van die kleur',
    },
  }),
  short: () => ({
    en: '−1 threat marker (any), +1 point → others: +1 of its colour',
    de: '−1 beliebiger Bedrohungsmarker, +1 Punkt → alle anderen: +1 seiner Farbe',
    nl: '−1 noodlotfiche naar keuze, +1 punt → anderen: +1 van die kleur',
  }),
  icons: () => ['threat-any', 'reduce-1', 'others', 'threat-its', 'increase-1'],
  worth: something,
} satisfies Word<PassThreat>
