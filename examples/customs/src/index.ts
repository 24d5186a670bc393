import { cloneChance, type Game, shuffle } from '@kontor/engine'
import { CRATES, library } from './cards.ts'
import { cover } from './cover.ts'
import { layout } from './layout.ts'
import { type Customs, shape, type Task } from './state.ts'
import { DECK, ROUNDS, steps } from './steps.ts'
import { chronicle, evaluation, inputs } from './study.ts'
import { words } from './words.ts'

export { cover }

/** The whole game on one page. */
export const game: Game<Customs, Task> = {
  name: cover.name,
  rules: '1',
  data: '1',
  seats: cover.players,
  options: {},
  streams: ['deck'],
  longest: 70,
  steps,
  shape,
  words,
  library,
  picture: { layout },
  study: { chronicle, evaluation, inputs },

  start({ seats, chance }) {
    const deck = shuffle(chance, DECK, CRATES.slice())
    return {
      agenda: [{ kind: 'round', seat: 0 }],
      chance,
      version: 0,
      round: 0,
      seats: Array.from({ length: seats }, () => ({
        points: 0,
        claim: 0,
        hand: deck.splice(-ROUNDS),
        crate: [],
        passed: [],
      })),
      deck,
      opened: [],
    }
  },

  /** A fast copy, by hand: bots make many thousands. */
  clone: state => ({
    agenda: state.agenda.slice(),
    chance: cloneChance(state.chance),
    version: state.version,
    round: state.round,
    seats: state.seats.map(({ points, claim, hand, crate, passed }) => ({
      points,
      claim,
      hand: hand.slice(),
      crate: crate.slice(),
      passed: passed.slice(),
    })),
    deck: state.deck.slice(),
    opened: state.opened.slice(),
  }),

  score: ({ seats }) => seats.map(({ points }) => ({ points, sources: { points }, tieBreaks: [] })),
}
