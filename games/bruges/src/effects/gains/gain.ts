import { typically } from '@kontor/common/worth'
import { GAIN, TAKE } from '@kontor/language/clauses'
import { point } from '@kontor/language/terms'
import { amountOf, amountSigns, measured, measuredShort } from '../../counters/index.ts'
import type { Amount } from '../../language.ts'
import { gainGuilders, gainPoints } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { guilder } from '../../words/terms.ts'
import { NO_EFFECT, NO_STEPS, type Word } from '../word.ts'
import { GUILDER } from '../worth.ts'

/** Points, or guilders from the supply. */
export interface Gain<What extends 'points' | 'guilders'> {
  readonly do: What
  readonly amount: Amount
}

/** What gains have in common, whatever is gained. */
function gain<What extends 'points' | 'guilders'>(
  what: What,
  give: (state: Bruges, seat: number, n: number, because: number) => void,
  { sentence, short, icons, worth }: Pick<Word<Gain<What>>, 'sentence' | 'short' | 'icons' | 'worth'>,
) {
  return {
    run: ({ amount }, { state, seat, mine, card, context }) =>
      give(state, seat, amountOf(state, mine, amount, context), card),
    steps: NO_STEPS,
    whyNot: ({ amount }, { state, mine, context }) =>
      amountOf(state, mine, amount, context) > 0 ? undefined : NO_EFFECT,
    brings(gains, { amount }, { state, mine, context }) {
      gains[what] += amountOf(state, mine, amount, context)
    },
    sentence,
    short,
    icons,
    worth,
  } satisfies Word<Gain<What>>
}

export const points = gain('points', gainPoints, {
  sentence: ({ amount }) => ({ verb: GAIN, ...measured(amount, point) }),
  short: ({ amount }) => measuredShort(amount, point),
  icons: ({ amount }) => amountSigns('points', amount),
  worth: ({ amount }) => typically(amount),
})

export const guilders = gain('guilders', gainGuilders, {
  sentence: ({ amount }, { extra }) => ({ verb: TAKE, ...measured(amount, guilder, extra === 'guilders') }),
  short: ({ amount }) => measuredShort(amount, guilder),
  icons: ({ amount }) => amountSigns('marks', amount),
  worth: ({ amount }) => GUILDER * typically(amount),
})
