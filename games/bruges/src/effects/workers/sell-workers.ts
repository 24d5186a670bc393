import { DONE, plan } from '@kontor/engine'
import { counted } from '@kontor/language/grammar'
import { plain } from '@kontor/language/short'
import { chooseWorker } from '../../rules/choices.ts'
import { gainGuilders, gainPoints, returnWorkers, seatOf, workerColors } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { worker } from '../../words/terms.ts'
import { always, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** Workers of different colours back, for a point and a guilder each. */
export interface SellWorkers {
  readonly do: 'sellWorkers'
  readonly upTo: number
}

export const sellWorkers = {
  run: ({ upTo }, { state, seat, card }) =>
    plan(state, tasks.sellWorker({ seat, card, sold: [], more: upTo })),
  steps: {
    sellWorker: tasks.sellWorker.step<Bruges>({
      ask(state, { seat, sold, more }) {
        if (more === 0) return [DONE]
        return [...workerColors(seatOf(state, seat)).filter(color => !sold.includes(color)), DONE]
      },
      ...chooseWorker('sell'),
      run(state, { seat, card, sold, more }, color) {
        plan(state, tasks.sellWorker({ seat, card, sold: [...sold, color], more: more - 1 }))
        returnWorkers(state, seat, color, 1, card)
        gainPoints(state, seat, 1, card)
        gainGuilders(state, seat, 1, card)
      },
    }),
  },
  whyNot: always,
  brings: nothingCertain,
  sentence({ upTo }) {
    const some = counted(upTo, worker)
    return {
      whole: {
        en: `return up to ${some.en} of different colours: for each of them, take 1 guilder and gain 1 point`,
        de: `gib bis zu ${some.de} unterschiedlicher Farben ab: Für jeden davon nimmst du 1 Gulden und erhältst 1 Punkt`,
        nl: `lever maximaal ${some.nl} van verschillende kleuren in: per arbeider neem je 1 gulden en krijg je 1 punt`,
      },
    }
  },
  short({ upTo }) {
    const some = plain(upTo, worker)
    return {
      en: `up to −${some.en} of different colours: per worker +1 guilder, +1 point`,
      de: `bis zu −${some.de} unterschiedlicher Farben: pro Handlanger +1 Gulden, +1 Punkt`,
      nl: `maximaal −${some.nl} van verschillende kleuren: per arbeider +1 gulden, +1 punt`,
    }
  },
  icons: ({ upTo }) => [`up-to-${upTo}`, 'different', 'worker', 'arrow', 'marks-1', 'plus', 'points-1'],
  worth: something,
} satisfies Word<SellWorkers>
