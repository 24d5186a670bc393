import { type Choice, DONE, drawFrom, heard, plan, type Steps, shuffle, tell } from '../../src/index.ts'
import { BACKS, CARDS } from './cards.ts'
import { isSpared, pawnable, priceOf, reactionsTo } from './hooks.ts'
import type { Jetty, Task } from './state.ts'

/** The stream of chance for what is taken from a hand; a deck's stream is its number. */
const THEFT = 2
const SEARCHED = 3
const DECKS = [0, 1]
const SPARE = 10_000
const PAY = 10_001
/** An answer that does something with a hand card: the card and what is done with it. */
const ACTS = ['play', 'sell', 'pawn'] as const
const act = (card: number, what: (typeof ACTS)[number]) => card * ACTS.length + ACTS.indexOf(what)

export const steps: Steps<Jetty, Task> = {
  round: {
    run(state) {
      if (state.round === state.rounds) return
      state.round++
      plan(state, { kind: 'round', seat: 0 })
      for (let seat = state.seats.length - 1; seat >= 0; seat--) {
        plan(state, { kind: 'draw', seat }, { kind: 'act', seat }, { kind: 'sales', seat })
      }
    },
  },

  draw: {
    ask: state => orDone(DECKS.filter(deck => !isEmpty(state, deck))),
    name: (_, __, deck) => `draw ${BACKS[deck]}`,
    about: (_, __, color) => ({ verb: 'draw', piece: 'deck', color }),
    run(state, { seat }, deck) {
      refill(state, deck)
      const card = state.decks[deck]!.pop()!
      state.seats[seat]!.hand.push(card)
      if (heard()) tell({ kind: 'drew', seat, deck, secret: { to: seat, card } })
    },
  },

  act: {
    ask(state, { seat }) {
      const { hand, coins } = state.seats[seat]!
      const choices: Choice[] = []
      for (const card of hand) {
        if (priceOf(state, seat, card) <= coins) choices.push(act(card, 'play'))
        choices.push(act(card, 'sell'))
      }
      for (const card of pawnable(state, seat)) choices.push(act(card, 'pawn'))
      return orDone(choices)
    },
    name: (_, __, choice) => `${ACTS[choice % ACTS.length]} ${Math.floor(choice / ACTS.length)}`,
    about: (_, __, choice) => ({ verb: ACTS[choice % ACTS.length]!, card: Math.floor(choice / ACTS.length) }),
    why: (state, { seat }) =>
      state.seats[seat]!.hand.flatMap(card => {
        const price = priceOf(state, seat, card)
        return price <= state.seats[seat]!.coins
          ? []
          : [{ name: `play ${card}`, about: { verb: 'play', card }, reason: { kind: 'needs', coins: price } }]
      }),
    run(state, { seat }, choice) {
      const card = Math.floor(choice / ACTS.length)
      const what = ACTS[choice % ACTS.length]!
      if (what === 'play') play(state, seat, card)
      else {
        discard(state, seat, card)
        gain(state, seat, what === 'sell' ? 2 : 3)
      }
    },
  },

  sales: {
    ask: (state, { seat }) => [...state.seats[seat]!.hand, DONE],
    name: (_, __, card) => `drop ${card}`,
    about: (_, __, card) => ({ verb: 'drop', card }),
    run(state, task, card) {
      discard(state, task.seat, card)
      gain(state, task.seat, 1)
      plan<Task>(state, task)
    },
  },

  gain: { run: (state, { seat, coins }) => gain(state, seat, coins) },

  tax: {
    ask(state, { seat }) {
      const { hand, coins } = state.seats[seat]!
      const choices = coins > 0 ? [...hand, PAY] : [...hand]
      return orDone(isSpared(state, seat) ? [...choices, SPARE] : choices)
    },
    name: (_, __, choice) => (choice === SPARE ? 'shield' : choice === PAY ? 'pay' : `discard ${choice}`),
    about: (_, __, choice) =>
      choice === SPARE
        ? { verb: 'shield' }
        : choice === PAY
          ? { verb: 'pay' }
          : { verb: 'discard', card: choice },
    run(state, { seat, by }, choice) {
      if (choice === SPARE) return
      if (choice !== PAY) return discard(state, seat, choice)
      pay(state, seat, 1)
      gain(state, by, 1)
    },
  },

  steal: {
    ask: (state, { seat }) =>
      orDone(state.seats.flatMap(({ hand }, other) => (other !== seat && hand.length > 0 ? [other] : []))),
    name: (_, __, victim) => `from ${victim}`,
    about: (_, __, victim) => ({ verb: 'steal', piece: 'seat', seat: victim }),
    run(state, { seat }, victim) {
      const card = drawFrom(state.chance, THEFT, state.seats[victim]!.hand)
      state.seats[seat]!.hand.push(card)
      if (heard()) tell({ kind: 'stole', seat, victim, secret: { to: seat, card } })
    },
  },

  look: {
    ask: state => orDone(DECKS.filter(deck => state.decks[deck]!.length > 0)),
    name: (_, __, deck) => `search ${BACKS[deck]}`,
    about: (_, __, color) => ({ verb: 'search', piece: 'deck', color }),
    run(state, { seat }, deck) {
      state.search.push(seat, deck)
      plan(state, { kind: 'pick', seat, deck })
    },
  },

  pick: {
    ask: (state, { deck }) => state.decks[deck]!.slice(),
    name: (_, __, card) => `take ${card}`,
    about: (_, __, card) => ({ verb: 'take', card }),
    run(state, { seat, deck }, card) {
      const pile = state.decks[deck]!
      pile.splice(pile.indexOf(card), 1)
      state.seats[seat]!.hand.push(card)
      shuffle(state.chance, SEARCHED, pile)
      state.search.length = 0
    },
  },
}

function play(state: Jetty, seat: number, card: number) {
  const mine = state.seats[seat]!
  pay(state, seat, priceOf(state, seat, card))
  mine.hand.splice(mine.hand.indexOf(card), 1)
  mine.display.push(card)
  if (heard()) tell({ kind: 'played', seat, card })
  plan(state, ...effectOf(state, seat, card), ...reactionsTo(state, seat))
}

function effectOf(state: Jetty, seat: number, card: number): Task[] {
  const { effect } = CARDS[card]!
  if ('always' in effect) return []
  switch (effect.once) {
    case 'coins':
      return [{ kind: 'gain', seat, coins: effect.count, because: card }]
    case 'draw':
      return Array.from({ length: effect.count }, () => ({ kind: 'draw', seat }))
    case 'again':
      return [{ kind: 'act', seat }]
    case 'tax':
      return state.seats.flatMap((_, other) =>
        other === seat ? [] : [{ kind: 'tax', seat: other, by: seat }],
      )
    case 'steal':
      return [{ kind: 'steal', seat }]
    case 'search':
      return [{ kind: 'look', seat }]
  }
}

function gain(state: Jetty, seat: number, coins: number) {
  state.seats[seat]!.coins += coins
  if (heard()) tell({ kind: 'gained', seat, coins })
}

function pay(state: Jetty, seat: number, coins: number) {
  state.seats[seat]!.coins -= coins
  if (heard()) tell({ kind: 'paid', seat, coins })
}

function discard(state: Jetty, seat: number, card: number) {
  const { hand } = state.seats[seat]!
  hand.splice(hand.indexOf(card), 1)
  state.discards[CARDS[card]!.back]!.push(card)
  if (heard()) tell({ kind: 'discarded', seat, card })
}

function refill(state: Jetty, deck: number) {
  const pile = state.decks[deck]!
  if (pile.length > 0) return
  pile.push(...shuffle(state.chance, deck, state.discards[deck]!.splice(0)))
}

function isEmpty(state: Jetty, deck: number) {
  return state.decks[deck]!.length === 0 && state.discards[deck]!.length === 0
}

function orDone(choices: Choice[]): Choice[] {
  return choices.length === 0 ? [DONE] : choices
}
