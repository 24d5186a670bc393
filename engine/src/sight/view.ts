import { type Chance, forkChance, shuffle } from '../chance.ts'
import type { Game, State, Task } from '../game.ts'
import { GameError } from '../ground/fault.ts'
import { guessSealed } from '../together.ts'
import { backShown, type Comparison, type Kind, lookAt, showsBack, UNKNOWN, type Zone } from './shape.ts'

/** No kind has more cards than this. */
const MOST_CARDS = 100_000

/** Watches the game without a seat. */
export const WATCHER = -1

/** What one seat may know of a game: the only thing a player's page or a bot ever sees. */
export interface View<S extends State> {
  readonly viewer: number
  readonly table: Omit<S, 'chance'>
}

/** The game as `viewer` may see it. What nobody declared visible is absent; chance always is. */
export function view<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  viewer: number,
): View<S> {
  return { viewer, table: game.shape.view(state, lookAt(state, viewer)) }
}

/**
 * What each viewer sees otherwise than before, as JSON: the new value of each thing by its path in the view, as in
 * `{"table.seats.0.points":7}`.
 */
export function viewChanges<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  before: S,
  after: S,
): (viewer: number) => string {
  const comparison: Comparison = { common: '', differing: [], owner: UNKNOWN, index: UNKNOWN }
  game.shape.compare(before, after, ',"table', comparison)
  return viewer => {
    const was = lookAt(before, viewer)
    const is = lookAt(after, viewer)
    let text = comparison.common
    for (const told of comparison.differing) text += told(was, is)
    return `{${text.slice(1)}}`
  }
}

/** A full state that could be true for all that the view tells: each hidden card is drawn from those not seen. */
export function guess<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  seen: View<S>,
  chance: Chance,
): S {
  const luck = forkChance(chance, 0, game.streams.length)
  const known = { ...seen.table, chance: luck } as S
  const zones: Zone[] = []
  const state = game.shape.zones(known, lookAt(known, seen.viewer), zone => zones.push(zone))
  for (const kind of new Set(zones.map(zone => zone.kind))) {
    const mine = zones.filter(zone => zone.kind === kind)
    deal(kind, unseenOf(kind as Kind<S>, known, mine), mine, chance)
  }
  guessSealed(game, state, chance)
  return state
}

/** Every card zone of a state, with what `viewer` can see of it: to be read, since it is the state itself. */
export function zonesOf<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  viewer: number,
): Zone[] {
  const zones: Zone[] = []
  game.shape.meet(state, lookAt(state, viewer), zone => zones.push(zone))
  return zones
}

/** Whether, between two states, `seat` learned something that it could not know: a card's front or back, or a roll. */
export function learned<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  before: S,
  after: S,
  seat: number,
) {
  if (before.chance.drawn.some((count, stream) => count !== after.chance.drawn[stream])) return true
  return newlySeen(game, before, after, seat)
}

/** Whether `seat` sees a card's front or back in `after` that it did not see in `before`. */
export function newlySeen<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  before: S,
  after: S,
  seat: number,
) {
  const known = new Map<number, number>()
  const seen = new Map<number, number>()
  const kinds: Kind<never>[] = []
  game.shape.meetChanged(before, after, lookAt(before, seat), lookAt(after, seat), (was, is) => {
    // What looks as before tells nothing. Most cards do, and only the others have to be counted.
    const alike = was && is ? alikeIn(was, is) : 0
    if (was) countSides(was, alike, known, kinds)
    if (is) countSides(is, alike, seen, kinds)
  })
  for (const [side, count] of seen) if (count > (known.get(side) ?? 0)) return true
  return false
}

/** How many cards at the beginning of two zones are the same and seen in the same way. */
function alikeIn({ cards, sight }: Zone, other: Zone): number {
  if (sight !== other.sight || (sight === 'topBack' && cards.length !== other.cards.length)) return 0
  if (cards === other.cards) return cards.length
  let alike = 0
  while (alike < cards.length && cards[alike] === other.cards[alike]) alike++
  return alike
}

/**
 * Counts how often each front and each back is seen in a zone from some card on; whoever sees a front knows the back.
 * Kinds are told apart by their places in `kinds`, where new ones are noted.
 */
function countSides(
  { kind, cards, sight }: Zone,
  from: number,
  seen: Map<number, number>,
  kinds: Kind<never>[],
) {
  if (from === cards.length) return
  if (!kinds.includes(kind)) kinds.push(kind)
  const fronts = 2 * kinds.indexOf(kind) * MOST_CARDS
  const backs = fronts + MOST_CARDS
  const count = (side: number) => seen.set(side, (seen.get(side) ?? 0) + 1)
  for (let place = from; place < cards.length; place++) {
    const card = cards[place]!
    if (sight === 'front') count(fronts + card)
    if (showsBack(sight, place, cards)) count(backs + kind.back(card))
  }
}

/** The cards of a kind that are in the game oftener than its zones show them. */
function unseenOf<S>(kind: Kind<S>, known: S, zones: readonly Zone[]) {
  const seen: number[] = []
  for (const { cards } of zones) for (const card of cards) if (card >= 0) seen[card] = (seen[card] ?? 0) + 1
  const unseen: number[] = []
  for (const card of kind.all(known)) {
    const count = seen[card] ?? 0
    if (count > 0) seen[card] = count - 1
    else unseen.push(card)
  }
  return unseen
}

/** Cards known by their backs first; what is left goes where nothing is known. */
function deal(kind: Kind<never>, unseen: number[], zones: readonly Zone[], chance: Chance) {
  const pools: number[][] = []
  const byBack: (number[] | undefined)[] = []
  for (const card of shuffle(chance, 0, unseen)) {
    const back = kind.back(card)
    const pool = byBack[back]
    if (pool) pool.push(card)
    else {
      const first = [card]
      byBack[back] = first
      pools.push(first)
    }
  }
  for (const { cards } of zones) {
    for (let i = 0; i < cards.length; i++) {
      const back = backShown(cards[i]!)
      if (back !== undefined) cards[i] = take(byBack[back], kind)
    }
  }
  const rest = shuffle(chance, 0, ([] as number[]).concat(...pools))
  for (const { cards } of zones) {
    for (let i = 0; i < cards.length; i++) if (cards[i] === UNKNOWN) cards[i] = take(rest, kind)
  }
}

function take(pool: number[] | undefined, kind: Kind<never>) {
  const card = pool?.pop()
  if (card === undefined) throw new GameError(`A view shows more ${kind.name} than there are.`)
  return card
}
