import { orDone } from '@kontor/city/tasks'
import { PER_CARD, turnStep } from '@kontor/city/turns'
import type { Choice, Refusal, Steps } from '@kontor/engine'
import { addWays, perform, WAYS, whyNotWay } from '../actions.ts'
import { activatable, activate, whyNot } from '../activation.ts'
import { abilityOf, threeDigits } from '../cardfile.ts'
import { recruit } from '../persons.ts'
import { emptyHouses, seatOf } from '../possessions.ts'
import { type Bruges, type Task, task } from '../state.ts'
import { nameOfHouse } from './threat.ts'

/** A player's turn in phase 3: one card, one action, and persons before and after it. */
export const turnSteps = {
  turn: turnStep<Bruges, Task>({
    task: (seat, played) => task('turn', seat, 0, -1, played),
    plays: (state, seat) => waysOf(state, seat, seatOf(state, seat).hand),
    nameOfPlay,
    refusedPlays: (state, seat) => refusedWays(state, seat, seatOf(state, seat).hand),
    play: use,
    activatable,
    inPlay: (state, seat) => seatOf(state, seat).persons,
    whyNotActivate(state, seat, card) {
      const ability = abilityOf(state, card)
      return ability.when === 'round' ? whyNot(state, seat, card, ability) : undefined
    },
    activate,
  }),

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
