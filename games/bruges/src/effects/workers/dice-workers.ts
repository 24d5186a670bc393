import { counted } from '@kontor/language/grammar'
import { plain } from '@kontor/language/short'
import { COLORS } from '../../colors.ts'
import { availableTo, gainWorkers } from '../../rules/possessions.ts'
import { worker } from '../../words/terms.ts'
import { NO_EFFECT, NO_STEPS, nothingCertain, type Outlook, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** A worker of its colour for each die that shows this. */
export interface DiceWorkers {
  readonly do: 'diceWorkers'
  readonly showing: number
}

/** Whether a die shows this in a colour of which there is a worker. */
function diceBring(showing: number, { state, seat, mine }: Outlook) {
  const available = availableTo(state, seat, mine)
  return state.dice.some((pips, color) => pips === showing && available.includes(color))
}

export const diceWorkers = {
  run({ showing }, { state, seat, card }) {
    for (const color of COLORS.keys()) {
      if (state.dice[color] === showing) gainWorkers(state, seat, color, 1, card)
    }
  },
  steps: NO_STEPS,
  whyNot: ({ showing }, outlook) => (diceBring(showing, outlook) ? undefined : NO_EFFECT),
  brings: nothingCertain,
  sentence({ showing }) {
    const { en, de, nl } = counted(1, worker)
    return {
      whole: {
        en: `for each die that shows a ${showing}, take ${en} of its colour`,
        de: `nimm für jeden Würfel, der eine ${showing} zeigt, ${de} seiner Farbe`,
        nl: `voor elke dobbelsteen die een ${showing} toont, neem je ${nl} in de kleur van die dobbelsteen`,
      },
    }
  },
  short({ showing }) {
    const { en, de, nl } = plain(1, worker)
    return {
      en: `+${en} of its colour per die showing ${showing}`,
      de: `+${de} seiner Farbe pro Würfel mit ${showing}`,
      nl: `+${nl} in de kleur van de dobbelsteen per dobbelsteen met ${showing}`,
    }
  },
  icons: ({ showing }) => ['worker-its', 'per', `die-any-${showing}`],
  worth: something,
} satisfies Word<DiceWorkers>
