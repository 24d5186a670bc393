import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { abilityOf, threeDigits } from '../../cards/cardfile.ts'
import { ofCard } from '../../pieces.ts'
import { activate, remaining, type Works, whyUnpaid } from '../../rules/activation.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** Another own Phase III building once more. */
export interface ActivateAgain {
  readonly do: 'activateAgain'
}

/** Whether another card could do something is for all words to say: hence the question from outside. */
export const activateAgain = (works: Works) => {
  /** Other Phase III buildings that have been used this season and could be paid for once more. */
  const targets = (state: Hamburg, seat: number, card: number, workers: readonly number[]): number[] => {
    const mine = seatOf(state, seat)
    return mine.buildings.filter(other => {
      const ability = abilityOf(state, other)
      if (other === card || ability.when !== 'III' || !mine.used.includes(other)) return false
      if (whyUnpaid(workers, ability)) return false
      return works(state, seat, other, ability, remaining(workers, ability))
    })
  }
  return word<ActivateAgain>()({
    run: use => ask(use, tasks.activateAgain),
    steps: {
      activateAgain: {
        ask: (state, { seat, card }) => orDone(targets(state, seat, card, seatOf(state, seat).workers)),
        name: (_, __, building) => `activate ${threeDigits(building)}`,
        about: ofCard('activate'),
        run: (state, { seat }, building) => activate(state, seat, building),
      },
    },
    possible: ({ state, seat, card, workers }) =>
      targets(state, seat, card, workers).length > 0 ? undefined : { kind: 'noTarget' },
    brings: nothingCertain,
    sentence: whole({
      en: 'activate another of your phase III buildings once more and pay the cost of its ability again',
      de: 'aktiviere ein anderes deiner Gebäude mit Symbol III noch einmal und zahle erneut die Kosten seiner Fähigkeit',
      nl: 'activeer een ander gebouw van jou met symbool III nogmaals en betaal opnieuw de kosten van de vaardigheid',
    }),
    short: fixed({
      en: 'another phase III building once more, its ability paid again',
      de: 'anderes Gebäude mit Symbol III noch einmal, Kosten der Fähigkeit erneut',
      nl: 'ander gebouw met symbool III nogmaals, kosten van de vaardigheid opnieuw',
    }),
    icons: fixed(['again', 'building', 'phase-3']),
    worth: fixed(SOMETHING),
    needs: [],
  })
}
