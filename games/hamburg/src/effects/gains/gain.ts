import { typically } from '@kontor/common/worth'
import type { Verb } from '@kontor/language/clauses'
import { joined, NOTHING } from '@kontor/language/phrase'
import { MINUS, plain } from '@kontor/language/short'
import { amountOf, amountSigns, isCertain, measured, measuredShort } from '../../counters/index.ts'
import type { Amount } from '../../language.ts'
import type { Hamburg } from '../../state.ts'
import { moreOrFewer } from '../../words/grammar.ts'
import type { Noun } from '../../words/terms.ts'
import { always, word } from '../word.ts'

/** So many points or marks, or so many for each of something. */
export interface Gain<Good extends 'points' | 'marks'> {
  readonly do: Good
  readonly amount: Amount
}

interface Kind {
  readonly noun: Noun
  readonly verb: Verb
  /** What one of it is worth. */
  readonly worth: number
  give(state: Hamburg, seat: number, n: number, because: number): void
}

/** The word for gaining something that is counted; a negative amount is so much less of what is gained anyway. */
export const gain = <Good extends 'points' | 'marks'>(good: Good, { noun, verb, worth, give }: Kind) =>
  word<Gain<Good>>()({
    run: ({ state, seat, card, context }, { amount }) =>
      give(state, seat, amountOf(state, seat, amount, context), card),
    steps: {},
    possible: always,
    brings({ state, seat, context }, { amount }, gains) {
      if (isCertain(amount)) gains[good] += amountOf(state, seat, amount, context)
    },
    changes: ({ amount }) => ({ form: good, n: amount.n }),
    sentence: ({ amount }, { more }) =>
      amount.n < 0
        ? { verb, object: moreOrFewer(amount.n), tail: NOTHING }
        : { verb, ...measured(amount, noun, more === good) },
    short: ({ amount }) =>
      amount.n < 0 ? joined(MINUS, plain(-amount.n, noun)) : measuredShort(amount, noun),
    icons: ({ amount }) => (amount.n < 0 ? ['minus', `${good}-${-amount.n}`] : amountSigns(good, amount)),
    worth: ({ amount }) => worth * typically(amount),
    needs: [],
  })
