import { cloneChance, type Game, shuffle } from '../../src/index.ts'
import { BACKS, CARDS } from './cards.ts'
import { chronicle } from './chronicle.ts'
import { evaluation } from './evaluation.ts'
import { inputs } from './inputs.ts'
import { layout } from './layout.ts'
import { type Jetty, shape, type Task } from './state.ts'
import { steps } from './steps.ts'

export type { Jetty, Task } from './state.ts'

export const jetty: Game<Jetty, Task> = {
  name: 'jetty',
  rules: '1',
  data: '1',
  seats: { min: 2, max: 4 },
  options: { short: { type: 'flag', about: 'Four rounds instead of eight.', standard: false } },
  streams: ['red', 'blue', 'theft', 'search'],
  steps,
  shape,
  longest: 2000,

  start({ seats, options, chance }) {
    const decks = BACKS.map((_, back) =>
      shuffle(
        chance,
        back,
        CARDS.flatMap((card, number) => (card.back === back ? [number] : [])),
      ),
    )
    return {
      agenda: [{ kind: 'round', seat: 0 }],
      chance,
      version: 0,
      round: 0,
      rounds: options.short ? 4 : 8,
      search: [],
      discards: [[], []],
      seats: Array.from({ length: seats }, () => ({
        coins: 3,
        hand: [...decks[0]!.splice(-2), ...decks[1]!.splice(-1)],
        display: [],
      })),
      decks,
    }
  },

  clone: state => ({
    agenda: state.agenda.slice(),
    chance: cloneChance(state.chance),
    version: state.version,
    round: state.round,
    rounds: state.rounds,
    search: state.search.slice(),
    discards: state.discards.map(pile => pile.slice()),
    seats: state.seats.map(({ coins, hand, display }) => ({
      coins,
      hand: hand.slice(),
      display: display.slice(),
    })),
    decks: state.decks.map(pile => pile.slice()),
  }),

  score: state =>
    state.seats.map(({ coins, display }) => {
      const cards = display.reduce((sum, card) => sum + CARDS[card]!.points, 0)
      const money = Math.floor(coins / 3)
      return { points: cards + money, sources: { cards, money }, tieBreaks: [coins] }
    }),

  words: { say: event => JSON.stringify(event) },
  picture: {
    layout,
    course: {
      standing: ({ table: { round, seats } }) => ({
        part: round,
        points: seats.map(({ display }) => display.reduce((sum, card) => sum + CARDS[card]!.points, 0)),
        money: seats.map(({ coins }) => coins),
      }),
      part: language => ({ en: 'Round', de: 'Runde', nl: 'Ronde' })[language],
      money: language => ({ en: 'Coins', de: 'Münzen', nl: 'Munten' })[language],
    },
  },
  study: { chronicle, evaluation, inputs },
}
