import { type Event, heard, plan, type Steps, tell } from '@kontor/engine'
import { beside, FIELDS, fieldNamed, LANDS, landOf } from './land.ts'
import type { Polder, Task } from './state.ts'

/** The one stream of chance, by its place in the game's `streams`. */
export const BAG = 0
export const OFFER = 3
/** What whoever owns most of a land has at the end. */
const MOST = 4

/** What happened, as data; `words.ts` makes sentences of it. */
export type Told =
  | (Event & { kind: 'took'; seat: number; tile: number })
  | (Event & { kind: 'laid'; seat: number; tile: number; field: number; points: number })
  /** The engine's own: a question with one answer is answered by itself. */
  | (Event & { kind: 'forced'; seat: number })

export const steps: Steps<Polder, Task> = {
  take: {
    // Two tiles of one land are one answer.
    ask: ({ offer }) =>
      offer.filter((tile, i) => offer.findIndex(other => landOf(other) === landOf(tile)) === i),
    name: (_, __, tile) => `take ${LANDS[landOf(tile)]!.key}`,
    about: (_, __, card) => ({ verb: 'take', card }),
    run(state, { seat }, tile) {
      state.offer.splice(state.offer.indexOf(tile), 1)
      const drawn = state.bag.pop()
      if (drawn !== undefined) state.offer.push(drawn)
      say({ kind: 'took', seat, tile })
      // Until it lies somewhere the tile is in hand: public, as everything here.
      state.laid.push(tile)
      plan(state, { kind: 'lay', seat, tile })
    },
  },

  lay: {
    ask: ({ land }) =>
      FIELDS.filter(field => land[field] === -1 && beside(field).some(other => land[other] !== -1)),
    name: (_, __, field) => `lay ${fieldNamed(field)}`,
    about: (_, { tile }, field) => ({ verb: 'lay', card: tile, piece: 'field', place: field }),
    run(state, { seat, tile }, field) {
      state.land[field] = landOf(tile)
      state.owners[field] = seat
      const points = sizeAt(state.land, field)
      state.seats[seat]!.points += points
      say({ kind: 'laid', seat, tile, field, points })
      if (state.land.includes(-1)) plan(state, { kind: 'take', seat: (seat + 1) % state.seats.length })
    },
  },
}

/** How many tiles the land has that a field belongs to. */
export function sizeAt(land: readonly number[], field: number): number {
  const found = new Set([field])
  for (const each of found)
    for (const other of beside(each)) if (land[other] === land[field]) found.add(other)
  return found.size
}

/** What each seat has for owning most of a land; with as many, all of them have it. */
export function majorities({ land, owners, seats }: Pick<Polder, 'land' | 'owners' | 'seats'>): number[] {
  const points = seats.map(() => 0)
  for (const kind of LANDS.keys()) {
    const owned = seats.map((_, seat) => FIELDS.filter(at => land[at] === kind && owners[at] === seat).length)
    const most = Math.max(...owned)
    if (most > 0) for (const [seat, n] of owned.entries()) if (n === most) points[seat]! += MOST
  }
  return points
}

/** Bots try out thousands of games in which nobody listens. */
function say(told: Told) {
  if (heard()) tell(told)
}
