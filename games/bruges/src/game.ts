import { below, type Event, type Game, type Setup, shuffle } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { evaluation } from './bot/evaluation.ts'
import { inputs } from './bot/inputs/index.ts'
import type { Values } from './data/check.ts'
import { CARD_DATA, STATUES } from './data/tables.ts'
import { type Happening, isReason } from './events.ts'
import { chronicle } from './picture/chronicle.ts'
import { course } from './picture/course.ts'
import { layout } from './picture/layout.ts'
import { library } from './picture/library.ts'
import { score } from './rules/scoring.ts'
import { effectSteps } from './rules/steps/effect.ts'
import { roundSteps } from './rules/steps/round.ts'
import { threatSteps } from './rules/steps/threat.ts'
import { turnSteps } from './rules/steps/turn.ts'
import { shape } from './shape.ts'
import { type Bruges, CARD_STREAM, clone, FIRST_STREAM, type Seat, STREAMS } from './state.ts'
import { type Task, tasks } from './tasks.ts'
import {
  aboutOption,
  brief,
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
  streams: STREAMS,
  steps: { ...roundSteps, ...threatSteps, ...turnSteps, ...effectSteps },
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
    about: aboutOption,
    source: sourceName,
    tieBreaks,
  },
  picture: { layout, course },
  study: { chronicle, evaluation, inputs },
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
    agenda: [tasks.round()],
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
