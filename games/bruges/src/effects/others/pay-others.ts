import { orDone } from '@kontor/common/tasks'
import { DONE, plan } from '@kontor/engine'
import { gainGuilders, gainPoints, othersOf, payGuilders, seatOf } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { NO_EFFECT, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** A guilder to each other player, for a point each. */
export interface PayOthers {
  readonly do: 'payOthers'
}

/** A guilder to another player, for a point. */
function payForPoint(state: Bruges, seat: number, other: number, card: number) {
  payGuilders(state, seat, 1, card)
  gainGuilders(state, other, 1, card)
  gainPoints(state, seat, 1, card)
}

export const payOthers = {
  run(_, { state, seat, card, mine }) {
    const others = othersOf(state, seat)
    if (mine.guilders < others.length) return plan(state, tasks.payOther({ seat, card, paid: [] }))
    for (const other of others) payForPoint(state, seat, other, card)
  },
  steps: {
    /** A guilder for a point, to as many others as there is money for. */
    payOther: tasks.payOther.step<Bruges>({
      ask(state, { seat, paid }) {
        if (seatOf(state, seat).guilders === 0) return [DONE]
        return orDone(othersOf(state, seat).filter(other => !paid.includes(other)))
      },
      name: (_, __, other) => `to ${other + 1}`,
      about: (_, __, seat) => ({ verb: 'pay', piece: 'seat', seat }),
      run(state, { seat, card, paid }, other) {
        plan(state, tasks.payOther({ seat, card, paid: [...paid, other] }))
        payForPoint(state, seat, other, card)
      },
    }),
  },
  whyNot: (_, { mine }) => (mine.guilders > 0 ? undefined : NO_EFFECT),
  brings: nothingCertain,
  sentence: () => ({
    whole: {
      en: 'give each other player 1 guilder, as far as your money goes, and gain 1 point for each guilder you give',
      de: 'gib allen anderen je 1 Gulden, soweit dein Geld reicht, und erhalte 1 Punkt für jeden Gulden, den du gibst',
      nl: 'geef elke andere speler 1 gulden, zolang je geld hebt, en krijg 1 punt per gulden die je geeft',
    },
  }),
  short: () => ({
    en: 'Others: +1 guilder each; you: +1 point per guilder',
    de: 'Alle anderen: je +1 Gulden; du: +1 Punkt pro Gulden',
    nl: 'Anderen: elk +1 gulden; jij: +1 punt per gulden',
  }),
  icons: () => ['others', 'price-1', 'arrow', 'points-1'],
  worth: something,
} satisfies Word<PayOthers>
