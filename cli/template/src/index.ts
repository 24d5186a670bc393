import { cloneChance, type Game, shuffle } from '@kontor/engine'
import { CARDS, library, worth } from './cards.ts'
import { cover } from './cover.ts'
import { layout } from './layout.ts'
import { type Pearls, shape, type Task } from './state.ts'
import { DECK, steps } from './steps.ts'
import { evaluation, inputs } from './study.ts'
import { words } from './words.ts'

export { cover }

const HAND = 3

/** The whole game on one page. */
export const game: Game<Pearls, Task> = {
  name: cover.name,
  rules: '1',
  data: '1',
  seats: cover.players,
  options: {},
  streams: ['deck', 'die'],
  longest: 100,
  steps,
  shape,
  words,
  library,
  picture: { layout },
  study: { evaluation, inputs },

  start({ seats, chance }) {
    const deck = shuffle(chance, DECK, CARDS.slice())
    return {
      agenda: [{ kind: 'round', seat: 0 }],
      chance,
      version: 0,
      round: 0,
      seats: Array.from({ length: seats }, () => ({ pearls: 0, hand: deck.splice(-HAND), shown: [] })),
      deck,
      discards: [],
    }
  },

  /** A fast copy, by hand: bots make many thousands. */
  clone: state => ({
    agenda: state.agenda.slice(),
    chance: cloneChance(state.chance),
    version: state.version,
    round: state.round,
    seats: state.seats.map(({ pearls, hand, shown }) => ({
      pearls,
      hand: hand.slice(),
      shown: shown.slice(),
    })),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
  }),

  score: state =>
    state.seats.map(({ pearls, shown }) => {
      const sum = shown.reduce((points, card) => points + worth(card), 0)
      return { points: sum + pearls, sources: { shown: sum, pearls }, tieBreaks: [pearls] }
    }),
}
