import { abilityOf, costOf, sum, totalCost } from '../cards/cardfile.ts'
import { COLORS } from '../colors.ts'
import { BLOCKS } from '../data/board.ts'
import { laurelOf } from '../laurels/index.ts'
import { remembered } from '../rules/memory.ts'
import { changed, SIX } from '../rules/possessions.ts'
import { LAST_ROUND, lowered, quickBonus } from '../rules/rounds.ts'
import { blockLimit } from '../rules/use/permanents.ts'
import type { Amsterdam, Seat } from '../state.ts'
import type { Standing } from './standing.ts'
import { addedPerRound } from './worth.ts'

/** What a seat can do with the resources that it has and those that its wheel will bring. A bot's estimate. */
export interface WheelPlan {
  /** Points that inactive cards bring which can be paid for, and those that the others may still bring. */
  cards: number
  hopes: number
  /** How near the others are to being paid for, in points. */
  near: number
  /** How many inactive cards cannot be paid for yet, and what they cost. */
  stuck: number
  owing: number
  /** Blocks that can be paid for. */
  blocks: number
  /** What is left over then: in the turn that is being played, and later, where much at once is worth less. */
  supply: number
  spare: number
  /** The same, as far as it comes while quick delivery pays. */
  soon: number
  /** Rounds without resources: those that will most likely stay so, and those that cost a die. */
  gap: number
  gaps: number
}

/** What so many resources of any colour are worth at once, in resources. */
const AT_ONCE = [0, 1, 1.8, 2.4, 2.9, 3.3, 3.6, 3.9, 4.1, 4.3, 4.5]
/** So many rounds pass before a card can be paid for that no resources are there for yet. */
const WAIT = 3
/** How likely no die of a round shows a certain number. */
const NONE = (5 / 6) ** 6

/** The fewest resources for which a block of each district can be had. */
const cheapest = remembered((owners: readonly number[]) =>
  COLORS.map((_, color) =>
    BLOCKS.reduce(
      (least, { district, cost }, block) =>
        district === color && owners[block] === -1 ? Math.min(least, cost) : least,
      Number.POSITIVE_INFINITY,
    ),
  ),
)

export function planOf(state: Amsterdam, seat: number, mine: Seat, standing: Standing): WheelPlan {
  const plan: WheelPlan = {
    cards: 0,
    hopes: 0,
    near: 0,
    stuck: 0,
    owing: 0,
    blocks: 0,
    supply: 0,
    spare: 0,
    soon: 0,
    gap: 0,
    gaps: 0,
  }
  const first = standing.turned ? state.round + 1 : state.round
  const exits = wheelOf(state, seat, mine).slice(0, Math.max(0, LAST_ROUND + 1 - first))
  let waiting = inOrder(state, seat, mine)
  if (standing.turned) waiting = spendNow(plan, waiting, state, seat, standing)
  for (const [slot, resources] of exits.entries()) {
    const when = first + slot
    if (sum(resources) === 0) miss(plan, chanceOfNone(state, standing.turned, when))
    const rest = [...resources]
    if (slot === 0 && mine.magazine !== -1) rest[mine.magazine]!++
    waiting = activated(plan, waiting, rest, when)
    takeBlock(plan, state.owners, rest)
    leave(plan, sum(rest), when)
  }
  for (const each of waiting) {
    plan.stuck++
    plan.owing += totalCost(state, each.card)
    plan.hopes += each.worth(state.round + WAIT)
    plan.near += nearness(each, exits, first)
  }
  return plan
}

/** Plans the resources that have come out of the wheel, and says which cards are left; nothing happens once the turn is over. */
function spendNow(
  plan: WheelPlan,
  waiting: Waiting[],
  state: Amsterdam,
  seat: number,
  { over, owes }: Standing,
): Waiting[] {
  const rest = [...state.seats[seat]!.supply]
  if (over) {
    plan.supply += sum(rest)
    return waiting
  }
  payOff(rest, owes)
  const isActive = state.active === seat
  const left = activated(plan, waiting, rest, state.round)
  if (!isActive || state.turn.blocks < blockLimit(state, seat)) takeBlock(plan, state.owners, rest)
  if (isActive) plan.supply += sum(rest)
  else leave(plan, sum(rest), state.round)
  return left
}

/** Activates the cards that can be paid for with these resources, and says which are left. */
function activated(plan: WheelPlan, waiting: Waiting[], rest: number[], when: number): Waiting[] {
  if (waiting.length === 0) return waiting
  return waiting.filter(({ cost, worth }) => {
    if (!covers(rest, cost)) return true
    for (let color = 0; color < rest.length; color++) rest[color]! -= cost[color]!
    plan.cards += worth(when)
    return false
  })
}

function covers(rest: readonly number[], cost: readonly number[]): boolean {
  for (let color = 0; color < rest.length; color++) if (cost[color]! > rest[color]!) return false
  return true
}

/** Takes a block, if there is one to be had, for the colour of which there is most. */
function takeBlock(plan: WheelPlan, owners: readonly number[], rest: number[]) {
  const prices = cheapest(owners)
  let most = -1
  for (let color = 0; color < rest.length; color++) {
    if (rest[color]! >= prices[color]! && (most === -1 || rest[color]! > rest[most]!)) most = color
  }
  if (most === -1) return
  rest[most]! -= prices[most]!
  plan.blocks++
}

/** So many resources will be left over in a round. */
function leave(plan: WheelPlan, left: number, when: number) {
  const worth = AT_ONCE[Math.min(left, AT_ONCE.length - 1)]!
  plan.spare += worth
  plan.soon += worth * quickBonus(when)
}

/** Nothing comes in a round, and this is how likely it stays so. */
function miss(plan: WheelPlan, chance: number) {
  plan.gap += chance
  plan.gaps += 1 - chance
}

/** The greatest share of a card's cost that comes at once, squared, of its worth then. */
function nearness({ cost, worth }: Waiting, exits: Seat['wheel'], first: number): number {
  const all = sum(cost)
  let most = 0
  for (let slot = 0; slot < exits.length; slot++) {
    let paid = 0
    for (let color = 0; color < cost.length; color++) paid += Math.min(cost[color]!, exits[slot]![color]!)
    most = Math.max(most, (paid / all) ** 2 * worth(first + slot))
  }
  return most
}

/** How likely no die can be had any more whose resources come in a round. */
function chanceOfNone(state: Amsterdam, turned: boolean, when: number): number {
  const { round, dice, chosen } = state
  if (when > round || turned) {
    let chance = 1
    for (let roll = round + 1; roll <= when; roll++) chance *= noneAt(roll, when - roll + 1)
    return chance
  }
  if (!isRolled(state)) return noneAt(round, 1)
  return lowered(dice, round).some((pips, color) => pips === 1 && !chosen.includes(color)) ? 0 : 1
}

export function isRolled({ agenda }: Amsterdam): boolean {
  return agenda.every(({ kind }) => kind !== 'roll')
}

/** How likely no die of a round shows that number; late in the game high ones show 1. */
function noneAt(round: number, pips: number): number {
  const shows = lowered([1, 2, 3, 4, 5, 6], round).filter(each => each === pips).length
  return shows === 1 ? NONE : (1 - shows / 6) ** 6
}

interface Waiting {
  readonly card: number
  readonly cost: readonly number[]
  /** What it brings if it is activated in that round. */
  worth(round: number): number
  readonly now: number
}

/** The inactive cards, those that bring most first. */
function inOrder(state: Amsterdam, seat: number, mine: Seat): Waiting[] {
  return mine.inactive
    .map((card): Waiting => {
      const ability = abilityOf(card)
      const rate = ability.when === 'laurel' ? 0 : addedPerRound(mine.active, card)
      const fixed =
        ability.when === 'laurel'
          ? laurelOf(ability.final).worth(state, seat, ability.final, LAST_ROUND - state.round)
          : 0
      const worth = (round: number) => fixed + rate * Math.max(0, LAST_ROUND + 1 - round)
      return { card, cost: costOf(state, card), worth, now: worth(state.round) }
    })
    .sort((a, b) => b.now - a.now)
}

/** Takes what is still to be paid from the colours of which there is most. */
function payOff(rest: number[], owes: number) {
  for (let i = 0; i < owes; i++) {
    const most = rest.indexOf(Math.max(...rest))
    if (rest[most]! > 0) rest[most]!--
  }
}

/** The wheel with the dice that a seat has chosen and that are not yet on it. */
function wheelOf({ chosen, slots, dice, agenda }: Amsterdam, seat: number, mine: Seat): Seat['wheel'] {
  if (chosen.length === 0 || agenda.at(-1)?.seat !== seat) return mine.wheel
  return chosen.reduce(
    (wheel, color, i) => wheel.with(slots[i]! - 1, changed(wheel[slots[i]! - 1] ?? SIX, color, dice[color]!)),
    mine.wheel,
  )
}
