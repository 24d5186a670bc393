import { cloneChance, type Game, shuffle } from '@kontor/engine'
import { cover } from './cover.ts'
import { FIELDS, landOf, library, MIDDLE, TILES } from './land.ts'
import { layout } from './layout.ts'
import { type Polder, shape, type Task } from './state.ts'
import { BAG, majorities, OFFER, steps } from './steps.ts'
import { evaluation, inputs } from './study.ts'
import { words } from './words.ts'

export { cover }

/** The whole game on one page. */
export const game: Game<Polder, Task> = {
  name: cover.name,
  rules: '1',
  data: '1',
  seats: cover.players,
  options: {},
  streams: ['bag'],
  longest: 2 * FIELDS.length,
  steps,
  shape,
  words,
  library,
  picture: { layout },
  study: { evaluation, inputs },

  start({ seats, chance }) {
    const bag = shuffle(chance, BAG, TILES.slice())
    const first = bag.pop()!
    return {
      agenda: [{ kind: 'take', seat: 0 }],
      chance,
      version: 0,
      land: FIELDS.map(field => (field === MIDDLE ? landOf(first) : -1)),
      owners: FIELDS.map(() => -1),
      offer: bag.splice(-OFFER),
      bag,
      laid: [first],
      seats: Array.from({ length: seats }, () => ({ points: 0 })),
    }
  },

  /** A fast copy, by hand: bots make many thousands. */
  clone: state => ({
    agenda: state.agenda.slice(),
    chance: cloneChance(state.chance),
    version: state.version,
    land: state.land.slice(),
    owners: state.owners.slice(),
    offer: state.offer.slice(),
    bag: state.bag.slice(),
    laid: state.laid.slice(),
    seats: state.seats.map(({ points }) => ({ points })),
  }),

  score(state) {
    const most = majorities(state)
    return state.seats.map(({ points: laid }, seat) => ({
      points: laid + most[seat]!,
      sources: { laid, most: most[seat]! },
      tieBreaks: [most[seat]!],
    }))
  },
}
