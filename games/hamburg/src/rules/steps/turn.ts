import { type About, type Choice, plan, type Refusal, type Steps } from '@kontor/engine'
import { plays, turnStep } from '@kontor/five-colours/rules/turns'
import { abilityOf, colorOf, threeDigits } from '../../cards/cardfile.ts'
import { type Action, COLORS, GRAY } from '../../colors.ts'
import { type Piece, placed } from '../../pieces.ts'
import type { Hamburg } from '../../state.ts'
import { type Carried, type Task, tasks } from '../../tasks.ts'
import {
  actionOf,
  addRecoloured,
  addWays,
  BUILD,
  construct,
  DECREASE,
  MONEY,
  perform,
  SITE,
  WALL_LEFT,
  WALL_RIGHT,
  WAYS,
  WORKERS,
  whyNotBuild,
  whyNotSimple,
  whyNotSite,
  whyNotWall,
} from '../actions.ts'
import { activate } from '../activation.ts'
import { roomFor } from '../buildings.ts'
import { hasRule, inPlay } from '../permanents.ts'
import { asideCard, putAside, returnWorkers, seatOf, takeFromHand } from '../possessions.ts'
import { activatable, whyNot } from '../usable.ts'
import { LEFT, RIGHT } from '../walls.ts'

/** Besides the ways to use a card, it can be recoloured. */
const RECOLOUR = 7

/** What expansions let follow a real standard action, of which a colour of card is told. */
export type AfterAction = (state: Hamburg, seat: number, action: Action, color: number) => readonly Task[]

/** A player's turn in Phase III: one card, one standard action, and buildings before and after it. */
export const turnSteps = (after: AfterAction) =>
  ({
    turn: turnStep<Hamburg>({
      plays(state, seat) {
        const choices: Choice[] = []
        for (const card of seatOf(state, seat).hand) addCard(state, seat, card, choices, true)
        return choices
      },
      nameOfPlay,
      aboutPlay,
      refusedPlays: (state, seat) =>
        seatOf(state, seat).hand.flatMap(card => refusedWays(state, seat, card, true)),
      play: (state, seat, choice) => use(after, state, { seat, real: true }, choice),
      activatable: (state, seat) => activatable(state, seat, 'III'),
      inPlay,
      whyNotActivate(state, seat, card) {
        const ability = abilityOf(state, card)
        return ability.when === 'III' ? whyNot(state, seat, card, ability) : undefined
      },
      activate,
    }),

    /** A standard action with a card that was just drawn for it. */
    act: tasks.act.step<Hamburg>({
      ask(state, { seat, real }) {
        const choices: Choice[] = []
        addCard(state, seat, asideCard(state), choices, real === true)
        return choices
      },
      name: (_, __, choice) => nameOfPlay(choice),
      about: (_, __, choice) => aboutPlay(choice),
      why: (state, { seat, real }) => refusedWays(state, seat, asideCard(state), real === true),
      run: (state, acting, choice) => use(after, state, acting, choice),
    }),

    /** The played card counts as another colour, for a gray worker. */
    recolour: tasks.recolour.step<Hamburg>({
      ask(state, { seat, real }) {
        const choices: Choice[] = []
        for (const color of COLORS.keys()) {
          if (color === colorOf(asideCard(state))) continue
          addRecoloured(state, seat, color, plays.choice(color, 0), choices, real === true)
        }
        return choices
      },
      name: (_, __, choice) => `as ${COLORS[plays.object(choice)]} ${WAYS[plays.way(choice)]}`,
      about: (state, _, choice) => aboutRecoloured(asideCard(state), choice),
      run(state, acting, choice) {
        returnWorkers(state, acting.seat, GRAY)
        act(after, state, acting, {
          card: asideCard(state),
          way: plays.way(choice),
          color: plays.object(choice),
        })
      },
    }),

    /** On which site a building is put. */
    chooseSite: tasks.chooseSite.step<Hamburg>({
      ask: (state, { seat }) => roomFor(state, seat),
      name: (state, { seat }, site) =>
        `site ${site + 1} ${COLORS[colorOf(seatOf(state, seat).sites[site]!)]}`,
      about: placed('build', 'site'),
      run: (state, { seat, card, from }, site) => construct(state, seat, card, site, from),
    }),
  }) satisfies Partial<Steps<Hamburg, Task>>

function addCard(state: Hamburg, seat: number, card: number, choices: Choice[], real: boolean) {
  addWays(state, seat, card, colorOf(card), plays.choice(card, 0), choices, real)
  if (seatOf(state, seat).workers[GRAY]! > 0 && hasRule(state, seat, 'recolour'))
    choices.push(plays.choice(card, RECOLOUR))
}

interface Played {
  readonly card: number
  readonly way: number
  /** The colour that the card counts as. */
  readonly color: number
}

/** What follows an action is planned before it, so that it comes after all that the action brings about. */
function act(
  after: AfterAction,
  state: Hamburg,
  { seat, real = false }: Carried<'act'>,
  { card, way, color }: Played,
) {
  if (real) plan(state, ...after(state, seat, actionOf(way), color))
  perform(state, seat, card, way, color, real)
}

function use(after: AfterAction, state: Hamburg, acting: Carried<'act'>, choice: Choice) {
  const card = plays.object(choice)
  const way = plays.way(choice)
  if (way !== RECOLOUR) return act(after, state, acting, { card, way, color: colorOf(card) })
  if (!state.aside.includes(card)) {
    takeFromHand(state, acting.seat, card)
    putAside(state, acting.seat, card)
  }
  plan(state, tasks.recolour(acting))
}

function nameOfPlay(choice: Choice) {
  const way = plays.way(choice)
  return `play ${threeDigits(plays.object(choice))} ${way === RECOLOUR ? 'recolour' : WAYS[way]}`
}

/** What each of the WAYS uses a card for, and what stands for it; last RECOLOUR. */
const USES: readonly (Omit<About, 'verb' | 'card'> & { readonly piece: Piece })[] = [
  { use: 'workers', piece: 'card' },
  { use: 'money', piece: 'card' },
  { use: 'decrease', piece: 'card' },
  { use: 'wall', piece: 'wall', place: LEFT },
  { use: 'wall', piece: 'wall', place: RIGHT },
  { use: 'site', piece: 'card' },
  { use: 'build', piece: 'card' },
  { use: 'recolour', piece: 'card' },
]

function aboutPlay(choice: Choice): About {
  return { verb: 'play', card: plays.object(choice), ...USES[plays.way(choice)] }
}

function aboutRecoloured(card: number, choice: Choice): About {
  return { verb: 'as', card, ...USES[plays.way(choice)], color: plays.object(choice) }
}

function refusedWays(state: Hamburg, seat: number, card: number, real: boolean): Refusal[] {
  const color = colorOf(card)
  const reasons = [
    ...[WORKERS, MONEY, DECREASE].map(way => [way, whyNotSimple(state, seat, way, real)] as const),
    [WALL_LEFT, whyNotWall(state, seat, color, LEFT, real)],
    [WALL_RIGHT, whyNotWall(state, seat, color, RIGHT, real)],
    [SITE, whyNotSite(state, seat, color, 0, real)],
    [BUILD, whyNotBuild(state, seat, card, real)],
  ] as const
  return reasons.flatMap(([way, reason]) =>
    reason
      ? [{ name: nameOfPlay(plays.choice(card, way)), about: aboutPlay(plays.choice(card, way)), reason }]
      : [],
  )
}
