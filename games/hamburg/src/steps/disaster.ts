import { strikingSteps } from '@kontor/city/striking'
import { orDone } from '@kontor/city/tasks'
import { heard, plan, type Steps } from '@kontor/engine'
import { effectTasks } from '../buildings.ts'
import { colorNumber, colorOf, threeDigits } from '../cardfile.ts'
import { BLACK, COLORS } from '../colors.ts'
import { increase, strike } from '../disasters.ts'
import { following, hasRule, isSpared } from '../permanents.ts'
import { loseBuilding, removeSite, report, seatOf } from '../possessions.ts'
import { type Hamburg, type Task, task } from '../state.ts'
import { FIRST_TOKEN, TOKENS } from '../tiles.ts'
import { LEFT, lengthOf, loseSegment, RIGHT, SIDES } from '../walls.ts'
import { drawToken } from './season.ts'

const DRAW = 0
const SKIP = 1
const PHASE_TWO = 1

/** Disasters rise, can be averted, and strike. */
export const disasterSteps = {
  intrigue: {
    run(state, { seat }) {
      if (isSpared(state, BLACK)) return
      if (hasRule(state, seat, 'ignoreBlack')) plan(state, task('drawToken', seat))
      else drawFor(state, seat)
    },
  },

  drawToken: {
    ask: () => [DRAW, SKIP],
    name: (_, __, choice) => (choice === DRAW ? 'draw token' : 'skip token'),
    run(state, { seat }, choice) {
      if (choice === DRAW) return drawFor(state, seat)
      if (heard()) report({ kind: 'skippedToken', seat })
    },
  },

  chooseIntrigue: {
    ask: () => [0, 1, 2, 3, 4],
    name: (_, __, color) => `increase ${COLORS[color]}`,
    run: (state, { seat }, color) => plan(state, rises(seat, color, PHASE_TWO)),
  },

  /** Which of two disasters rises first; the task's colour holds their bits, its count says when. */
  doubleIntrigue: {
    ask: (_, { color: mask }) => colorsIn(mask),
    name: (_, __, color) => `increase ${COLORS[color]}`,
    run(state, { seat, color: mask, count: when }, first) {
      const order = [first, ...colorsIn(mask).filter(color => color !== first)]
      plan(state, ...order.flatMap(color => [rises(seat, color, when), task('settle', seat)]))
    },
  },

  /** All colours whose die shows a 5 or 6 rise; then the player resolves what is triggered. */
  raise: {
    run(state, { seat }) {
      const rising = [...COLORS.keys()].filter(color => state.dice[color]! >= 5)
      plan(state, ...rising.map(color => rises(seat, color, PHASE_TWO)), task('settle', seat))
    },
  },

  increase: {
    run(state, { seat, color, count }) {
      if (count === PHASE_TWO && isSpared(state, color)) return
      const canAvert = seatOf(state, seat).workers[color]! > 0 && hasRule(state, seat, 'avert')
      if (canAvert) plan(state, task('avert', seat, 0, color))
      else increase(state, seat, color)
    },
  },

  ...strikingSteps<Hamburg, Task>({ colors: COLORS, suffer: increase, strike }),

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
} satisfies Partial<Steps<Hamburg, Task>>

/** A token is drawn and what it shows rises, and strikes at once if it is triggered; then its gift. */
function drawFor(state: Hamburg, seat: number) {
  const token = drawToken(state)
  if (heard()) report({ kind: 'token', seat, token })
  const colors = TOKENS[token]!.raises.map(colorNumber)
  plan(
    state,
    ...following(state, seat, 'intrigue', -1),
    ...risesByToken(state, seat, colors),
    ...effectTasks(state, seat, FIRST_TOKEN + token, -1),
  )
}

function risesByToken(state: Hamburg, seat: number, colors: readonly number[]): Task[] {
  if (hasRule(state, seat, 'chooseIntrigue')) {
    return colors.flatMap(color => [task('chooseIntrigue', seat, 0, color), task('settle', seat)])
  }
  const rising = colors.filter(color => !isSpared(state, color))
  return shownBy(seat, rising, PHASE_TWO)
}

/** What a token shows rises and strikes, one after the other; of two disasters their player chooses the first. */
export function shownBy(seat: number, colors: readonly number[], when = 0): Task[] {
  if (colors.length < 2) return colors.flatMap(color => [rises(seat, color, when), task('settle', seat)])
  const mask = colors.reduce((bits, color) => bits | (1 << color), 0)
  return [task('doubleIntrigue', seat, 0, mask, when)]
}

function colorsIn(mask: number): number[] {
  return [0, 1, 2, 3, 4].filter(color => (mask & (1 << color)) !== 0)
}

/** An increase; those of the dice and tokens of Phase II can be spared by a tile. */
export function rises(seat: number, color: number, when = 0): Task {
  return task('increase', seat, 0, color, when)
}
