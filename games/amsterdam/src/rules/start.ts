import { type Chance, Fault, listOf, plan, type Setup, shuffle } from '@kontor/engine'
import { BUILDING, CRAFTSMAN, deckOf } from '../cards/cardfile.ts'
import { COLORS, DECKS, DOCKERS, GOODS } from '../colors.ts'
import { SMALL, START_CARDS } from '../data/board.ts'
import type { Values } from '../data/card.ts'
import { CARD_DATA } from '../data/tables.ts'
import {
  type Amsterdam,
  DISTRICT_STREAM,
  type Expansion,
  GOODS_STREAM,
  NO_TURN,
  ORDER_STREAM,
  type Seat,
  WORKER_STREAM,
} from '../state.ts'
import { tasks } from '../tasks.ts'
import { START_FIELD } from './board/harbour.ts'
import { baseStack } from './board/stack.ts'
import { otherStack, playersOf, setUp, tasksBeforeRounds } from './hooks.ts'
import { drawTop, NINE, SIX } from './possessions.ts'

/** The table before the first round. */

const SHORT_START = 3
const TILES_PER_GOOD = 4
const PER_COLOR = 2

/** The cards of each deck. */
const CARDS = DECKS.map((_, deck) =>
  CARD_DATA.slice(1).flatMap(({ number }) => (deckOf(number) === deck ? [number] : [])),
)

const ALONE = {
  en: 'The game against TOM is played without expansions.',
  de: 'Gegen TOM wird ohne Erweiterungen gespielt.',
  nl: 'Tegen TOM wordt zonder uitbreidingen gespeeld.',
}

export function start({ seats, options, chance, values }: Setup): Amsterdam {
  const solo = seats === 1
  const expansions = options.expansions as readonly Expansion[]
  if (solo && expansions.length > 0) throw new Fault(ALONE)
  const firstRound = options.short === true ? SHORT_START : 1
  const discs = solo ? 2 : seats
  const state: Amsterdam = {
    agenda: [],
    chance,
    version: 0,
    round: firstRound - 1,
    firstRound,
    order: shuffle(
      chance,
      ORDER_STREAM,
      Array.from({ length: discs }, (_, seat) => seat),
    ),
    active: -1,
    turn: NO_TURN,
    dice: SIX,
    chosen: [],
    slots: [],
    decks: CARDS.map((cards, deck) => shuffle(chance, deck, [...cards])),
    display: [],
    discard: [],
    tiles: [],
    shownTiles: [],
    unusedTiles: [],
    goods: shuffle(
      chance,
      GOODS_STREAM,
      [...GOODS.keys()].flatMap(good => listOf(TILES_PER_GOOD, () => good)),
    ),
    owners: GOODS.flatMap(() => [-1, -1, -1, -1]),
    districts: shuffle(chance, DISTRICT_STREAM, [...COLORS.keys()])
      .slice(0, discs - 1)
      .sort((a, b) => a - b),
    piers: solo ? onePerPier(chance) : twoPerPier(chance),
    depot: [],
    large: NINE,
    small: SMALL.map(() => -1),
    blackMarket: NINE,
    seats: Array.from({ length: discs }, newSeat),
    expansions,
    foreman: -1,
    messenger: -1,
    trader: -1,
    missions: [],
    solo,
    triples: 0,
    values: (values as Values | undefined) ?? null,
  }
  const { tiles, unusedTiles } = otherStack(state, options) ?? baseStack(state)
  state.tiles = tiles.slice(0, -1)
  state.shownTiles = tiles.slice(-1)
  state.unusedTiles = unusedTiles
  layOutStartCards(state, discs)
  setUp(state, options)
  planSetUp(state)
  return state
}

function newSeat(): Seat {
  return {
    points: 0,
    gulden: 1,
    amstel: 0,
    ship: START_FIELD,
    magazine: -1,
    penalties: 0,
    supply: SIX,
    wheel: [SIX, SIX, SIX, SIX, SIX, SIX],
    storage: NINE,
    cargo: NINE,
    crew: SIX,
    inactive: [],
    active: [],
    used: [],
    missions: [],
    openMissions: [],
  }
}

/** One card more than there are discs. */
function layOutStartCards(state: Amsterdam, players: number) {
  const [craftsman = 0, building = 0] = START_CARDS[players]!
  state.display = [
    ...Array.from({ length: craftsman }, () => drawTop(state, CRAFTSMAN)),
    ...Array.from({ length: building }, () => drawTop(state, BUILDING)),
  ]
}

/** What players decide before the first round: cards from the bottom of the stack, all else from its top. */
function planSetUp(state: Amsterdam) {
  const players = playersOf(state)
  plan(
    state,
    ...players.toReversed().map(seat => tasks.startCard({ seat })),
    tasks.clearDisplay(),
    ...players.flatMap(seat => [
      tasks.startResource({ seat, slot: 1 }),
      tasks.startResource({ seat, slot: 2 }),
    ]),
    ...tasksBeforeRounds(state, players),
    tasks.round(),
  )
}

/** Two dockers of different colours on each pier, none on the pier of its own colour: dealt until that holds. */
export function twoPerPier(chance: Chance): readonly (readonly number[])[] {
  const all = [...DOCKERS.keys()].flatMap(docker => listOf(PER_COLOR, () => docker))
  for (;;) {
    shuffle(chance, WORKER_STREAM, all)
    const piers = DOCKERS.map((_, pier) => all.slice(PER_COLOR * pier, PER_COLOR * (pier + 1)))
    if (piers.every(([one, other], pier) => one !== other && one !== pier && other !== pier)) return piers
  }
}

function onePerPier(chance: Chance): readonly (readonly number[])[] {
  const all = [...DOCKERS.keys()]
  do shuffle(chance, WORKER_STREAM, all)
  while (all.some((docker, pier) => docker === pier))
  return all.map(docker => [docker])
}
