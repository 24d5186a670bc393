import { type Choice, heard, listOf, plan, type Steps } from '@kontor/engine'
import { abilityOf, BUILDING, CRAFTSMAN, PLAN, threeDigits } from '../../cards/cardfile.ts'
import { aboutCard } from '../../pieces.ts'
import type { Amsterdam } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { beforeCards, playersOf } from '../hooks.ts'
import { drawTop, layBelow, penalize, putOnDiscard, report, seatOf, without } from '../possessions.ts'
import { displayOf } from '../rounds.ts'
import { mark } from '../use/usage.ts'

/** Phase I: cards are laid out, and everybody takes one. */
export const draftSteps = {
  round: {
    run(state) {
      state.round++
      if (heard()) {
        report({ kind: 'round', round: state.round })
        report({ kind: 'marketTile', tile: state.shownTiles.at(-1)! })
      }
      layOut(state)
      const players = playersOf(state)
      plan(
        state,
        ...beforeCards(state),
        ...players.map(seat => tasks.chooseCard({ seat })),
        tasks.clearDisplay(),
        tasks.roll(),
      )
    },
  },

  chooseCard: {
    ask: (state, { seat }) => (mayDecline(state, seat) === 0 ? state.display : [...state.display, DECLINE]),
    name: (_, __, card) => (card === DECLINE ? 'no card' : `take ${threeDigits(card)}`),
    about: (state, { seat }, card) =>
      card === DECLINE ? aboutCard('decline', mayDecline(state, seat)) : aboutCard('take', card),
    run(state, { seat }, card) {
      if (card !== DECLINE) return takeFromDisplay(state, seat, card)
      mark(state, seat, mayDecline(state, seat))
      if (heard()) report({ kind: 'noCard', seat })
    },
  },

  /** A sixth card below the board: one of them goes, for a penalty. */
  surplus: {
    ask: (state, { seat }) => seatOf(state, seat).inactive,
    name: (_, __, card) => `discard ${threeDigits(card)}`,
    about: (_, __, card) => aboutCard('discard', card),
    run(state, { seat }, card) {
      const mine = seatOf(state, seat)
      mine.inactive = without(mine.inactive, card)
      putOnDiscard(state, card)
      if (heard()) report({ kind: 'discarded', seat, card })
      penalize(state, seat, 'sixthCard')
    },
  },

  clearDisplay: {
    run(state) {
      if (heard() && state.display.length > 0) report({ kind: 'cleared', cards: state.display })
      state.discard = [...state.discard, ...state.display]
      state.display = []
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>

/** No card has this number. */
const DECLINE: Choice = 0

/** Whether somebody takes no card. */
export const isDeclined = (choice: Choice): boolean => choice === DECLINE

function layOut(state: Amsterdam) {
  const { plans, buildings, craftsmen } = displayOf(state.seats.length, state.round)
  const top = (deck: number, n: number) => listOf(n, () => drawTop(state, deck))
  state.display = [...top(PLAN, plans), ...top(BUILDING, buildings), ...top(CRAFTSMAN, craftsmen)]
  if (heard()) report({ kind: 'revealed', cards: state.display })
}

/** The active card with which a seat may take none; 0 without it. */
function mayDecline(state: Amsterdam, seat: number): number {
  return seatOf(state, seat).active.find(card => abilityOf(card).when === 'I') ?? 0
}

export function takeFromDisplay(state: Amsterdam, seat: number, card: number): void {
  state.display = without(state.display, card)
  layBelow(state, seat, card, 'display')
}
