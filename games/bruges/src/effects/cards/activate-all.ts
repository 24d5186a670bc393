import { DONE, plan } from '@kontor/engine'
import { allForOneWorker } from '@kontor/five-colours/words/sentences'
import { activate, workerPersons, worksFree } from '../../rules/activation.ts'
import { chooseCard } from '../../rules/choices.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { worker } from '../../words/terms.ts'
import { NO_EFFECT, nothingCertain, type WhyNot, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** Activate each own person that costs a worker once, without the worker. */
export interface ActivateAll {
  readonly do: 'activateAll'
}

/** Persons still to be activated by the innermost effect that activates them all, if they can do something. */
function waiting(state: Bruges, seat: number, whyNot: WhyNot): readonly number[] {
  return encores(state).filter(person => worksFree(state, seat, person, whyNot))
}

function encores(state: Bruges): readonly number[] {
  return state.encores.at(-1) ?? []
}

/** Whether the other persons can do something depends on all words: they come from above, so that no word imports the list. */
export const activateAll = (whyNotOther: WhyNot) =>
  ({
    run(_, { state, seat, card }) {
      state.encores = [...state.encores, workerPersons(state, seat)]
      plan(state, tasks.activateAll({ seat, card }), tasks.activatedAll({ seat }))
    },
    steps: {
      /** All persons that cost a worker, in any order, without it. */
      activateAll: tasks.activateAll.step<Bruges>({
        ask: (state, { seat }) => [...waiting(state, seat, whyNotOther), DONE],
        ...chooseCard('activate'),
        run(state, { seat, card }, person) {
          plan(state, tasks.activateAll({ seat, card }))
          const rest = encores(state).filter(each => each !== person)
          state.encores = state.encores.with(-1, rest)
          activate(state, seat, person, true)
        },
      }),

      activatedAll: tasks.activatedAll.step<Bruges>({
        run(state) {
          state.encores = state.encores.slice(0, -1)
        },
      }),
    },
    whyNot: (_, { state, seat }) =>
      workerPersons(state, seat).some(person => worksFree(state, seat, person, whyNotOther))
        ? undefined
        : NO_EFFECT,
    brings: nothingCertain,
    sentence: () => ({
      whole: {
        en: 'activate all your persons whose ability costs 1 worker, once each, without returning the worker (even if they have already been activated this round)',
        de: 'aktiviere jede deiner Personen, deren Fähigkeit 1 Handlanger kostet, einmal, ohne den Handlanger abzugeben (auch wenn sie in dieser Runde schon aktiviert wurde)',
        nl: 'activeer eenmaal elk van je personen van wie de vaardigheid 1 arbeider kost, zonder die arbeider in te leveren (ook als de persoon deze ronde al geactiveerd is)',
      },
    }),
    short: () => allForOneWorker(worker),
    icons: () => ['again', 'person', 'worker-any', 'free'],
    worth: something,
  }) satisfies Word<ActivateAll>
