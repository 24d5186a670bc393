import {
  below,
  type Chance,
  type Event,
  type Game,
  nth,
  type OptionValues,
  plan,
  type Setup,
  shuffle,
} from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { evaluation } from './bot/evaluation.ts'
import { inputs } from './bot/inputs/index.ts'
import { colorOf, isBuilding } from './cards/cardfile.ts'
import { CLERIC_TILES, FIRST_MAYOR, IN_PLAY } from './cards/tiles.ts'
import { COLORS } from './colors.ts'
import type { Values } from './data/check.ts'
import { CARD_DATA, STATUES } from './data/tables.ts'
import { type Happening, isReason } from './events.ts'
import { additions, afterAction } from './expansions/additions.ts'
import { tileSteps } from './expansions/steps.ts'
import { renewCommon } from './expansions/stock/tracker.ts'
import { chronicle } from './picture/chronicle.ts'
import { course } from './picture/course.ts'
import { layout } from './picture/layout.ts'
import { library } from './picture/library.ts'
import { score } from './rules/scoring.ts'
import { disasterSteps } from './rules/steps/disaster.ts'
import { effectSteps } from './rules/steps/effect.ts'
import { seasonSteps } from './rules/steps/season.ts'
import { turnSteps } from './rules/steps/turn.ts'
import { shape } from './shape.ts'
import { withTom } from './solo/tom.ts'
import { tomSteps } from './solo/turn.ts'
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
  TOKEN_STREAM,
  TOM,
} from './state.ts'
import { type Task, tasks } from './tasks.ts'
import {
  aboutOption,
  brief,
  describe,
  label,
  nameOfCard,
  prompt,
  refused,
  sayHappening,
  sayReason,
  shortOf,
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
  streams: STREAMS,
  steps: withTom({
    ...seasonSteps(additions),
    ...disasterSteps,
    ...turnSteps(afterAction),
    ...effectSteps,
    ...tileSteps,
    ...tomSteps,
  }),
  shape,
  longest: 5000,
  start,
  clone,
  score,
  library,
  words: {
    say,
    describe,
    prompt,
    label,
    brief,
    refused,
    tally,
    advice,
    about: aboutOption,
    source: sourceName,
    tieBreaks,
  },
  picture: { layout, course },
  study: { chronicle, evaluation, inputs },
}

/** An event or a reason in words; reasons are the events without a seat that the log does not know. */
function say(event: Event, language: Language, names: readonly string[] = []): string {
  if (isReason(event)) return sayReason(event, language)
  return sayHappening(event as Happening, language, names, cardsIn(language))
}

/** What the log says of cards in a language; a card that does nothing until it scores says nothing. */
const cardsIn = (language: Language) => ({
  card: (card: number) => nameOfCard(card, language),
  effect: (card: number) =>
    nth(IN_PLAY, card).when === 'never' ? '' : shortOf(nth(IN_PLAY, card), language),
  inGarden: (card: number) => !isBuilding(card),
})

/** Two expansions that change the same actions are allowed together, but the rulebook advises against it. */
const TOO_MUCH: Readonly<Record<Language, string>> = {
  en: 'The stock exchange and the cleric tiles both change the standard actions: we advise against using both.',
  de: 'Börse und Geistlichenplättchen verändern beide die Basisaktionen: besser nicht mit beiden spielen.',
  nl: 'De beurs en de geestelijkenfiches veranderen allebei de basisacties: liever niet allebei gebruiken.',
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
    agenda: [tasks.season()],
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
      ...Array.from({ length: seats }, (_, seat) => tasks.chooseMayor({ seat })),
      tasks.openMayors(),
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
