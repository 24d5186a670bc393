import { PER_CARD, turnStep } from '@kontor/city/turns'
import { type Choice, plan, type Refusal, type Steps } from '@kontor/engine'
import {
  addRecoloured,
  addWays,
  BUILD,
  construct,
  DECREASE,
  MONEY,
  perform,
  SITE,
  WALL_LEFT,
  WAYS,
  WORKERS,
  whyNotBuild,
  whyNotSimple,
  whyNotSite,
  whyNotWall,
} from '../actions.ts'
import { activatable, activate, whyNot } from '../activation.ts'
import { roomFor } from '../buildings.ts'
import { abilityOf, colorOf, threeDigits } from '../cardfile.ts'
import { COLORS, GRAY } from '../colors.ts'
import { hasRule, inPlay } from '../permanents.ts'
import { putAside, returnWorkers, seatOf, takeFromHand } from '../possessions.ts'
import type { Hamburg, Task } from '../state.ts'
import { task } from '../state.ts'
import { LEFT, RIGHT } from '../walls.ts'

/** Besides the ways to use a card, it can be recoloured. */
const RECOLOUR = 7
/** The count of a task whose standard action no building gave. */
const REAL = 1

/** A player's turn in Phase III: one card, one standard action, and buildings before and after it. */
export const turnSteps = {
  turn: turnStep<Hamburg, Task>({
    task: (seat, played) => task('turn', seat, 0, -1, played),
    plays(state, seat) {
      const choices: Choice[] = []
      for (const card of seatOf(state, seat).hand) addCard(state, seat, card, choices, REAL)
      return choices
    },
    nameOfPlay,
    refusedPlays: (state, seat) =>
      seatOf(state, seat).hand.flatMap(card => refusedWays(state, seat, card, true)),
    play: (state, seat, choice) => use(state, seat, choice, REAL),
    activatable: (state, seat) => activatable(state, seat, 'III'),
    inPlay,
    whyNotActivate(state, seat, card) {
      const ability = abilityOf(state, card)
      return ability.when === 'III' ? whyNot(state, seat, card, ability) : undefined
    },
    activate,
  }),

  /** A standard action with a card that was just drawn for it; count 1 if it is as real as one in a turn. */
  act: {
    ask(state, { seat, count }) {
      const choices: Choice[] = []
      addCard(state, seat, asideCard(state), choices, count)
      return choices
    },
    name: (_, __, choice) => nameOfPlay(choice),
    why: (state, { seat, count }) => refusedWays(state, seat, asideCard(state), count === REAL),
    run: (state, { seat, count }, choice) => use(state, seat, choice, count),
  },

  /** The played card counts as another colour, for a gray worker. */
  recolour: {
    ask(state, { seat, count }) {
      const choices: Choice[] = []
      for (const color of COLORS.keys()) {
        if (color === colorOf(asideCard(state))) continue
        addRecoloured(state, seat, color, color * PER_CARD, choices, count === REAL)
      }
      return choices
    },
    name: (_, __, choice) => `as ${COLORS[Math.floor(choice / PER_CARD)]} ${WAYS[choice % PER_CARD]}`,
    run(state, { seat, count }, choice) {
      returnWorkers(state, seat, GRAY)
      const color = Math.floor(choice / PER_CARD)
      perform(state, seat, asideCard(state), choice % PER_CARD, color, count === REAL)
    },
  },

  /** On which site a building is put; the task's colour says where it comes from. */
  chooseSite: {
    ask: (state, { seat }) => roomFor(state, seat),
    name: (state, { seat }, site) => `site ${site + 1} ${COLORS[colorOf(seatOf(state, seat).sites[site]!)]}`,
    run: (state, { seat, card, color: from }, site) => construct(state, seat, card, site, from),
  },
} satisfies Partial<Steps<Hamburg, Task>>

function asideCard(state: Hamburg) {
  return state.aside.at(-1)!
}

function addCard(state: Hamburg, seat: number, card: number, choices: Choice[], real: number) {
  addWays(state, seat, card, colorOf(card), card * PER_CARD, choices, real === REAL)
  if (seatOf(state, seat).workers[GRAY]! > 0 && hasRule(state, seat, 'recolour'))
    choices.push(card * PER_CARD + RECOLOUR)
}

function use(state: Hamburg, seat: number, choice: Choice, real: number) {
  const card = Math.floor(choice / PER_CARD)
  const way = choice % PER_CARD
  if (way !== RECOLOUR) return perform(state, seat, card, way, colorOf(card), real === REAL)
  if (!state.aside.includes(card)) {
    takeFromHand(state, seat, card)
    putAside(state, seat, card)
  }
  plan(state, task('recolour', seat, 0, -1, real))
}

function nameOfPlay(choice: Choice) {
  const way = choice % PER_CARD
  return `play ${threeDigits(Math.floor(choice / PER_CARD))} ${way === RECOLOUR ? 'recolour' : WAYS[way]}`
}

function refusedWays(state: Hamburg, seat: number, card: number, real: boolean): Refusal[] {
  const color = colorOf(card)
  const reasons = [
    ...[WORKERS, MONEY, DECREASE].map(way => [way, whyNotSimple(state, seat, way, real)] as const),
    [WALL_LEFT, whyNotWall(state, seat, color, LEFT, real)],
    [WALL_LEFT + 1, whyNotWall(state, seat, color, RIGHT, real)],
    [SITE, whyNotSite(state, seat, color, 0, real)],
    [BUILD, whyNotBuild(state, seat, card, real)],
  ] as const
  return reasons.flatMap(([way, reason]) =>
    reason ? [{ name: nameOfPlay(card * PER_CARD + way), reason }] : [],
  )
}
