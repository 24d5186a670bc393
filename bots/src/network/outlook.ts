import { type Game, GameError, Sheet, type State, winners } from '@kontor/engine'
import { judge, type Look, type Outlook } from '../judgement.ts'
import { POINTS } from './network.ts'
import { type Packed, Reader } from './packed.ts'
import { chanceFrom } from './training.ts'

/** What is expected of a position before a network has a say: by the game's evaluation, or else by the points so far. */
export interface Expectation {
  points: number
  /** By how many points that is more than the best of the others may expect. */
  lead: number
  /** The logarithm of the odds of a win. */
  odds: number
}

/** What a network is told besides the game's own inputs. */
const EXPECTED = ['expected points', 'expected lead', 'expected odds'] as const
const SUREST = 6

/** All inputs of a game's networks by name. */
export function namesFor(game: Game<State>): readonly string[] {
  const { inputs } = game.study ?? {}
  if (!inputs) throw new GameError(`${game.name} has no inputs for a network.`)
  return [...inputs.names, ...EXPECTED]
}

/** Writes on the sheet what a seat sees in a state, and says what is expected of it without a network. */
export function tell(
  game: Game<State>,
  state: State,
  seat: number,
  sheet: Sheet,
  expectation: Expectation,
): void {
  const inputs = game.study!.inputs!
  sheet.clear()
  inputs.read({ viewer: seat, table: state }, sheet)
  expect(game, state, seat, expectation)
  const at = inputs.names.length
  sheet.put(at, expectation.points / 50)
  sheet.put(at + 1, expectation.lead / 10)
  sheet.put(at + 2, expectation.odds / 4)
}

function expect(game: Game<State>, state: State, seat: number, expectation: Expectation) {
  const { points, odds } = game.study?.evaluation ? judged(game, state, seat) : counted(game, state)
  expectation.points = points[seat]!
  expectation.lead = leadOf(points, seat)
  expectation.odds = odds
}

function judged(game: Game<State>, state: State, seat: number) {
  const { points, win } = judge(game, state)
  return { points, odds: oddsOf(win[seat]!) }
}

function counted(game: Game<State>, state: State) {
  const points = game.score(state).map(score => score.points)
  return { points, odds: -Math.log(Math.max(1, points.length - 1)) }
}

function leadOf(points: readonly number[], seat: number) {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < points.length; i++) if (i !== seat && points[i]! > most) most = points[i]!
  return most === Number.NEGATIVE_INFINITY ? 0 : points[seat]! - most
}

function oddsOf(win: number) {
  const odds = Math.log(win / (1 - win))
  return Math.max(-SUREST, Math.min(SUREST, odds))
}

/** What became of each seat of a finished game. */
export function outcomeOf(game: Game<State>, state: State): Outlook[] {
  const scores = game.score(state)
  const won = winners(scores)
  return scores.map(({ points }, seat) => ({ points, win: won.includes(seat) ? 1 / won.length : 0 }))
}

/** Looks with a network; without one, as somebody looks who has learned nothing yet. */
export function lookWith(game: Game<State>, network: Packed | undefined): Look {
  const sheet = new Sheet()
  const expectation = { points: 0, lead: 0, odds: 0 }
  const outlook = { points: 0, win: 0 }
  // One reader for each seat: what it sees differs little from one answer to the next.
  const readers: Reader[] = []
  return (state, seat) => {
    if (state.agenda.length === 0) return Object.assign(outlook, outcomeOf(game, state)[seat])
    tell(game, state, seat, sheet, expectation)
    outlook.points = expectation.points
    outlook.win = expectation.odds
    if (network) {
      readers[seat] ??= new Reader(network)
      const { figures } = readers[seat]
      readers[seat].read(sheet)
      outlook.points += POINTS * figures[0]!
      outlook.win += figures[1]!
    }
    outlook.win = chanceFrom(outlook.win)
    return outlook
  }
}
