import type { State, Task } from '../game.ts'
import { GameError } from '../ground/fault.ts'
import { copy } from '../ground/json.ts'
import { agendaFor, hasSecrets } from '../together.ts'

/** What of cards can be seen; of a pile whose top alone shows its back, the top is the last card. */
type Sight = 'front' | 'back' | 'topBack' | 'nothing'

/** Cards (or tokens, tiles …) that a guess may exchange for each other, and what their backs show. */
export interface Kind<S> {
  readonly name: string
  /** Every card of this kind in this game, wherever it is. */
  all(state: S): readonly number[]
  back(card: number): number
}

/** Who may see the cards of a zone: a word, or a rule for zones that are opened at times. */
export type Visibility<S> =
  | 'public'
  | 'hidden'
  /** Backs for everybody, fronts for nobody. */
  | 'backs'
  /** The back of the top card for everybody, nothing of those below. */
  | 'topBack'
  /** Fronts for the owner, nothing but their number for others. */
  | 'owner'
  /** Fronts for the owner, backs for others. */
  | 'ownerBacks'
  | ((look: Look<S>) => Sight)

/** A hidden card in a view: unknown, or known by its back. Fronts are 0 or more. */
export const UNKNOWN = -1
function backCode(back: number): number {
  return -2 - back
}
/** The back that a hidden card of a view shows; undefined for fronts and unknown cards. */
export function backShown(card: number): number | undefined {
  return card <= -2 ? -2 - card : undefined
}

/** Somebody looks at a state, or a guess is made from what they saw. */
export interface Look<S = unknown> {
  readonly state: S
  readonly viewer: number
  /** Whose things are being looked at, inside `seats`. */
  owner: number
  /** Which element is being looked at, inside `each`. */
  index: number
}

export function lookAt<S>(state: S, viewer: number): Look<S> {
  return { state, viewer, owner: UNKNOWN, index: UNKNOWN }
}

/** How a state is seen otherwise than another one, as JSON: `,"path":value` for each thing. */
export interface Comparison {
  /** What is so for everybody. */
  common: string
  /** The rest for somebody who looked at the other state and looks at this one. */
  readonly differing: ((before: Look, after: Look) => string)[]
  /** Whose things, and which element, are being compared. */
  owner: number
  index: number
}

export interface Zone {
  readonly kind: Kind<never>
  /** Those of a copy where one is made, otherwise those of the state itself. */
  readonly cards: number[]
  readonly sight: Sight
}

type ZoneChange = (was: Zone | undefined, is: Zone | undefined) => void

/** Declares, for a part of the state, who may see it. What is not declared is not shown. */
export interface Shape<V> {
  /** The part as it is seen. */
  view(value: V, look: Look): V
  /** A copy of the part as it is in a view or state; every card zone met is handed to `zones`. */
  zones(value: V, look: Look, found: (zone: Zone) => void): V
  /** Whether there can be card zones in it. */
  readonly hasZones: boolean
  /** Whether the same seats may see the same of it in every state. */
  readonly isFixed: boolean
  /** Hands every card zone of the part itself to `found`, which must not change it. */
  meet(value: V, look: Look, found: (zone: Zone) => void): void
  /** The same of two states, where a zone may be seen otherwise than before: as it was and as it is, or one of them. */
  meetChanged(before: V, after: V, was: Look, is: Look, found: ZoneChange): void
  /** Adds to a comparison what of the part is seen otherwise than before; `at` is how that begins, `,"path`. */
  compare(before: V, after: V, at: string, comparison: Comparison): void
}

/** A part that is told as a whole if it is seen otherwise than before. */
function change(before: unknown, after: unknown, at: string): string {
  const text = JSON.stringify(after)
  const long = Array.isArray(after) && Array.isArray(before) && after.length !== before.length
  return long || text !== JSON.stringify(before) ? `${at}":${text}` : ''
}

/**
 * Whether a part is seen as before by everybody: a list that is never changed in place is the same one until it changes,
 * and if it is empty it does not matter who may look into it.
 */
function isSame<V>(before: V, after: V, shape: Shape<V>): boolean {
  return before === after && (shape.isFixed || (Array.isArray(after) && after.length === 0))
}

/** Public data: shown as it is. */
export function open<V>(): Shape<V> {
  return {
    view: copy,
    zones: copy,
    hasZones: false,
    isFixed: true,
    meet() {},
    meetChanged() {},
    compare(before, after, at, comparison) {
      if (before !== after) comparison.common += change(before, after, at)
    },
  }
}

/** A deck, pile or hand: an array of cards of one kind. Its length is always public. */
export function cards<S>(kind: Kind<S>, visibility: Visibility<S>): Shape<number[]> {
  const seen = (value: number[], sight: Sight) =>
    sight === 'front'
      ? value
      : value.map((card, i) => (showsBack(sight, i, value) ? backCode(kind.back(card)) : UNKNOWN))
  const zone = (value: number[], look: Look) => ({
    kind,
    cards: value,
    sight: sightOf(visibility, look as Look<S>),
  })
  return {
    view(value, look) {
      const sight = sightOf(visibility, look as Look<S>)
      return sight === 'front' ? value.slice() : seen(value, sight)
    },
    zones(value, look, found) {
      const cards = value.slice()
      found(zone(cards, look))
      return cards
    },
    hasZones: true,
    isFixed: typeof visibility !== 'function',
    meet: (value, look, found) => found(zone(value, look)),
    meetChanged: (before, after, was, is, found) => found(zone(before, was), zone(after, is)),
    compare(before, after, at, { differing, owner, index }) {
      const told: Record<string, string> = {}
      differing.push((was, is) => {
        was.owner = is.owner = owner
        was.index = is.index = index
        const earlier = sightOf(visibility, was as Look<S>)
        const sight = sightOf(visibility, is as Look<S>)
        if (before === after && sight === earlier) return ''
        told[earlier + sight] ??= change(seen(before, earlier), seen(after, sight), at)
        return told[earlier + sight]!
      })
    },
  }
}

/** Whether the back of a card that lies at a place among others can be seen. */
export function showsBack(sight: Sight, place: number, { length }: readonly number[]): boolean {
  return sight === 'topBack' ? place === length - 1 : sight !== 'nothing'
}

/** An object: each field has its own shape. A field without one is not shown. */
export function fields<V extends object>(shapes: { readonly [K in keyof V]: Shape<V[K]> }): Shape<V> {
  const declared = Object.keys(shapes) as (keyof V)[]
  const holding = declared.filter(key => shapes[key].hasZones)
  const blank = Object.fromEntries(declared.map(key => [key, undefined])) as V
  return {
    view(value, look) {
      const made = { ...blank }
      for (const key of declared) {
        const part = value[key]
        made[key] = isWhole(part) ? part : shapes[key].view(part, look)
      }
      return made
    },
    zones(value, look, found) {
      const made = { ...blank }
      for (const key of declared) {
        const part = value[key]
        made[key] = isWhole(part) ? part : shapes[key].zones(part, look, found)
      }
      return made
    },
    hasZones: holding.length > 0,
    isFixed: declared.every(key => shapes[key].isFixed),
    meet(value, look, found) {
      for (const key of holding) shapes[key].meet(value[key], look, found)
    },
    meetChanged(before, after, was, is, found) {
      for (const key of holding)
        if (!isSame(before[key], after[key], shapes[key]))
          shapes[key].meetChanged(before[key], after[key], was, is, found)
    },
    compare(before, after, at, comparison) {
      for (const key of declared)
        if (!isSame(before[key], after[key], shapes[key]))
          shapes[key].compare(before[key], after[key], `${at}.${String(key)}`, comparison)
    },
  }
}

/** Most fields are a number: it has no parts of which somebody might not see one, and need not be asked about. */
function isWhole(value: unknown): value is number {
  return typeof value === 'number'
}

/** Public tasks, but for answers sealed in them. They never change once planned, so whoever looks at a stack of them shares them with it. */
function stack(): Shape<Task[]> {
  const { compare, ...shape } = open<Task[]>()
  return {
    ...shape,
    view: (value, { viewer }) => (hasSecrets(value) ? agendaFor(value, viewer) : value.slice()),
    zones: value => value.slice(),
    compare(before, after, at, comparison) {
      if (!hasSecrets(before) && !hasSecrets(after)) compare(before, after, at, comparison)
      else
        comparison.differing.push((was, is) =>
          change(agendaFor(before, was.viewer), agendaFor(after, is.viewer), at),
        )
    },
  }
}

/** A whole state: the game declares its own fields; the agenda is public and chance is never shown. */
export function table<S extends State<T>, T extends Task>(
  shapes: { readonly [K in Exclude<keyof S, keyof State>]: Shape<S[K]> },
): Shape<S> {
  const whole = fields<State>({ ...shapes, agenda: stack(), version: open(), chance: open() }) as Shape<S>
  const { view, compare } = fields<Omit<State, 'chance'>>({ ...shapes, agenda: stack(), version: open() })
  return { ...whole, view: view as Shape<S>['view'], compare }
}

/** An array whose elements all have one shape. */
export function each<V>(shape: Shape<V>): Shape<V[]> {
  return inTurn('index', shape)
}

/** One element for each seat, which owns what is in it. */
export function seats<V>(shape: Shape<V>): Shape<V[]> {
  return inTurn('owner', shape)
}

function inTurn<V>(counter: 'index' | 'owner', shape: Shape<V>): Shape<V[]> {
  const turn = (value: readonly V[], look: Look, action: (element: V) => V) => {
    const before = look[counter]
    const made = value.map((element, i) => {
      look[counter] = i
      return action(element)
    })
    look[counter] = before
    return made
  }
  const view = (value: V[], look: Look) => turn(value, look, element => shape.view(element, look))
  const meet = (value: V[], look: Look, found: (zone: Zone) => void) => {
    const before = look[counter]
    for (let i = 0; i < value.length; i++) {
      look[counter] = i
      shape.meet(value[i]!, look, found)
    }
    look[counter] = before
  }
  return {
    view,
    zones: (value, look, found) => turn(value, look, element => shape.zones(element, look, found)),
    hasZones: shape.hasZones,
    isFixed: shape.isFixed,
    meet,
    meetChanged(before, after, was, is, found) {
      if (before.length !== after.length) {
        meet(before, was, zone => found(zone, undefined))
        meet(after, is, zone => found(undefined, zone))
        return
      }
      const outside = was[counter]
      for (let i = 0; i < after.length; i++) {
        was[counter] = is[counter] = i
        if (!isSame(before[i]!, after[i]!, shape)) shape.meetChanged(before[i]!, after[i]!, was, is, found)
      }
      was[counter] = is[counter] = outside
    },
    compare(before, after, at, comparison) {
      const { owner, index } = comparison
      if (before.length !== after.length) {
        comparison.differing.push((_, is) => {
          is.owner = owner
          is.index = index
          return `${at}":${JSON.stringify(view(after, is))}`
        })
        return
      }
      const outside = comparison[counter]
      for (let i = 0; i < after.length; i++) {
        comparison[counter] = i
        if (!isSame(before[i]!, after[i]!, shape))
          shape.compare(before[i]!, after[i]!, `${at}.${i}`, comparison)
      }
      comparison[counter] = outside
    },
  }
}

function sightOf<S>(visibility: Visibility<S>, look: Look<S>): Sight {
  if (typeof visibility === 'function') return visibility(look)
  switch (visibility) {
    case 'public':
      return 'front'
    case 'hidden':
      return 'nothing'
    case 'backs':
      return 'back'
    case 'topBack':
      return 'topBack'
    case 'owner':
      return mine(look) ? 'front' : 'nothing'
    case 'ownerBacks':
      return mine(look) ? 'front' : 'back'
  }
}

function mine({ viewer, owner }: Look) {
  if (owner === UNKNOWN) throw new GameError('A zone that an owner may see must be inside seats().')
  return viewer === owner
}
