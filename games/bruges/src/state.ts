import type { State } from '@kontor/engine'
import type { Values } from './data/check.ts'
import type { Task } from './tasks.ts'

/**
 * A player's things. Lists are never changed in place: a change makes a new list. So a clone shares them all, and is as
 * cheap as copying this one object.
 */
export interface Seat {
  guilders: number
  points: number
  /** The space on the reputation track; 0 is the town hall. */
  reputation: number
  /** Canal tiles built to the left and to the right of the gatehouse. */
  left: number
  right: number
  /** Which canals have brought a statue: 1 left, 2 right. */
  rewarded: number
  /** Coloured majority markers, one bit each, in the order of MAJORITIES. */
  majorities: number
  /** Threats that have been triggered and are still to strike, one bit each colour. */
  striking: number
  workers: readonly number[]
  threats: readonly number[]
  statues: readonly number[]
  hand: readonly number[]
  /** Cards that lie face down, as houses. */
  houses: readonly number[]
  /** Persons in the order in which they came, and the house that each lives in. */
  persons: readonly number[]
  places: readonly number[]
  /** Persons that have been turned this round. */
  used: readonly number[]
}

export interface Bruges extends State<Task> {
  round: number
  /** Which time round the table cards are played in phase 3; 0 before that. */
  turn: number
  first: number
  /** By colour; 0 before the first roll. */
  dice: readonly number[]
  /** The two draw piles, the extra stack (empty once it has been used) and the discard pile; the top is the last card. */
  piles: readonly (readonly number[])[]
  extra: readonly number[]
  discard: readonly number[]
  /** The round after which the game ends; 0 as long as nobody knows. */
  lastRound: number
  /** Cards being drawn that nobody has looked at yet. */
  picked: readonly number[]
  /** A card taken to be used at once, and who sees it. */
  aside: readonly number[]
  asideOf: number
  /** A person shown to all who is about to move in. */
  announced: readonly number[]
  /** Persons that may still be activated without their workers, for each effect that lets them and is not over. */
  encores: readonly (readonly number[])[]
  /** Statues still to be won, the best first. */
  statues: readonly number[]
  readonly seats: Seat[]
  /** Only ten workers of each colour. */
  readonly limitedWorkers: boolean
  /** The Engraver as the second edition prints it. */
  readonly secondEngraver: boolean
  /** An owner's own prices and points, or null. */
  readonly values: Values | null
}

export const STREAMS = ['cards', 'dice', 'theft', 'first'] as const
export const CARD_STREAM = 0
export const DICE_STREAM = 1
export const THEFT_STREAM = 2
export const FIRST_STREAM = 3

/** A copy that shares every list; see Seat. */
export function clone(state: Bruges): Bruges {
  return {
    agenda: state.agenda.slice(),
    chance: { key: state.chance.key, drawn: state.chance.drawn.slice() },
    version: state.version,
    round: state.round,
    turn: state.turn,
    first: state.first,
    dice: state.dice,
    piles: state.piles,
    extra: state.extra,
    discard: state.discard,
    lastRound: state.lastRound,
    picked: state.picked,
    aside: state.aside,
    asideOf: state.asideOf,
    announced: state.announced,
    encores: state.encores,
    statues: state.statues,
    seats: state.seats.map(cloneSeat),
    limitedWorkers: state.limitedWorkers,
    secondEngraver: state.secondEngraver,
    values: state.values,
  }
}

function cloneSeat(seat: Seat): Seat {
  return {
    guilders: seat.guilders,
    points: seat.points,
    reputation: seat.reputation,
    left: seat.left,
    right: seat.right,
    rewarded: seat.rewarded,
    majorities: seat.majorities,
    striking: seat.striking,
    workers: seat.workers,
    threats: seat.threats,
    statues: seat.statues,
    hand: seat.hand,
    houses: seat.houses,
    persons: seat.persons,
    places: seat.places,
    used: seat.used,
  }
}
