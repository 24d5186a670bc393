import { orDone } from '@kontor/city/tasks'
import { type Choice, DONE, plan, type Refusal, type Steps } from '@kontor/engine'
import { addWays, perform, WAYS, whyNotWay } from '../actions.ts'
import { activatable, activate, whyNot } from '../activation.ts'
import { abilityOf, threeDigits } from '../cardfile.ts'
import { recruit } from '../persons.ts'
import { emptyHouses, seatOf } from '../possessions.ts'
import { type Bruges, type Task, task } from '../state.ts'
import { nameOfHouse } from './threat.ts'

/** A choice is a card and a way to use it, or a person to activate. */
export const PER_CARD = 8
export const ACTIVATE = 4096

/** A player's turn in phase 3: one card, one action, and persons before and after it. */
export const turnSteps = {
  turn: {
    ask(state, { seat, count: acted }) {
      const { hand } = seatOf(state, seat)
      const choices = acted === 0 ? waysOf(state, seat, hand) : []
      for (const card of activatable(state, seat)) choices.push(ACTIVATE + card)
      if (acted !== 0 || hand.length === 0) choices.push(DONE)
      return choices
    },
    name: (_, __, choice) =>
      choice >= ACTIVATE ? `activate ${threeDigits(choice - ACTIVATE)}` : nameOfPlay(choice),
    why: (state, { seat, count: acted }) => [
      ...(acted === 0 ? refusedWays(state, seat, seatOf(state, seat).hand) : []),
      ...refusedActivations(state, seat),
    ],
    run(state, { seat, count: acted }, choice) {
      if (choice >= ACTIVATE) {
        plan(state, task('turn', seat, 0, -1, acted))
        return activate(state, seat, choice - ACTIVATE)
      }
      plan(state, task('turn', seat, 0, -1, 1))
      use(state, seat, choice)
    },
  },

  /** An action with a card that was just drawn for it. */
  act: {
    ask: (state, { seat }) => waysOf(state, seat, state.aside.slice(-1)),
    name: (_, __, choice) => nameOfPlay(choice),
    why: (state, { seat }) => refusedWays(state, seat, state.aside.slice(-1)),
    run: (state, { seat }, choice) => use(state, seat, choice),
  },

  /** One more card from the hand. */
  playCard: {
    ask: (state, { seat }) => orDone(waysOf(state, seat, seatOf(state, seat).hand)),
    name: (_, __, choice) => nameOfPlay(choice),
    why: (state, { seat }) => refusedWays(state, seat, seatOf(state, seat).hand),
    run: (state, { seat }, choice) => use(state, seat, choice),
  },

  chooseHouse: {
    ask: (state, { seat }) => emptyHouses(seatOf(state, seat)),
    name: (state, { seat }, house) => nameOfHouse(state, seat, house),
    run: (state, { seat, card }, house) => recruit(state, seat, card, house),
  },
} satisfies Partial<Steps<Bruges, Task>>

function waysOf(state: Bruges, seat: number, cards: readonly number[]): Choice[] {
  const choices: Choice[] = []
  for (const card of cards) addWays(state, seat, card, card * PER_CARD, choices)
  return choices
}

function use(state: Bruges, seat: number, choice: Choice) {
  perform(state, seat, Math.floor(choice / PER_CARD), choice % PER_CARD)
}

function nameOfPlay(choice: Choice) {
  return `play ${threeDigits(Math.floor(choice / PER_CARD))} ${WAYS[choice % PER_CARD]}`
}

function refusedWays(state: Bruges, seat: number, cards: readonly number[]): Refusal[] {
  return cards.flatMap(card =>
    [...WAYS.keys()].flatMap(way => {
      const reason = whyNotWay(state, seat, card, way)
      return reason ? [{ name: nameOfPlay(card * PER_CARD + way), reason }] : []
    }),
  )
}

function refusedActivations(state: Bruges, seat: number): Refusal[] {
  return seatOf(state, seat).persons.flatMap(card => {
    const ability = abilityOf(state, card)
    if (ability.when !== 'round') return []
    const reason = whyNot(state, seat, card, ability)
    return reason ? [{ name: `activate ${threeDigits(card)}`, reason }] : []
  })
}
