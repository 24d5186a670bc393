import { cloneChance, type Game } from '@kontor/engine'
import { cover } from './cover.ts'
import { layout } from './layout.ts'
import { ASHORE, FERRIES, type Ferries, shape, type Task } from './state.ts'
import { steps } from './steps.ts'
import { evaluation, inputs } from './study.ts'
import { words } from './words.ts'

export { cover }

/** The whole game on one page. */
export const game: Game<Ferries, Task> = {
  name: cover.name,
  rules: '1',
  data: '1',
  seats: cover.players,
  options: {},
  streams: ['dice'],
  longest: 50,
  steps,
  shape,
  words,
  picture: { layout },
  study: { evaluation, inputs },

  start: ({ seats, chance }) => ({
    agenda: [{ kind: 'round', seat: 0 }],
    chance,
    version: 0,
    round: 0,
    waiting: FERRIES.map(() => 0),
    seats: Array.from({ length: seats }, () => ({ passengers: 0, fish: 0, ferry: ASHORE, last: ASHORE })),
  }),

  /** A fast copy, by hand: bots make many thousands. */
  clone: state => ({
    agenda: state.agenda.slice(),
    chance: cloneChance(state.chance),
    version: state.version,
    round: state.round,
    waiting: state.waiting.slice(),
    seats: state.seats.map(({ passengers, fish, ferry, last }) => ({ passengers, fish, ferry, last })),
  }),

  score: ({ seats }) =>
    seats.map(({ passengers, fish }) => ({
      points: passengers + fish,
      sources: { passengers, fish },
      tieBreaks: [passengers],
    })),
}
