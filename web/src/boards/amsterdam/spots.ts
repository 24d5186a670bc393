import type { About } from '@kontor/engine'
import type { Answer, Asked } from '../../worker/scene.ts'

/** Where on the board an answer can be given: the piece that stands for it, found by what it is about. */

/** The piece that stands for an answer, told from its like; undefined if it is about none. */
export function spotOf({ verb, piece, card, color, place }: About): string | undefined {
  switch (piece) {
    case 'foreman':
      return place === undefined ? undefined : `berth ${place}`
    case 'messenger':
      return place === undefined ? undefined : `block ${place}`
    case 'trader':
      return place === undefined ? undefined : `stall ${place}`
    case 'docker':
      return `${verb === 'land' ? 'crew' : 'waiting'} ${color}`
    case 'good':
      return place === undefined ? undefined : `${GOODS_AT[verb] ?? 'stall'} ${place}`
    case 'card':
      return `card ${card}`
    case 'market':
      return piece
    default:
      return piece === undefined
        ? undefined
        : `${piece} ${place === undefined || piece === 'die' ? color : place}`
  }
}

/** Where goods lie with which something is done; those that are sold go to a stall of the black market. */
const GOODS_AT: Readonly<Record<string, string>> = { load: 'storage', deliver: 'cargo' }

/** The pieces of a table that mean something now. */
export interface Spots {
  readonly answers: ReadonlyMap<string, readonly Answer[]>
  /** Why a piece that one might choose cannot be chosen. */
  readonly reasons: ReadonlyMap<string, string>
}

const NONE: Spots = { answers: new Map(), reasons: new Map() }
const known = new WeakMap<Asked, Spots>()

/** All pieces that can be chosen, with their answers, and those that are barred, with the reason. */
export function spotsAsked(asked: Asked | undefined): Spots {
  if (!asked?.mine) return NONE
  const found = known.get(asked) ?? gathered(asked)
  known.set(asked, found)
  return found
}

function gathered({ answers, refusals }: Asked): Spots {
  const chosen = new Map<string, Answer[]>()
  for (const answer of answers) {
    const spot = spotOf(answer.about)
    if (spot !== undefined) chosen.set(spot, [...(chosen.get(spot) ?? []), answer])
  }
  const reasons = new Map<string, string>()
  for (const { about, reason } of refusals) {
    const spot = about && spotOf(about)
    if (spot !== undefined && !chosen.has(spot)) reasons.set(spot, reason)
  }
  return { answers: chosen, reasons }
}
