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

/** Parts of one state as JSON: what all see of a value, and what is shown of cards that are not seen. */
export interface Written {
  readonly shown: Map<unknown, string>
  readonly hidden: Readonly<Record<Exclude<Sight, 'front'>, Map<unknown, string>>>
}

export function newWritten(): Written {
  return { shown: new Map(), hidden: { back: new Map(), topBack: new Map(), nothing: new Map() } }
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
    meet() {},
    write: (value, { written }) => publicly(value, written),
  }
}

/** A deck, pile or hand: an array of cards of one kind. Its length is always public. */
export function cards<S>(kind: Kind<S>, visibility: Visibility<S>): Shape<number[]> {
  return {
    view(value, look) {
      const sight = sightOf(visibility, look as Look<S>)
      if (sight === 'front') return value.slice()
      return value.map((card, i) => (showsBack(sight, i, value) ? backCode(kind.back(card)) : UNKNOWN))
    },
    zones(value, look, found) {
      const zone = { kind, cards: value.slice(), sight: sightOf(visibility, look as Look<S>) }
      found(zone)
      return zone.cards
    },
    hasZones: true,
    meet(value, look, found) {
      found({ kind, cards: value, sight: sightOf(visibility, look as Look<S>) })
    },
    write(value, look) {
      const sight = sightOf(visibility, look as Look<S>)
      if (sight === 'front') return publicly(value, look.written)
      return once(look.written.hidden[sight], value, () => {
        const codes = value.map((card, i) =>
          showsBack(sight, i, value) ? backCode(kind.back(card)) : UNKNOWN,
        )
        return `[${codes}]`
      })
    },
  }
}

/** What everybody may see, as JSON. */
function publicly(value: unknown, { shown }: Written): string {
  return Number.isInteger(value) ? String(value) : once(shown, value, () => JSON.stringify(value))
}

/** The text for a value: the one that is there, or a new one. */
function once(texts: Map<unknown, string>, value: unknown, write: () => string): string {
  let text = texts.get(value)
  if (text === undefined) {
    text = write()
    texts.set(value, text)
  }
  return text
}

/** Whether the back of a card that lies at a place among others can be seen. */
export function showsBack(sight: Sight, place: number, { length }: readonly number[]): boolean {
  return sight === 'topBack' ? place === length - 1 : sight !== 'nothing'
}

/** An object: each field has its own shape. A field without one is not shown. */
export function fields<V extends object>(shapes: { readonly [K in keyof V]: Shape<V[K]> }): Shape<V> {
  const declared = Object.keys(shapes) as (keyof V)[]
  const holding = declared.filter(key => shapes[key].hasZones)
  const shown = declared.filter(key => !shapes[key].hasZones)
  const keys = [...shown, ...holding]
  const mapped = (each: <K extends keyof V>(key: K) => V[K]) => {
    const made: Partial<V> = {}
    for (const key of keys) made[key] = each(key)
    return made as V
  }
  return {
    view: (value, look) => mapped(key => shapes[key].view(value[key], look)),
    zones: (value, look, found) => mapped(key => shapes[key].zones(value[key], look, found)),
    hasZones: holding.length > 0,
    meet(value, look, found) {
      for (const key of holding) shapes[key].meet(value[key], look, found)
    },
    write(value, look) {
      const written = (key: keyof V) => `,"${String(key)}":${shapes[key].write(value[key], look)}`
      let text = once(look.written.shown, value, () => shown.map(written).join(''))
      for (const key of holding) text += written(key)
      return `{${text.slice(1)}}`
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
      let text = ''
      for (let i = 0; i < value.length; i++) {
        look[counter] = i
        text += `,${shape.write(value[i]!, look)}`
      }
      look[counter] = before
      return `[${text.slice(1)}]`
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
