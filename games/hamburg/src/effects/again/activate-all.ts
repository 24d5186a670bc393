import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { plan } from '@kontor/engine'
import { allForOneWorker } from '@kontor/five-colours/words/sentences'
import { abilityOf, threeDigits } from '../../cards/cardfile.ts'
import type { Ability } from '../../language.ts'
import { ofCard } from '../../pieces.ts'
import { activate, type Once, type Works } from '../../rules/activation.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { worker } from '../../words/terms.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** All own buildings that cost one worker, free of charge. */
export interface ActivateAll {
  readonly do: 'activateAll'
}

/** Whether another card could do something is for all words to say: hence the question from outside. */
export const activateAll = (works: Works) => {
  /** Whether a card's effects could do something if its workers need not be paid. */
  const worksFree = (state: Hamburg, seat: number, card: number): boolean => {
    const ability = abilityOf(state, card)
    if (!isOneWorker(ability)) return false
    const { pay: _, ...unpaid } = ability
    return works(state, seat, card, unpaid, seatOf(state, seat).workers)
  }
  return word<ActivateAll>()({
    run: use => ask(use, about => tasks.activateAll({ ...about, waiting: 'all' })),
    steps: {
      /** In any order. */
      activateAll: tasks.activateAll.step<Hamburg>({
        ask: (state, { seat, waiting }) =>
          orDone(waitingIn(state, seat, waiting).filter(card => worksFree(state, seat, card))),
        name: (_, __, building) => `activate ${threeDigits(building)}`,
        about: ofCard('activate'),
        run(state, { seat, card, waiting }, building) {
          const { buildings } = seatOf(state, seat)
          const rest = waitingIn(state, seat, waiting).filter(each => each !== building)
          plan(state, tasks.activateAll({ seat, card, waiting: rest.map(each => buildings.indexOf(each)) }))
          activate(state, seat, building, true)
        },
      }),
    },
    possible: always,
    brings: nothingCertain,
    sentence: whole({
      en: 'activate all your buildings whose ability costs 1 worker, once each, without returning the worker',
      de: 'aktiviere jedes deiner Gebäude, dessen Fähigkeit 1 Arbeiter kostet, einmal, ohne den Arbeiter abzugeben',
      nl: 'activeer eenmaal elk van je gebouwen waarvan de vaardigheid 1 arbeider kost, zonder die arbeider in te leveren',
    }),
    short: fixed(allForOneWorker(worker)),
    icons: fixed(['again', 'building', 'worker-any', 'free']),
    worth: fixed(SOMETHING),
    needs: [],
  })
}

/** The buildings still to come: all that cost exactly one worker, or those at these places. */
function waitingIn(state: Hamburg, seat: number, waiting: 'all' | readonly number[]): number[] {
  const { buildings } = seatOf(state, seat)
  if (waiting === 'all') return buildings.filter(card => isOneWorker(abilityOf(state, card)))
  return buildings.filter((_, i) => waiting.includes(i))
}

function isOneWorker(ability: Ability): ability is Once {
  return ability.when === 'III' && ability.pay?.workers.length === 1 && !ability.pay.upToDifferent
}
