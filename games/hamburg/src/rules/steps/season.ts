import { lowDice } from '@kontor/common/tasks'
import { type About, type Choice, DONE, heard, listOf, plan, roll, type Steps } from '@kontor/engine'
import { award } from '@kontor/five-colours/rules/majorities'
import { takeUp } from '@kontor/five-colours/rules/possessions'
import { abilityOf, colorOf, isPark, threeDigits } from '../../cards/cardfile.ts'
import { HAND_LIMIT, ROUNDS, SEASONS } from '../../cards/numbers.ts'
import { BLACK, COLORS } from '../../colors.ts'
import { MAJORITIES } from '../../events.ts'
import { colored, ofCard } from '../../pieces.ts'
import { DICE_STREAM, type Hamburg, isAutomaton } from '../../state.ts'
import { type Carried, type Task, tasks } from '../../tasks.ts'
import { activate } from '../activation.ts'
import { effectTasks } from '../buildings.ts'
import { advance } from '../hall.ts'
import { standing } from '../majorities.ts'
import { following, handLimitOf, hasRule, priceOfAdvance, roundsOf } from '../permanents.ts'
import { openPiles, payMarks, report, seatOf, takeTop, turnOrder } from '../possessions.ts'
import { activatable } from '../usable.ts'

const ADVANCE: About = { verb: 'advance', piece: 'hall' }

/** What expansions and the solo game add to the course of a season. */
export interface Additions {
  /** When the season's cleric has come. */
  clericComes(state: Hamburg): void
  /** Once all disasters of Phase II have risen; before the rounds of Phase III. */
  afterDisasters(state: Hamburg): readonly Task[]
  beforeRounds(state: Hamburg): readonly Task[]
  /** When the clerics have gone to the floor. */
  seasonEnds(state: Hamburg): void
}

/** The course of a season: its four phases, without what happens in a turn. */
export const seasonSteps = (additions: Additions) =>
  ({
    season: {
      run(state) {
        if (state.season === SEASONS) {
          if (heard()) report({ kind: 'over' })
          return
        }
        state.season++
        if (heard()) report({ kind: 'season', season: state.season, first: state.first })
        plan(
          state,
          tasks.phaseOne(),
          tasks.roll({ seat: state.first }),
          tasks.rounds(),
          tasks.majorities({ seat: 0 }),
        )
      },
    },

    phaseOne: {
      run(state) {
        for (const seat of turnOrder(state).toReversed()) {
          plan(state, tasks.income({ seat }))
          if (!isAutomaton(state, seat)) plan(state, tasks.refill({ seat }), tasks.takeUp({ seat }))
        }
      },
    },

    /** Draws are made before any of them is looked at. */
    refill: {
      ask: (state, { seat }) => {
        const full =
          seatOf(state, seat).hand.length + state.picked.length >= handLimitOf(state, seat, HAND_LIMIT)
        const piles = full ? [] : openPiles(state)
        return piles.length > 0 ? piles : [DONE]
      },
      name: (_, __, color) => `deck ${COLORS[color]}`,
      about: colored('draw', 'deck'),
      run(state, again, color) {
        state.picked = [...state.picked, takeTop(state, color)]
        plan(state, again)
      },
    },

    takeUp: {
      run: (state, { seat }) => takeUp(state, seat, colorOf),
    },

    /** Parks pay by themselves; a building of Phase I is the player's choice. */
    income: {
      run(state, { seat }) {
        const parks = seatOf(state, seat).garden.filter(isPark)
        plan(
          state,
          ...parks.flatMap(card => parkIncome(state, seat, card)),
          tasks.window({ seat, phase: 'I' }),
        )
      },
    },

    window: {
      ask: (state, task) => [...usable(state, tasks.window.read(task)), DONE],
      name: (_, __, card) => `activate ${threeDigits(card)}`,
      about: ofCard('activate'),
      run(state, again, card) {
        plan(state, again)
        activate(state, again.seat, card)
      },
    },

    roll: {
      run(state) {
        state.dice = listOf(6, () => roll(state.chance, DICE_STREAM))
        if (heard()) report({ kind: 'rolled', dice: state.dice })
        const order = turnOrder(state)
        const intrigue = state.dice[BLACK]! >= 5 ? order.map(seat => tasks.intrigue({ seat })) : []
        plan(
          state,
          ...order.map(seat => tasks.window({ seat, phase: 'II' })),
          tasks.cleric(),
          ...intrigue,
          ...order.map(seat => tasks.raise({ seat })),
          ...additions.afterDisasters(state),
          ...order.flatMap(seat => [
            tasks.window({ seat, phase: 'II', atHall: true }),
            tasks.hall({ seat }),
            tasks.window({ seat, phase: 'II', atHall: true }),
          ]),
        )
      },
    },

    cleric: {
      run(state) {
        state.window = state.dice[BLACK]! - 1
        if (heard()) report({ kind: 'cleric', window: state.window })
        additions.clericComes(state)
      },
    },

    hall: {
      ask(state, { seat }) {
        const price = advancePrice(state, seat)
        return price !== undefined && price <= seatOf(state, seat).marks ? [0, DONE] : [DONE]
      },
      name: () => 'advance',
      about: () => ADVANCE,
      why(state, { seat }) {
        const n = advancePrice(state, seat)
        if (n === undefined) return [{ name: 'advance', about: ADVANCE, reason: { kind: 'noLowDie' } }]
        const has = seatOf(state, seat).marks
        return has < n ? [{ name: 'advance', about: ADVANCE, reason: { kind: 'needsMarks', n, has } }] : []
      },
      run(state, { seat }) {
        payMarks(state, seat, advancePrice(state, seat)!)
        advance(state, seat)
      },
    },

    rounds: {
      run(state) {
        const count = roundsOf(state, ROUNDS)
        plan(
          state,
          ...additions.beforeRounds(state),
          ...listOf(count, i => tasks.round({ seat: 0, round: i + 1 })),
        )
      },
    },

    round: tasks.round.step<Hamburg>({
      run(state, { round }) {
        state.round = round
        if (heard()) report({ kind: 'round', round })
        const players = turnOrder(state).filter(seat => !isAutomaton(state, seat))
        plan(state, ...players.map(seat => tasks.turn({ seat })))
      },
    }),

    /** Phase IV: its buildings may be used before the majorities and again before the markers come off. */
    majorities: tasks.majorities.step<Hamburg>({
      run(state, { due }) {
        const windows = turnOrder(state).map(seat => tasks.window({ seat, phase: 'IV' }))
        if (!due) return plan(state, ...windows, tasks.majorities({ seat: 0, due: true }))
        plan(state, ...windows, tasks.seasonEnd())
        for (const which of MAJORITIES.keys()) awardMajority(state, which)
      },
    }),

    seasonEnd: {
      run(state) {
        const floor = state.floor.with(state.window, state.floor[state.window]! + 1)
        state.floor = state.guests.reduce((all, color) => all.with(color, all[color]! + 1), floor)
        state.guests = []
        state.window = -1
        additions.seasonEnds(state)
        for (const mine of state.seats) mine.used = []
        if (!state.solo) state.first = (state.first + 1) % state.seats.length
        state.round = 0
        plan(state, tasks.season())
      },
    },
  }) satisfies Partial<Steps<Hamburg, Task>>

/** What an advance at the City Hall step costs a seat; undefined when no die allows it. */
export function advancePrice(state: Hamburg, seat: number): number | undefined {
  if (lowDice(state.dice) === 0) return undefined
  const dice = hasRule(state, seat, 'ignoreBlack') ? state.dice.slice(0, BLACK) : state.dice
  return priceOfAdvance(state, seat, lowDice(dice), true)
}

function parkIncome(state: Hamburg, seat: number, card: number): Task[] {
  const ability = abilityOf(state, card)
  const pays = ability.when === 'I' && ability.effects.some(effect => effect.do === 'marks')
  return [...effectTasks(state, seat, card, -1), ...(pays ? following(state, seat, 'parkMarks', -1) : [])]
}

/** Buildings of a phase; an advance on the City Hall track only at the step where its price is asked. */
function usable(state: Hamburg, { seat, phase, atHall }: Carried<'window'>): Choice[] {
  const cards = activatable(state, seat, phase)
  if (phase !== 'II' || atHall || cards.length === 0) return cards
  return cards.filter(card => {
    const ability = abilityOf(state, card)
    return !('effects' in ability && ability.effects.some(effect => effect.do === 'advance'))
  })
}

/** Turns the tokens of a majority; then what follows for those who turned theirs. */
function awardMajority(state: Hamburg, which: number) {
  for (const seat of award(state, which, standing, each => hasRule(state, each, 'sharedMajority'))) {
    plan(state, ...following(state, seat, 'majority', which))
  }
}
