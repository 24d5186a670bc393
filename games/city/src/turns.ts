import { type Choice, DONE, type Event, plan, type Refusal, type State, type Step } from '@kontor/engine'
import { type AnyTask, threeDigits } from './tasks.ts'

/** An answer to a turn is a card and a way to use it; from ACTIVATE on it is a card in play to activate. */
export const PER_CARD = 8
export const ACTIVATE = 4096

interface Players {
  readonly seats: readonly { readonly hand: readonly number[] }[]
}

/** What a game says about its turns. */
interface Turn<S, T> {
  /** The task of a turn in which a card has been played (1) or not (0). */
  task(seat: number, played: number): T
  /** The answers that play one of the hand cards. */
  plays(state: S, seat: number): Choice[]
  nameOfPlay(choice: Choice): string
  refusedPlays(state: S, seat: number): readonly Refusal[]
  play(state: S, seat: number, choice: Choice): void
  activatable(state: S, seat: number): readonly number[]
  /** The cards that could be activated in some turn, and why one of them cannot be now. */
  inPlay(state: S, seat: number): readonly number[]
  whyNotActivate(state: S, seat: number, card: number): Event | undefined
  activate(state: S, seat: number, card: number): void
}

/** A turn: one hand card, if there is one, and cards in play before and after it. */
export function turnStep<S extends Players & State<T>, T extends AnyTask>(
  turn: Turn<S, T>,
): Step<S, AnyTask> {
  return {
    ask(state, { seat, count: played }) {
      const choices = played === 0 ? turn.plays(state, seat) : []
      for (const card of turn.activatable(state, seat)) choices.push(ACTIVATE + card)
      if (played !== 0 || state.seats[seat]!.hand.length === 0) choices.push(DONE)
      return choices
    },
    name: (_, __, choice) =>
      choice >= ACTIVATE ? nameOfActivation(choice - ACTIVATE) : turn.nameOfPlay(choice),
    why: (state, { seat, count: played }) => [
      ...(played === 0 ? turn.refusedPlays(state, seat) : []),
      ...turn.inPlay(state, seat).flatMap(card => {
        const reason = turn.whyNotActivate(state, seat, card)
        return reason ? [{ name: nameOfActivation(card), reason }] : []
      }),
    ],
    run(state, { seat, count: played }, choice) {
      if (choice >= ACTIVATE) {
        plan(state, turn.task(seat, played))
        return turn.activate(state, seat, choice - ACTIVATE)
      }
      plan(state, turn.task(seat, 1))
      turn.play(state, seat, choice)
    },
  }
}

/** How an answer names a card in play that is activated. */
function nameOfActivation(card: number): string {
  return `activate ${threeDigits(card)}`
}
