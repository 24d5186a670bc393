import type { Event, Game, Language } from '@kontor/engine'
import { chronicle } from './chronicle.ts'
import { course } from './course.ts'
import { evaluation } from './evaluation.ts'
import { type Happening, isReason } from './events.ts'
import { layout } from './layout.ts'
import { library } from './library.ts'
import { score } from './scoring.ts'
import { start } from './setup.ts'
import { shape } from './shape.ts'
import { TILE_WAYS } from './stacks.ts'
import { type Amsterdam, clone, EXPANSIONS, STREAMS, type Task } from './state.ts'
import { diceSteps } from './steps/dice.ts'
import { draftSteps } from './steps/draft.ts'
import { effectSteps } from './steps/effect.ts'
import { figureSteps } from './steps/figures.ts'
import { setupSteps } from './steps/setup.ts'
import { tomSteps } from './steps/tom.ts'
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

export const amsterdam: Game<Amsterdam, Task> = {
  name: 'amsterdam',
  rules: '1',
  data: '1',
  seats: { min: 1, max: 4 },
  automata: seats => (seats === 1 ? ['TOM'] : []),
  options: {
    expansions: { type: 'some', about: 'The expansions in play.', of: EXPANSIONS, standard: [] },
    short: { type: 'flag', about: 'The short game: ten rounds, from round 3.', standard: false },
    missions: { type: 'one', about: 'Secret missions for each player.', of: ['3', '5'], standard: '3' },
    openMissions: {
      type: 'one',
      about: 'How many of the missions lie open.',
      of: ['0', '1', '2'],
      standard: '0',
    },
    tiles: {
      type: 'one',
      about: 'How the extra market tiles come in: mixed with the others, or instead of the B tiles.',
      of: TILE_WAYS,
      standard: 'mixed',
    },
  },
  about: aboutOption,
  source: sourceName,
  tieBreaks,
  course,
  streams: STREAMS,
  steps: {
    ...setupSteps,
    ...draftSteps,
    ...diceSteps,
    ...turnSteps,
    ...effectSteps,
    ...figureSteps,
    ...tomSteps,
  },
  layout,
  library,
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
  chronicle,
  evaluation,
}

/** An event or a reason in words. */
function say(event: Event, language: Language, names: readonly string[] = []): string {
  return isReason(event) ? sayReason(event, language) : sayHappening(event as Happening, language, names)
}
