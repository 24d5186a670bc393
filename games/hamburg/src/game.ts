import { below, type Event, type Game, type Language, type Setup, shuffle } from '@kontor/engine'
import { colorOf } from './cardfile.ts'
import { COLORS } from './colors.ts'
import type { Values } from './data/check.ts'
import { CARD_DATA, STATUES } from './data/tables.ts'
import { type Happening, isReason } from './events.ts'
import { library } from './library.ts'
import { score } from './scoring.ts'
import {
  clone,
  DISCARD_STREAM,
  FIRST_STREAM,
  type Hamburg,
  type Seat,
  STREAMS,
  shape,
  type Task,
  TOKEN_STREAM,
  task,
} from './state.ts'
import { disasterSteps } from './steps/disaster.ts'
import { effectSteps } from './steps/effect.ts'
import { seasonSteps } from './steps/season.ts'
import { turnSteps } from './steps/turn.ts'
import { workerSteps } from './steps/workers.ts'
import { cardName, describe, label, prompt, sayHappening, sayReason } from './words/index.ts'

/** The cards of each colour. */
const PILES = COLORS.map((_, color) =>
  CARD_DATA.slice(1).flatMap(({ number }) => (colorOf(number) === color ? [number] : [])),
)

export const hamburg: Game<Hamburg, Task> = {
  name: 'hamburg',
  rules: '1',
  data: '1',
  seats: { min: 2, max: 5 },
  options: {
    english056: {
      type: 'flag',
      about:
        'Cards 056 to 058 as in the English edition: at once, and for each different number on the dice.',
      standard: false,
    },
  },
  streams: STREAMS,
  steps: { ...seasonSteps, ...disasterSteps, ...turnSteps, ...effectSteps, ...workerSteps },
  shape,
  longest: 5000,
  start,
  clone,
  score,
  say,
  describe,
  prompt,
  label,
  library,
}

/** An event or a reason in words; reasons are the events without a seat that the log does not know. */
function say(event: Event, language: Language, names: readonly string[] = []): string {
  if (isReason(event)) return sayReason(event, language)
  const nameOfCard = (card: number) => cardName(card, CARD_DATA[card]!.category, language)
  return sayHappening(event as Happening, language, names, nameOfCard)
}

/** The table before the first season. */
function start({ seats, options, chance, values }: Setup): Hamburg {
  const piles = COLORS.map((_, color) => shuffle(chance, color, [...PILES[color]!]))
  const discard = shuffle(
    chance,
    DISCARD_STREAM,
    piles.map(pile => pile.pop()!),
  )
  return {
    agenda: [task('season', 0)],
    chance,
    version: 0,
    season: 0,
    round: 0,
    first: below(chance, FIRST_STREAM, seats),
    dice: [0, 0, 0, 0, 0, 0],
    window: -1,
    guests: [],
    floor: [0, 0, 0, 0, 0, 0],
    statues: STATUES[seats]!,
    tokens: shuffle(chance, TOKEN_STREAM, [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]),
    usedTokens: [],
    piles,
    discard,
    picked: [],
    aside: [],
    asideOf: -1,
    announced: [],
    search: [],
    seats: Array.from({ length: seats }, newSeat),
    values: (values as Values | undefined) ?? null,
    english: options.english056 === true,
  }
}

function newSeat(): Seat {
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
  }
}
