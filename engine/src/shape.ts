import { GameError } from './fault.ts'
import type { State, Task } from './game.ts'
import { copy } from './json.ts'

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
export function backCode(back: number): number {
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
  /** What is equal for many viewers of one state and was written for one of them. */
  readonly written: Written
}

/** Parts of one state as JSON: what everybody sees of an object, and what who sees cards so far sees of them. */
export interface Written {
  readonly common: Map<object, string>
  readonly cards: Readonly<Record<Sight, Map<readonly number[], string>>>
}

export function newWritten(): Written {
  return {
    common: new Map(),
    cards: { front: new Map(), back: new Map(), topBack: new Map(), nothing: new Map() },
  }
}

export function lookAt<S>(state: S, viewer: number, written = newWritten()): Look<S> {
  return { state, viewer, owner: UNKNOWN, index: UNKNOWN, written }
}

export interface Zone {
  readonly kind: Kind<never>
  /** Those of a copy where one is made, otherwise those of the state itself. */
  readonly cards: number[]
  readonly sight: Sight
}

/** Declares, for a part of the state, who may see it. What is not declared is not shown. */
export interface Shape<V> {
  /** The part as it is seen. */
  view(value: V, look: Look): V
  /** A copy of the part as it is in a view or state; every card zone met is handed to `zones`. */
  zones(value: V, look: Look, found: (zone: Zone) => void): V
  /** Whether there can be card zones in it. */
  readonly hasZones: boolean
  /** Whether everybody sees the same of it. */
  readonly isCommon: boolean
  /** Hands every card zone of the part itself to `found`, which must not change it. */
  meet(value: V, look: Look, found: (zone: Zone) => void): void
  /** The part as it is seen, as JSON: what `view` gives, without making it first. */
  write(value: V, look: Look): string
}

/** Public data: shown as it is. */
export function open<V>(): Shape<V> {
  return {
    view: copy,
    zones: copy,
    hasZones: false,
    isCommon: true,
    meet() {},
    write: value => (Number.isInteger(value) ? String(value) : JSON.stringify(value)),
  }
}

/** A deck, pile or hand: an array of cards of one kind. Its length is always public. */
export function cards<S>(kind: Kind<S>, visibility: Visibility<S>): Shape<number[]> {
  const seen = (value: number[], sight: Sight) =>
    sight === 'front'
      ? value
      : value.map((card, i) => (showsBack(sight, i, value) ? backCode(kind.back(card)) : UNKNOWN))
  return {
    view(value, look) {
      const sight = sightOf(visibility, look as Look<S>)
      return sight === 'front' ? value.slice() : seen(value, sight)
    },
    zones(value, look, found) {
      const zone = { kind, cards: value.slice(), sight: sightOf(visibility, look as Look<S>) }
      found(zone)
      return zone.cards
    },
    hasZones: true,
    isCommon: isWordForAll(visibility),
    meet(value, look, found) {
      found({ kind, cards: value, sight: sightOf(visibility, look as Look<S>) })
    },
    write(value, look) {
      const sight = sightOf(visibility, look as Look<S>)
      const texts = look.written.cards[sight]
      let text = texts.get(value)
      if (text === undefined) {
        text = JSON.stringify(seen(value, sight))
        texts.set(value, text)
      }
      return text
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
  const common = declared.filter(key => shapes[key].isCommon)
  const differing = declared.filter(key => !shapes[key].isCommon)
  const written = [...common, ...differing]
  const head = Object.fromEntries(
    written.map((key, i) => [key, `${i === 0 ? '' : ','}${JSON.stringify(key)}:`]),
  ) as Record<keyof V, string>
  const mapped = (keys: readonly (keyof V)[], each: <K extends keyof V>(key: K) => V[K]) => {
    const made: Partial<V> = {}
    for (const key of keys) made[key] = each(key)
    return made as V
  }
  return {
    view: (value, look) => mapped(written, key => shapes[key].view(value[key], look)),
    zones: (value, look, found) => mapped(declared, key => shapes[key].zones(value[key], look, found)),
    hasZones: holding.length > 0,
    isCommon: differing.length === 0,
    meet(value, look, found) {
      for (const key of holding) shapes[key].meet(value[key], look, found)
    },
    write(value, look) {
      let text = look.written.common.get(value)
      if (text === undefined) {
        text = '{'
        for (const key of common) text += head[key] + shapes[key].write(value[key], look)
        look.written.common.set(value, text)
      }
      for (const key of differing) text += head[key] + shapes[key].write(value[key], look)
      return `${text}}`
    },
  }
}

/** A whole state: the game declares its own fields; the agenda is public and chance is never shown. */
export function table<S extends State<T>, T extends Task>(
  shapes: { readonly [K in Exclude<keyof S, keyof State>]: Shape<S[K]> },
): Shape<S> {
  const whole = fields<State>({ ...shapes, agenda: open(), version: open(), chance: open() }) as Shape<S>
  const shown = fields<Omit<State, 'chance'>>({ ...shapes, agenda: open(), version: open() })
  return { ...whole, write: shown.write }
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
  return {
    view: (value, look) => turn(value, look, element => shape.view(element, look)),
    zones: (value, look, found) => turn(value, look, element => shape.zones(element, look, found)),
    hasZones: shape.hasZones,
    isCommon: shape.isCommon,
    meet(value, look, found) {
      const before = look[counter]
      for (let i = 0; i < value.length; i++) {
        look[counter] = i
        shape.meet(value[i]!, look, found)
      }
      look[counter] = before
    },
    write(value, look) {
      const before = look[counter]
      let text = '['
      for (let i = 0; i < value.length; i++) {
        look[counter] = i
        if (i > 0) text += ','
        text += shape.write(value[i]!, look)
      }
      look[counter] = before
      return `${text}]`
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

function isWordForAll<S>(visibility: Visibility<S>) {
  return (
    visibility === 'public' || visibility === 'hidden' || visibility === 'backs' || visibility === 'topBack'
  )
}

function mine({ viewer, owner }: Look) {
  if (owner === UNKNOWN) throw new GameError('A zone that an owner may see must be inside seats().')
  return viewer === owner
}
