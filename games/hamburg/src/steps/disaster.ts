import { type Choice, DONE, heard, plan, type Steps } from '@kontor/engine'
import { colorOf, threeDigits } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { increase, strike } from '../disasters.ts'
import { following, hasRule } from '../permanents.ts'
import { loseBuilding, removeSite, report, returnWorkers, seatOf } from '../possessions.ts'
import { type Hamburg, type Task, task } from '../state.ts'
import { LEFT, lengthOf, loseSegment, RIGHT, SIDES } from '../walls.ts'
import { drawToken } from './season.ts'

const AVERT = 1
const SUFFER = 0

type DisasterTasks =
  | 'intrigue'
  | 'chooseIntrigue'
  | 'raise'
  | 'increase'
  | 'avert'
  | 'settle'
  | 'loseSite'
  | 'loseBuilding'
  | 'loseWall'

/** Disasters rise, can be averted, and strike. */
export const disasterSteps: Pick<Steps<Hamburg, Task>, DisasterTasks> = {
  /** A token is drawn and its disaster rises, and strikes at once if it is triggered. */
  intrigue: {
    run(state, { seat }) {
      const color = drawToken(state)
      if (heard()) report({ kind: 'token', seat, color })
      const rise = hasRule(state, seat, 'chooseIntrigue')
        ? task('chooseIntrigue', seat, 0, color)
        : rises(seat, color)
      plan(state, ...following(state, seat, 'intrigue', color), rise, task('settle', seat))
    },
  },

  chooseIntrigue: {
    ask: () => [0, 1, 2, 3, 4],
    name: (_, __, color) => `increase ${COLORS[color]}`,
    run: (state, { seat }, color) => plan(state, rises(seat, color)),
  },

  /** All colours whose die shows a 5 or 6 rise; then the player resolves what is triggered. */
  raise: {
    run(state, { seat }) {
      const rising = [...COLORS.keys()].filter(color => state.dice[color]! >= 5)
      plan(state, ...rising.map(color => rises(seat, color)), task('settle', seat))
    },
  },

  increase: {
    run(state, { seat, color }) {
      const canAvert = seatOf(state, seat).workers[color]! > 0 && hasRule(state, seat, 'avert')
      if (canAvert) plan(state, task('avert', seat, 0, color))
      else increase(state, seat, color)
    },
  },

  avert: {
    ask: () => [AVERT, SUFFER],
    name: (_, { color }, choice) => `${choice === AVERT ? 'avert' : 'suffer'} ${COLORS[color]}`,
    run(state, { seat, color }, choice) {
      if (choice === SUFFER) return increase(state, seat, color)
      returnWorkers(state, seat, color)
      if (heard()) report({ kind: 'averted', seat, color })
    },
  },

  /** Triggered disasters strike in the order that their player chooses. */
  settle: {
    ask(state, { seat }) {
      const { striking } = seatOf(state, seat)
      if (striking === 0) return [DONE]
      return [0, 1, 2, 3, 4].filter(color => (striking & (1 << color)) !== 0)
    },
    name: (_, __, color) => `resolve ${COLORS[color]}`,
    run(state, again, color) {
      plan(state, again)
      strike(state, again.seat, color)
    },
  },

  loseSite: {
    ask: (state, { seat }) => orDone([...seatOf(state, seat).sites.keys()]),
    name: (state, { seat }, site) => `site ${site + 1} ${COLORS[colorOf(seatOf(state, seat).sites[site]!)]}`,
    run: (state, { seat }, site) => removeSite(state, seat, site),
  },

  loseBuilding: {
    ask: (state, { seat }) => orDone([...seatOf(state, seat).buildings]),
    name: (_, __, card) => `building ${threeDigits(card)}`,
    run: (state, { seat }, card) => loseBuilding(state, seat, card),
  },

  loseWall: {
    ask: (state, { seat }) => orDone([LEFT, RIGHT].filter(side => lengthOf(seatOf(state, seat), side) > 0)),
    name: (_, __, side) => `wall ${SIDES[side]}`,
    run: (state, { seat }, side) => loseSegment(state, seat, side),
  },
}

export function rises(seat: number, color: number): Task {
  return task('increase', seat, 0, color)
}

export function orDone(choices: Choice[]): Choice[] {
  return choices.length > 0 ? choices : [DONE]
}
