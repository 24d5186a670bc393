import { FIRST_MAYOR } from '@kontor/hamburg/drawn'
import type { Answer, Asked } from '../table/scene.ts'

/** Where on the board an answer can be given: the piece that it is about, found by the answer's name. */

/** The first word of an answer about a thing of a colour, and the piece that stands for it. */
const COLORED: Readonly<Record<string, string>> = {
  deck: 'deck',
  worker: 'worker',
  workers: 'worker',
  return: 'worker',
  avert: 'worker',
  increase: 'disaster',
  reduce: 'disaster',
  resolve: 'disaster',
  pass: 'disaster',
  suffer: 'disaster',
  ship: 'ship',
  token: 'token',
  statue: 'statue',
  wall: 'wall',
}

/** Answers of one or two words that are about one piece. */
const FIXED: Readonly<Record<string, string>> = {
  advance: 'hall',
  left: 'window left',
  right: 'window right',
  'draw token': 'intrigue',
}

/** The pieces that an answer is about; none for 'done' and its like. */
export function spotsOf(name: string): string[] {
  const fixed = FIXED[name]
  if (fixed !== undefined) return [fixed]
  const [verb = '', object = '', ...rest] = name.split(' ')
  if (verb === 'mayor') return [`card ${FIRST_MAYOR + Number(object.slice(1)) - 1}`]
  if (verb === 'site') return [`site ${Number(object) - 1}`]
  if (verb === 'from') return [`seat ${Number(object) - 1}`]
  const card = /\b\d{3}\b/.exec(name)?.[0]
  if (card !== undefined) {
    const wall = rest[0] === 'wall' ? [`wall ${rest[1]}`] : []
    return [`card ${Number(card)}`, ...wall]
  }
  const piece = COLORED[verb]
  return piece === undefined || object === '' ? [] : [`${piece} ${object}`]
}

/** All pieces that can be chosen, with their answers. */
export function spotsAsked(asked: Asked | undefined): ReadonlyMap<string, readonly Answer[]> {
  const spots = new Map<string, Answer[]>()
  if (!asked?.mine) return spots
  for (const answer of asked.answers) {
    for (const spot of spotsOf(answer.name)) {
      const there = spots.get(spot)
      if (there) there.push(answer)
      else spots.set(spot, [answer])
    }
  }
  return spots
}
