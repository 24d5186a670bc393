import { type AnyTask, pairs, threeDigits } from '@kontor/common/tasks'
import {
  type About,
  type Choice,
  DONE,
  type Event,
  plan,
  type Refusal,
  type State,
  type Step,
} from '@kontor/engine'
import { cityTasks } from './tasks.ts'

/** An answer to a turn is a card and a way to use it; from ACTIVATE on it is a card in play to activate. */
export const PER_CARD = 8
export const ACTIVATE = 4096

/** Answers that play a card in a way. */
export const plays = pairs(PER_CARD)

/** The card in play that an answer to a turn activates; undefined if it plays one. */
export const activated = (choice: Choice): number | undefined =>
  choice >= ACTIVATE ? choice - ACTIVATE : undefined

interface Players {
  readonly seats: readonly { readonly hand: readonly number[] }[]
}

/** What a game says about its turns. */
interface Turn<S> {
  /** The answers that play one of the hand cards. */
  plays(state: S, seat: number): Choice[]
  nameOfPlay(choice: Choice): string
  aboutPlay(choice: Choice): About
  refusedPlays(state: S, seat: number): readonly Refusal[]
  play(state: S, seat: number, choice: Choice): void
  activatable(state: S, seat: number): readonly number[]
  /** The cards that could be activated in some turn, and why one of them cannot be now. */
  inPlay(state: S, seat: number): readonly number[]
  whyNotActivate(state: S, seat: number, card: number): Event | undefined
  activate(state: S, seat: number, card: number): void
}

/** A turn: one hand card, if there is one, and cards in play before and after it. It is asked so often that it reads its task itself. */
export function turnStep<S extends Players & State<AnyTask>>(turn: Turn<S>): Step<S, AnyTask<'turn'>> {
  const { read } = cityTasks.turn
  return {
    ask(state, task) {
      const { seat, played } = read(task)
      const choices = played ? [] : turn.plays(state, seat)
      for (const card of turn.activatable(state, seat)) choices.push(ACTIVATE + card)
      if (played || state.seats[seat]!.hand.length === 0) choices.push(DONE)
      return choices
    },
    name(_, __, choice) {
      const card = activated(choice)
      return card === undefined ? turn.nameOfPlay(choice) : nameOfActivation(card)
    },
    about(_, __, choice) {
      const card = activated(choice)
      return card === undefined ? turn.aboutPlay(choice) : aboutActivation(card)
    },
    why: (state, task) => [
      ...(read(task).played ? [] : turn.refusedPlays(state, task.seat)),
      ...turn.inPlay(state, task.seat).flatMap(card => {
        const reason = turn.whyNotActivate(state, task.seat, card)
        return reason ? [{ name: nameOfActivation(card), about: aboutActivation(card), reason }] : []
      }),
    ],
    run(state, task, choice) {
      const { seat, played = false } = read(task)
      const card = activated(choice)
      plan(state, cityTasks.turn({ seat, played: played || card === undefined }))
      if (card === undefined) turn.play(state, seat, choice)
      else turn.activate(state, seat, card)
    },
  }
}

/** How an answer names a card in play that is activated. */
function nameOfActivation(card: number): string {
  return `activate ${threeDigits(card)}`
}

function aboutActivation(card: number): About {
  return { verb: 'activate', card, piece: 'card' }
}
