import type { Evaluation, Features } from '@kontor/engine'
import weights from '../../data/weights.json' with { type: 'json' }
import { BRIDGES, END, END_POINTS } from '../data/board.ts'
import { worthOfEffects } from '../effects/index.ts'
import { laurelOf } from '../laurels/index.ts'
import { pointsOnTheWay } from '../rules/board/amstel.ts'
import { holdingOf } from '../rules/board/holdings.ts'
import { SIX } from '../rules/possessions.ts'
import { LAST_ROUND } from '../rules/rounds.ts'
import { isSpared, laurelsIn, penaltyPoints, pointsOf } from '../rules/scoring.ts'
import { usageOf } from '../rules/use/usage.ts'
import { type Amsterdam, isTom, type Seat } from '../state.ts'
import { because } from './prospects.ts'
import { type Standing, standingsOf, turnOf } from './standing.ts'
import { voyageWorth } from './voyage.ts'
import { isRolled, planOf } from './wheelplan.ts'
import { worthPerRound } from './worth.ts'

/** What the market takes in a round, about. */
const TILE_PRICE = 4
/** So many inactive cards are enough. */
const ENOUGH = 3
/** In so many rounds a card that cannot be paid for yet will be. */
const PATIENCE = 5

/** What a bot looks at in a position. Times `left` is what matters less the nearer the end is. */
export const evaluation: Evaluation<Amsterdam> = {
  features({ table }) {
    const state = table as Amsterdam
    const left = ahead(state)
    const standings = standingsOf(state)
    return state.seats.map((mine, seat) =>
      isTom(state, seat)
        ? { ...OF_TOM, score: pointsOf(state, seat), tom: left }
        : asBefore(state, seat, mine, standings[seat]!, left),
    )
  },
  level: ['left', 'early', 'dice', 'tom'],
  ahead: ({ table }) => ahead(table as Amsterdam),
  // Against TOM there is nobody to foresee; a turn is some ten questions long, and how they go on is seen from its beginning.
  horizon: ({ table }) => (table.solo ? 1 : undefined),
  because,
  ...weights,
}

/** TOM has nothing but his score and the rounds that are still to come. */
const OF_TOM: Features = Object.fromEntries(Object.keys(weights.weights).map(name => [name, 0]))

/** How much of the game is still to come, from 1 to 0. */
function ahead({ round, firstRound }: Amsterdam) {
  return (LAST_ROUND - Math.max(round, firstRound - 1)) / (LAST_ROUND - firstRound + 1)
}

/** What was last found of each seat, and all that it followed from. */
const LAST: { from: readonly unknown[]; features: Features }[] = []

/** The features of a player. Most answers leave most seats as they were: these are not looked at again. */
function asBefore(state: Amsterdam, seat: number, mine: Seat, standing: Standing, left: number): Features {
  const { turned, over, dice, owes, receives, fields, using } = standing
  const from = [
    ...Object.values(mine),
    turned,
    over,
    dice,
    owes,
    receives,
    fields,
    ...using,
    turnOf(state, seat),
    turned ? SIX : state.dice,
    turned ? SIX : state.chosen,
    turned ? SIX : state.slots,
    turned || state.agenda.at(-1)?.seat === seat,
    turned || isRolled(state),
    state.round,
    state.firstRound,
    state.order,
    state.owners,
    state.districts,
    state.piers,
    state.depot,
    state.large,
    state.small,
    state.foreman,
    state.blackMarket,
    state.seats.length,
    state.values,
  ]
  const last = LAST[seat]
  if (last && last.from.length === from.length && from.every((each, i) => each === last.from[i])) {
    return last.features
  }
  const features = ofPlayer(state, seat, mine, standing, left)
  LAST[seat] = { from, features }
  return features
}

function ofPlayer(state: Amsterdam, seat: number, mine: Seat, standing: Standing, left: number): Features {
  const { over, fields, using } = standing
  const rounds = LAST_ROUND - state.round
  const field = Math.min(END, mine.amstel + fields)
  const begun = using.reduce(
    (sum, card) => sum + worthOfEffects(usageOf(card)?.effects ?? [], mine.active),
    0,
  )
  const { blocks, group, next } = holdingOf(state.owners, seat)
  const plan = planOf(state, seat, mine, standing)
  const market = TILE_PRICE * (rounds + (over || turnOf(state, seat).markets > 0 ? 0 : 1))
  return {
    score: pointsOf(state, seat) + pointsOnTheWay(mine.amstel, field),
    left,
    early: left * left,
    dice: standing.dice,
    purse: Math.min(mine.gulden, market),
    savings: Math.max(0, mine.gulden - market),
    begun: begun + standing.receives,
    supply: plan.supply,
    spare: plan.spare,
    soon: plan.soon,
    cards: plan.cards,
    hopes: plan.hopes,
    near: plan.near,
    owing: plan.owing,
    relief: relief(mine, plan.stuck, rounds),
    crowd: rounds > 0 ? Math.max(0, mine.inactive.length - ENOUGH) : 0,
    gap: plan.gap,
    gaps: plan.gaps,
    planned: plan.blocks,
    engine: worthPerRound(mine.active) * rounds,
    laurels: laurelsIn(mine.active).reduce(
      (sum, { final }) => sum + laurelOf(final).growth(final, rounds),
      0,
    ),
    voyage: voyageWorth(state, seat, mine, standing),
    city: blocks * left,
    link: rounds > 0 ? next - group - 1 : 0,
    amstel: rounds > 0 || !over ? onTheAmstel(field) : 0,
    fields: field * left,
    first: rounds > 0 ? state.seats.length - state.order.indexOf(seat) : 0,
    tom: 0,
  }
}

/** The penalties for inactive cards that will not come, since there is or will be what they cost. */
function relief(mine: Seat, stuck: number, rounds: number): number {
  if (isSpared(mine)) return 0
  const { penalties, inactive } = mine
  const last = stuck * Math.max(0, 1 - rounds / PATIENCE)
  const fewer = penalties + Math.floor(last)
  const expected = penaltyPoints(fewer) + (last % 1) * (penaltyPoints(fewer + 1) - penaltyPoints(fewer))
  return penaltyPoints(penalties + inactive.length) - expected
}

/** The share of the points at the next bridge, or at the end field, that the way there so far is worth. */
function onTheAmstel(field: number): number {
  let from = 0
  for (const { after, points } of BRIDGES) {
    if (field <= after) return (points * (field - from)) / (after + 1 - from)
    from = after + 1
  }
  return field === END ? 0 : (END_POINTS * (field - from)) / (END - from)
}
