import type { Verb } from '@kontor/language/clauses'
import { amountOf, amountSigns, measured, measuredShort } from '../../counters/index.ts'
import type { Amount } from '../../language.ts'
import type { Amsterdam } from '../../state.ts'
import type { gulden } from '../../words/terms.ts'
import { NO_QUESTIONS, type Word } from '../word.ts'
import { typically } from '../worth.ts'

/** What there is an amount of: how a seat gets it, how it is called and drawn, and what one of it is worth. */
interface Gain {
  readonly give: (state: Amsterdam, seat: number, n: number, because: number) => void
  readonly verb: Verb
  readonly noun: typeof gulden
  readonly icon: string
  readonly each: number
}

/** So many of something, or so many for each of something else. */
export function gain({ give, verb, noun, icon, each }: Gain) {
  return {
    run: (state, seat, { amount }, because) => give(state, seat, amountOf(state, seat, amount), because),
    possible: (state, seat, { amount }) => amountOf(state, seat, amount) > 0,
    steps: NO_QUESTIONS,
    sentence: ({ amount }) => ({ verb, ...measured(amount, noun) }),
    short: ({ amount }) => measuredShort(amount, noun),
    icons: ({ amount }) => amountSigns(icon, amount),
    worth: ({ amount }, active) => each * typically(amount, active),
  } satisfies Word<{ readonly amount: Amount }>
}
