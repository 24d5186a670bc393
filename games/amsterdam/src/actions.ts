import { plan, type Refusal } from '@kontor/engine'
import { buyCard, usageOf, use, whyNotActivate, whyNotUse } from './activation.ts'
import { longestMove, priceOfFields } from './amstel.ts'
import { sum, threeDigits } from './cardfile.ts'
import { buyBlock, canPayGulden, FOR_GULDEN, FOR_RESOURCES, isFree, whyNotBlock } from './city.ts'
import { DOCKERS, GOODS } from './colors.ts'
import { BLOCKS, END, FIELDS } from './data/board.ts'
import type { Reason } from './events.ts'
import {
  deliver,
  deliverable,
  dockersAt,
  land,
  load,
  oneGood,
  roomAt,
  sail,
  takeDocker,
  takesGood,
  whyNoDocker,
} from './harbour.ts'
import { useMarket, whyNotMarket } from './market.ts'
import { note, seatOf } from './possessions.ts'
import { type Amsterdam, task } from './state.ts'

/** The actions of a turn. */
export type ActionKind =
  | 'activate'
  | 'use'
  | 'block'
  | 'blockForGulden'
  | 'deliver'
  | 'land'
  | 'board'
  | 'load'
  | 'market'
  | 'sail'
  | 'advance'

/** An action of a turn: what it can be done with, how names call that, what it does, and why it does not go. */
export interface Verb {
  readonly kind: ActionKind
  readonly word: string
  /** What it can be done with now, by number. */
  objects(state: Amsterdam, seat: number): readonly number[]
  /** How names call such an object; '' for a verb that stands alone. */
  called(object: number): string
  run(state: Amsterdam, seat: number, object: number): void
  /** What might be expected and does not go. */
  why(state: Amsterdam, seat: number): Refusal[]
}

/** Loads whatever is in the storage. */
const ALL = GOODS.length

const activateCard: Verb = {
  kind: 'activate',
  word: 'activate',
  objects: (state, seat) => seatOf(state, seat).inactive.filter(card => !whyNotActivate(state, seat, card)),
  called: threeDigits,
  run: buyCard,
  why: (state, seat) =>
    refused(activateCard, seatOf(state, seat).inactive, card => whyNotActivate(state, seat, card)),
}

const useCard: Verb = {
  kind: 'use',
  word: 'use',
  objects: (state, seat) =>
    seatOf(state, seat).active.filter(card => usageOf(card) && !whyNotUse(state, seat, card)),
  called: threeDigits,
  run: use,
  why: (state, seat) =>
    refused(
      useCard,
      seatOf(state, seat).active.filter(card => usageOf(card)),
      card => whyNotUse(state, seat, card),
    ),
}

const takeBlock: Verb = {
  kind: 'block',
  word: 'block',
  objects: (state, seat) => freeBlocks(state).filter(block => !whyNotBlock(state, seat, block)),
  called: block => BLOCKS[block]!.id,
  run: (state, seat, block) => buyBlock(state, seat, block, FOR_RESOURCES),
  why: (state, seat) => refused(takeBlock, freeBlocks(state), block => whyNotBlock(state, seat, block)),
}

const takeBlockForGulden: Verb = {
  kind: 'blockForGulden',
  word: 'block',
  objects: (state, seat) => (canPayGulden(state, seat) ? freeBlocks(state) : []),
  called: block => `${BLOCKS[block]!.id} gulden`,
  run: (state, seat, block) => buyBlock(state, seat, block, FOR_GULDEN),
  why: () => [],
}

const loadGoods: Verb = {
  kind: 'load',
  word: 'load',
  objects(state, seat) {
    const { ship, storage } = seatOf(state, seat)
    const goods = GOODS.flatMap((_, good) => (storage[good]! > 0 ? [good] : []))
    if (!FIELDS[ship]!.crane || goods.length === 0) return []
    return sum(storage) > 1 ? [...goods, ALL] : goods
  },
  called: good => GOODS[good] ?? 'all',
  run: (state, seat, good) => load(state, seat, good === ALL ? seatOf(state, seat).storage : oneGood(good)),
  why(state, seat) {
    const { ship, storage } = seatOf(state, seat)
    const waits = sum(storage) > 0 && !FIELDS[ship]!.crane
    return waits ? refused(loadGoods, [ALL], () => ({ kind: 'noCrane' })) : []
  },
}

const sailTo: Verb = {
  kind: 'sail',
  word: 'sail',
  objects: (state, seat) => (whyNotSail(state, seat) ? [] : neighbours(state, seat)),
  called: field => FIELDS[field]!.id,
  run: sail,
  why: (state, seat) => refused(sailTo, neighbours(state, seat), () => whyNotSail(state, seat)),
}

const boardDocker: Verb = {
  kind: 'board',
  word: 'board',
  objects: (state, seat) => (whyNoDocker(state, seat) ? [] : waiting(state, seat)),
  called: docker => DOCKERS[docker]!,
  run: takeDocker,
  why: (state, seat) => refused(boardDocker, waiting(state, seat), () => whyNoDocker(state, seat)),
}

const landDocker: Verb = {
  kind: 'land',
  word: 'land',
  objects(state, seat) {
    const { ship, crew } = seatOf(state, seat)
    const { type, serves } = FIELDS[ship]!
    return type === 'pier' && crew[serves]! > 0 ? [serves] : []
  },
  called: docker => DOCKERS[docker]!,
  run: land,
  why: () => [],
}

const deliverGood: Verb = {
  kind: 'deliver',
  word: 'deliver',
  objects: deliverable,
  called: good => GOODS[good]!,
  run: deliver,
  why(state, seat) {
    const { ship, cargo } = seatOf(state, seat)
    if (roomAt(state, ship) > 0) return []
    const goods = GOODS.flatMap((_, good) => (cargo[good]! > 0 && takesGood(ship, good) ? [good] : []))
    return refused(deliverGood, goods, () => ({ kind: 'fullWarehouse' }))
  },
}

const goUpAmstel: Verb = {
  kind: 'advance',
  word: 'advance',
  objects(state, seat) {
    if (state.turn.advances > 0) return []
    const length = longestMove(state, seat, sum(seatOf(state, seat).supply))
    return Array.from({ length }, (_, i) => i + 1)
  },
  called: String,
  run(state, seat, n) {
    note(state, { advances: state.turn.advances + 1 })
    plan(state, task('payAny', seat, 0, -1, priceOfFields(n)), task('goUp', seat, 0, -1, n))
  },
  why: (state, seat) => refused(goUpAmstel, [1], () => whyNotAdvance(state, seat)),
}

const visitMarket: Verb = {
  kind: 'market',
  word: 'market',
  objects: (state, seat) => (whyNotMarket(state, seat) ? [] : [0]),
  called: () => '',
  run: useMarket,
  why: (state, seat) => refused(visitMarket, [0], () => whyNotMarket(state, seat)),
}

/** All actions of a turn; a choice is the place of one in this list and its object. */
export const VERBS: readonly Verb[] = [
  activateCard,
  useCard,
  takeBlock,
  takeBlockForGulden,
  deliverGood,
  landDocker,
  boardDocker,
  loadGoods,
  visitMarket,
  sailTo,
  goUpAmstel,
]

export function nameOfAction(verb: Verb, object: number): string {
  return `${verb.word} ${verb.called(object)}`.trimEnd()
}

function refused(
  verb: Verb,
  objects: readonly number[],
  why: (object: number) => Reason | undefined,
): Refusal[] {
  return objects.flatMap(object => {
    const reason = why(object)
    return reason ? [{ name: nameOfAction(verb, object), reason }] : []
  })
}

function freeBlocks(state: Amsterdam) {
  return [...BLOCKS.keys()].filter(block => isFree(state, block))
}

function neighbours(state: Amsterdam, seat: number) {
  return FIELDS[seatOf(state, seat).ship]!.neighbours
}

function whyNotSail(state: Amsterdam, seat: number): Reason | undefined {
  const needs = state.turn.freeSteps === 0 && sum(seatOf(state, seat).supply) === 0
  return needs ? { kind: 'needsAnyResources', n: 1, has: 0 } : undefined
}

/** The colours of the dockers on the pier where the ship lies. */
function waiting(state: Amsterdam, seat: number) {
  return [...new Set(dockersAt(state, seatOf(state, seat).ship))]
}

function whyNotAdvance(state: Amsterdam, seat: number): Reason | undefined {
  if (seatOf(state, seat).amstel === END) return { kind: 'endField' }
  if (state.turn.advances > 0) return { kind: 'alreadyAdvanced' }
  return sum(seatOf(state, seat).supply) === 0 ? { kind: 'needsAnyResources', n: 1, has: 0 } : undefined
}
