import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { DONE, plan } from '@kontor/engine'
import { REPEATED } from '../../rules/buildings.ts'
import { gainMarks, gainPoints, losePoints, othersOf, payMarks, seatOf } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** 1 mark to each other player for 1 point of theirs. */
export interface BuyPoints {
  readonly do: 'buyPoints'
}

export const buyPoints = word<BuyPoints>()({
  run: use => ask(use, about => tasks.buyPoint({ ...about, context: use.context, asked: [] })),
  steps: {
    /** A point from another player for a mark, once from each. */
    buyPoint: tasks.buyPoint.step<Hamburg>({
      ask(state, { seat, context, asked }) {
        if (context !== REPEATED && seatOf(state, seat).marks === 0) return [DONE]
        return orDone(
          othersOf(state, seat).filter(other => !asked.includes(other) && seatOf(state, other).points > 0),
        )
      },
      name: (_, __, other) => `from ${other + 1}`,
      about: (_, __, seat) => ({ verb: 'buy', piece: 'seat', seat }),
      run(state, { seat, card, context, asked }, other) {
        plan(state, tasks.buyPoint({ seat, card, context, asked: [...asked, other] }))
        if (context !== REPEATED) {
          payMarks(state, seat, 1, card)
          gainMarks(state, other, 1, card)
        }
        gainPoints(state, seat, losePoints(state, other, 1, card), card)
      },
    }),
  },
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: 'give each other player 1 mark and take 1 point from each of them, as far as your money goes',
    de: 'gib allen anderen je 1 Mark und nimm ihnen je 1 Punkt ab, soweit dein Geld reicht',
    nl: 'geef elke andere speler 1 mark en neem daarvoor van elke speler 1 punt af, zolang je geld hebt',
  }),
  short: fixed({
    en: 'Others: +1 mark, 1 point to you',
    de: 'Alle anderen: +1 Mark, 1 Punkt an dich',
    nl: 'Anderen: +1 mark, 1 punt aan jou',
  }),
  icons: fixed(['others', 'price-1', 'take', 'points-1']),
  worth: fixed(SOMETHING),
  needs: [],
})
