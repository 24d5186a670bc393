import type { Event, Game } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { evaluation } from './bot/evaluation.ts'
import { inputs } from './bot/inputs/index.ts'
import { effectSteps } from './effects/index.ts'
import { type Happening, isReason } from './events.ts'
import { expansionSteps, expansions } from './expansions/index.ts'
import { TILE_WAYS } from './expansions/tiles/tiles.ts'
import { chronicle } from './picture/chronicle.ts'
import { course } from './picture/course.ts'
import { layout } from './picture/layout.ts'
import { library } from './picture/library.ts'
import { refused } from './rules/actions/index.ts'
import { hookIn } from './rules/hooks.ts'
import { diceSteps } from './rules/phases/dice.ts'
import { draftSteps } from './rules/phases/draft.ts'
import { setupSteps } from './rules/phases/setup.ts'
import { turnSteps } from './rules/phases/turn.ts'
import { score } from './rules/scoring.ts'
import { start } from './rules/start.ts'
import { useSteps } from './rules/use/steps.ts'
import { shape } from './shape.ts'
import { solo } from './solo/hooks.ts'
import { tomSteps } from './solo/steps.ts'
import { type Amsterdam, clone, EXPANSIONS, STREAMS } from './state.ts'
import type { Task } from './tasks.ts'
import {
  aboutOption,
  brief,
  describe,
  label,
  prompt,
  sayHappening,
  sayReason,
  sourceName,
  tally,
  tieBreaks,
} from './words/index.ts'

hookIn([solo, ...expansions])

export const amsterdam: Game<Amsterdam, Task> = {
  name: 'amsterdam',
  rules: '1',
  data: '1',
  seats: { min: 1, max: 4 },
  automata: seats => (seats === 1 ? ['TOM'] : []),
  options: {
    expansions: { type: 'some', about: 'The expansions in play.', of: EXPANSIONS, standard: [] },
    short: { type: 'flag', about: 'The short game: ten rounds, from round 3.', standard: false },
    missions: {
      type: 'one',
      about: 'Secret missions for each player.',
      of: ['3', '5'],
      standard: '3',
      with: ['expansions', 'missions'],
    },
    openMissions: {
      type: 'one',
      about: 'How many of the missions lie open.',
      of: ['0', '1', '2'],
      standard: '0',
      with: ['expansions', 'missions'],
    },
    tiles: {
      type: 'one',
      about: 'How the extra market tiles come in: mixed with the others, or instead of the B tiles.',
      of: TILE_WAYS,
      standard: 'mixed',
      with: ['expansions', 'tiles'],
    },
  },
  streams: STREAMS,
  steps: {
    ...setupSteps,
    ...draftSteps,
    ...diceSteps,
    ...turnSteps,
    ...useSteps,
    ...effectSteps,
    ...expansionSteps,
    ...tomSteps,
  },
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
