import { orDone } from '@kontor/common/tasks'
import { heard, plan, type Steps } from '@kontor/engine'
import { strikingSteps } from '@kontor/five-colours/rules/striking'
import { colorNumber, colorOf, threeDigits } from '../../cards/cardfile.ts'
import { FIRST_TOKEN, TOKENS } from '../../cards/tiles.ts'
import { BLACK, COLORS } from '../../colors.ts'
import { colored, ofCard, placed } from '../../pieces.ts'
import type { Hamburg } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { effectTasks } from '../buildings.ts'
import { increase, shownBy, strike } from '../disasters.ts'
import { following, hasRule, isSpared } from '../permanents.ts'
import { loseBuilding, removeSite, report, seatOf } from '../possessions.ts'
import { drawToken } from '../tokens.ts'
import { LEFT, lengthOf, loseSegment, RIGHT, SIDES } from '../walls.ts'

const DRAW = 0
const SKIP = 1

/** Disasters rise, can be averted, and strike. */
export const disasterSteps = {
  intrigue: {
    run(state, { seat }) {
      if (isSpared(state, BLACK)) return
      if (hasRule(state, seat, 'ignoreBlack')) plan(state, tasks.drawToken({ seat }))
      else drawFor(state, seat)
    },
  },

  drawToken: {
    ask: () => [DRAW, SKIP],
    name: (_, __, choice) => (choice === DRAW ? 'draw token' : 'skip token'),
    about: (_, __, choice) => (choice === DRAW ? { verb: 'draw', piece: 'intrigue' } : { verb: 'skip' }),
    run(state, { seat }, choice) {
      if (choice === DRAW) return drawFor(state, seat)
      if (heard()) report({ kind: 'skippedToken', seat })
    },
  },

  chooseIntrigue: {
    ask: () => [0, 1, 2, 3, 4],
    name: (_, __, color) => `increase ${COLORS[color]}`,
    about: colored('increase', 'disaster'),
    run: (state, { seat }, color) => plan(state, tasks.increase({ seat, color, phaseTwo: true })),
  },

  /** Which of two disasters rises first. */
  doubleIntrigue: tasks.doubleIntrigue.step<Hamburg>({
    ask: (_, { colors }) => colors,
    name: (_, __, color) => `increase ${COLORS[color]}`,
    about: colored('increase', 'disaster'),
    run(state, { seat, colors, ...when }, first) {
      const order = [first, ...colors.filter(color => color !== first)]
      plan(
        state,
        ...order.flatMap(color => [tasks.increase({ seat, color, ...when }), tasks.settle({ seat })]),
      )
    },
  }),

  /** All colours whose die shows a 5 or 6 rise; then the player resolves what is triggered. */
  raise: {
    run(state, { seat }) {
      const rising = [...COLORS.keys()].filter(color => state.dice[color]! >= 5)
      plan(
        state,
        ...rising.map(color => tasks.increase({ seat, color, phaseTwo: true })),
        tasks.settle({ seat }),
      )
    },
  },

  increase: {
    run(state, task) {
      const { seat, color, phaseTwo } = tasks.increase.read(task)
      if (phaseTwo && isSpared(state, color)) return
      const canAvert = seatOf(state, seat).workers[color]! > 0 && hasRule(state, seat, 'avert')
      if (canAvert) plan(state, tasks.avert({ seat, color }))
      else increase(state, seat, color)
    },
  },

  ...strikingSteps<Hamburg>({ colors: COLORS, piece: 'disaster', suffer: increase, strike }),

  loseSite: {
    ask: (state, { seat }) => orDone([...seatOf(state, seat).sites.keys()]),
    name: (state, { seat }, site) => `site ${site + 1} ${COLORS[colorOf(seatOf(state, seat).sites[site]!)]}`,
    about: placed('lose', 'site'),
    run: (state, { seat }, site) => removeSite(state, seat, site),
  },

  loseBuilding: {
    ask: (state, { seat }) => orDone([...seatOf(state, seat).buildings]),
    name: (_, __, card) => `building ${threeDigits(card)}`,
    about: ofCard('lose'),
    run: (state, { seat }, card) => loseBuilding(state, seat, card),
  },

  loseWall: {
    ask: (state, { seat }) => orDone([LEFT, RIGHT].filter(side => lengthOf(seatOf(state, seat), side) > 0)),
    name: (_, __, side) => `wall ${SIDES[side]}`,
    about: placed('lose', 'wall'),
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
    return colors.flatMap(color => [tasks.chooseIntrigue({ seat, color }), tasks.settle({ seat })])
  }
  const rising = colors.filter(color => !isSpared(state, color))
  return shownBy(seat, rising, true)
}
