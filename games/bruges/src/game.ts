import { below, type Event, type Game, type Language, type Setup, shuffle } from '@kontor/engine'
import { chronicle } from './chronicle.ts'
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
  type Bruges,
  CARD_STREAM,
  clone,
  FIRST_STREAM,
  type Seat,
  STREAMS,
  type Task,
  task,
} from './state.ts'
import { effectSteps } from './steps/effect.ts'
import { roundSteps } from './steps/round.ts'
import { threatSteps } from './steps/threat.ts'
import { turnSteps } from './steps/turn.ts'
import {
  aboutOption,
  describe,
  label,
  prompt,
  refused,
  sayHappening,
  sayReason,
  sourceName,
  tally,
  tieBreaks,
} from './words/index.ts'

/** The cards are dealt into five stacks; one for each player is played with, the others are the extra stack. */
const STACKS = 5
const ALL_CARDS = CARD_DATA.slice(1).map(({ number }) => number)

export const bruges: Game<Bruges, Task> = {
  name: 'bruges',
  rules: '1',
  data: '2',
  seats: { min: 2, max: 4 },
  options: {
    engraver: {
      type: 'one',
      about: 'The Engraver as the first or the second edition prints it.',
      of: ['first', 'second'],
      standard: 'first',
    },
    limitedWorkers: {
      type: 'flag',
      about: 'Only ten workers of each colour, as in the first box.',
      standard: false,
    },
  },
  about: aboutOption,
  source: sourceName,
  tieBreaks,
  course,
  streams: STREAMS,
  steps: { ...roundSteps, ...threatSteps, ...turnSteps, ...effectSteps },
  shape,
  longest: 5000,
  start,
  clone,
  score,
  say,
  describe,
  prompt,
  refused,
  label,
  tally,
  library,
  chronicle,
  evaluation,
  layout,
}

/** An event or a reason in words. */
function say(event: Event, language: Language, names: readonly string[] = []): string {
  return isReason(event) ? sayReason(event, language) : sayHappening(event as Happening, language, names)
}

/** The table before the first round. */
function start({ seats, options, chance, values }: Setup): Bruges {
  const cards = shuffle(chance, CARD_STREAM, [...ALL_CARDS])
  const inPlay = cards.slice(0, (cards.length / STACKS) * seats)
  const half = Math.ceil(inPlay.length / 2)
  return {
    agenda: [task('round', 0)],
    chance,
    version: 0,
    round: 0,
    turn: 0,
    first: below(chance, FIRST_STREAM, seats),
    dice: [0, 0, 0, 0, 0],
    piles: [inPlay.slice(0, half), inPlay.slice(half)],
    extra: cards.slice(inPlay.length),
    discard: [],
    lastRound: 0,
    picked: [],
    aside: [],
    asideOf: -1,
    announced: [],
    encores: [],
    statues: STATUES,
    seats: Array.from({ length: seats }, newSeat),
    limitedWorkers: options.limitedWorkers === true,
    secondEngraver: options.engraver === 'second',
    values: (values as Values | undefined) ?? null,
  }
}

function newSeat(): Seat {
  return {
    guilders: 5,
    points: 5,
    reputation: 0,
    left: 0,
    right: 0,
    rewarded: 0,
    majorities: 0,
    striking: 0,
    workers: [1, 1, 1, 1, 1],
    threats: [0, 0, 0, 0, 0],
    statues: [],
    hand: [],
    houses: [],
    persons: [],
    places: [],
    used: [],
  }
}
