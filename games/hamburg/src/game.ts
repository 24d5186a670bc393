import {
  below,
  type Chance,
  type Event,
  type Game,
  type Language,
  type OptionValues,
  plan,
  type Setup,
  shuffle,
} from '@kontor/engine'
import { colorOf } from './cardfile.ts'
import { chronicle } from './chronicle.ts'
import { COLORS } from './colors.ts'
import { course } from './course.ts'
import type { Values } from './data/check.ts'
import { CARD_DATA, STATUES } from './data/tables.ts'
import { evaluation } from './evaluation.ts'
import { type Happening, isReason } from './events.ts'
import { layout } from './layout.ts'
import { library } from './library.ts'
import { score } from './scoring.ts'
import { shape } from './shape.ts'
import {
  allTokens,
  CLERIC_STREAM,
  clone,
  DISCARD_STREAM,
  EXPANSIONS,
  type Expansion,
  FIRST_STREAM,
  type Hamburg,
  MAYOR_STREAM,
  type Seat,
  STOCK_STREAM,
  STREAMS,
  type Task,
  TOKEN_STREAM,
  TOM,
  task,
} from './state.ts'
import { disasterSteps } from './steps/disaster.ts'
import { effectSteps } from './steps/effect.ts'
import { seasonSteps } from './steps/season.ts'
import { tileSteps } from './steps/tiles.ts'
import { tomSteps } from './steps/tom.ts'
import { turnSteps } from './steps/turn.ts'
import { workerSteps } from './steps/workers.ts'
import { renewCommon } from './stock.ts'
import { CLERIC_TILES, FIRST_MAYOR } from './tiles.ts'
import { withTom } from './tom.ts'
import {
  aboutOption,
  describe,
  label,
  nameOfCard,
  prompt,
  refused,
  sayHappening,
  sayReason,
  sourceName,
  tally,
  tieBreaks,
} from './words/index.ts'

/** With the money statues there are other statues of points, by the number of players. */
const HUMMEL_STATUES: readonly (readonly number[])[] = [
  [],
  [10, 7, 5, 2],
  [10, 7, 5, 2],
  [10, 8, 7, 5, 4, 2],
  [10, 8, 7, 6, 5, 4, 2, 2],
  [10, 9, 8, 7, 6, 5, 4, 3, 2, 2],
]
const JETTES: readonly number[] = [12, 9, 6]

/** The cards of each colour. */
const PILES = COLORS.map((_, color) =>
  CARD_DATA.slice(1).flatMap(({ number }) => (colorOf(number) === color ? [number] : [])),
)

export const hamburg: Game<Hamburg, Task> = {
  name: 'hamburg',
  rules: '1',
  data: '1',
  seats: { min: 1, max: 5 },
  automata: seats => (seats === 1 ? ['TOM'] : []),
  options: {
    expansions: {
      type: 'some',
      about: 'The expansions in play.',
      of: EXPANSIONS,
      standard: [],
    },
    english056: {
      type: 'flag',
      about:
        'Cards 056 to 058 as in the English edition: at once, and for each different number on the dice.',
      standard: false,
    },
  },
  advice,
  about: aboutOption,
  source: sourceName,
  tieBreaks,
  course,
  streams: STREAMS,
  steps: withTom({
    ...seasonSteps,
    ...disasterSteps,
    ...turnSteps,
    ...effectSteps,
    ...workerSteps,
    ...tileSteps,
    ...tomSteps,
  }),
  shape,
  longest: 5000,
  start,
  clone,
  score,
  say,
  describe,
  prompt,
  label,
  refused,
  tally,
  layout,
  library,
  chronicle,
  evaluation,
}

/** An event or a reason in words; reasons are the events without a seat that the log does not know. */
function say(event: Event, language: Language, names: readonly string[] = []): string {
  if (isReason(event)) return sayReason(event, language)
  return sayHappening(event as Happening, language, names, card => nameOfCard(card, language))
}

/** Two expansions that change the same actions are allowed together, but the rulebook advises against it. */
const TOO_MUCH: Readonly<Record<Language, string>> = {
  en: 'The stock exchange and the cleric tiles both change the standard actions: better not together.',
  de: 'Börse und Geistlichenplättchen verändern beide die Basisaktionen: besser nicht zusammen.',
  nl: 'De beurs en de geestelijkenfiches veranderen allebei de basisacties: beter niet samen.',
}

function advice({ expansions }: OptionValues, language: Language): string | undefined {
  const both = Array.isArray(expansions) && expansions.includes('stock') && expansions.includes('clerics')
  return both ? TOO_MUCH[language] : undefined
}

/** The table before the first season. */
function start({ seats, options, chance, values }: Setup): Hamburg {
  const piles = COLORS.map((_, color) => shuffle(chance, color, [...PILES[color]!]))
  const discard = shuffle(
    chance,
    DISCARD_STREAM,
    piles.map(pile => pile.pop()!),
  )
  const solo = seats === 1
  const expansions = options.expansions as readonly Expansion[]
  const has = (expansion: Expansion) => expansions.includes(expansion)
  const stock = has('stock') ? shuffle(chance, STOCK_STREAM, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) : []
  const tiles = has('mayors') ? shuffle(chance, MAYOR_STREAM, [0, 1, 2, 3, 4]) : []
  const state: Hamburg = {
    agenda: [task('season', 0)],
    chance,
    version: 0,
    season: 0,
    round: 0,
    first: solo ? TOM : below(chance, FIRST_STREAM, seats),
    dice: [0, 0, 0, 0, 0, 0],
    window: -1,
    guests: [],
    floor: [0, 0, 0, 0, 0, 0],
    statues: (has('hummel') ? HUMMEL_STATUES : STATUES)[seats]!,
    tokens: shuffle(chance, TOKEN_STREAM, [...allTokens(has('intrigue'))]),
    usedTokens: [],
    piles,
    discard,
    picked: [],
    aside: [],
    asideOf: -1,
    announced: [],
    search: [],
    seats: Array.from({ length: solo ? 2 : seats }, (_, seat) =>
      newSeat(solo && seat === TOM ? undefined : tiles[seat]),
    ),
    expansions,
    mayorsOpen: false,
    jettes: has('hummel') ? JETTES : [],
    ships: 0,
    stock: stock.slice(0, -1),
    stockTile: stock.slice(-1),
    stockUsed: [],
    tracker: 0,
    clericTiles: has('clerics') ? throwClericTiles(chance, has('ships')) : [],
    clericTile: -1,
    common: [],
    solo,
    values: (values as Values | undefined) ?? null,
    english: options.english056 === true,
  }
  renewCommon(state)
  if (has('mayors')) {
    plan(
      state,
      ...Array.from({ length: seats }, (_, seat) => task('chooseMayor', seat)),
      task('openMayors', 0),
    )
  }
  return state
}

/** Six of the twelve tiles, each on the side that fell up, one at each window; without ships, not the ships' tile. */
function throwClericTiles(chance: Chance, ships: boolean): readonly number[] {
  const tiles = Array.from({ length: CLERIC_TILES.length / 2 }, (_, tile) => tile).filter(
    tile => ships || !isShipTile(tile),
  )
  const six = shuffle(chance, CLERIC_STREAM, tiles).slice(0, 6)
  return six.map(tile => 2 * tile + below(chance, CLERIC_STREAM, 2))
}

function isShipTile(tile: number) {
  const ability = CLERIC_TILES[2 * tile]!
  return ability.when === 'always' && 'ships' in ability.always
}

function newSeat(tile: number | undefined): Seat {
  return {
    marks: 5,
    points: 5,
    hall: 0,
    left: 0,
    right: 0,
    rewarded: 0,
    majorities: 0,
    striking: 0,
    workers: [1, 1, 1, 1, 1],
    disasters: [0, 0, 0, 0, 0],
    statues: [],
    hand: [],
    sites: [],
    buildings: [],
    places: [],
    garden: [],
    used: [],
    mayor: [],
    mayorSides: tile === undefined ? [] : [FIRST_MAYOR + 2 * tile, FIRST_MAYOR + 2 * tile + 1],
  }
}
