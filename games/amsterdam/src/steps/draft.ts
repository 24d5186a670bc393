import { type Choice, heard, plan, type Steps } from '@kontor/engine'
import { mark } from '../activation.ts'
import { abilityOf, BUILDING, CRAFTSMAN, PLAN, threeDigits } from '../cardfile.ts'
import type { CardOrigin } from '../events.ts'
import { drawTop, penalize, putOnDiscard, report, seatOf, without } from '../possessions.ts'
import { displayOf } from '../rounds.ts'
import { type Amsterdam, isTom, type Task, TOM, task } from '../state.ts'

/** Places for inactive cards below a board. */
const PLACES = 5

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
      const players = state.order.filter(seat => !isTom(state, seat))
      plan(
        state,
        ...(state.solo && state.order[0] === TOM ? [task('tomDiscards', 0)] : []),
        ...players.map(seat => task('chooseCard', seat)),
        task('clearDisplay', 0),
        task('roll', 0),
      )
    },
  },

  chooseCard: {
    ask: (state, { seat }) => (mayDecline(state, seat) === 0 ? state.display : [...state.display, DECLINE]),
    name: (_, __, card) => (card === DECLINE ? 'no card' : `take ${threeDigits(card)}`),
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

function layOut(state: Amsterdam) {
  const { plans, buildings, craftsmen } = displayOf(state.seats.length, state.round)
  const top = (deck: number, n: number) => Array.from({ length: n }, () => drawTop(state, deck))
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

/** A card comes to lie below the board, where there is room for five. */
export function layBelow(state: Amsterdam, seat: number, card: number, from: CardOrigin): void {
  const mine = seatOf(state, seat)
  mine.inactive = [...mine.inactive, card]
  if (heard()) report({ kind: 'took', seat, card, from })
  if (mine.inactive.length > PLACES) plan(state, task('surplus', seat))
}
