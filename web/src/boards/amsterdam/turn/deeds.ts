import { DOCKERS, FIELDS, GOODS } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import type { Tally } from '@kontor/engine/presentation'
import type { Answer, Refused } from '../../../worker/scene.ts'
import { mineOf } from '../../pieces/foreseen.ts'
import { deliveredAt, nameOfField } from '../map/fields.ts'
import { spotOf } from '../spots.ts'
import { type Look, sum } from '../table.ts'
import { type Course, coursesFrom, priceOfSteps } from './course.ts'

/** What can be done in a turn, sorted as the tiles of the question. */

export const DEEDS = ['activate', 'use', 'block', 'sail', 'harbour', 'amstel', 'market'] as const
export type Deed = (typeof DEEDS)[number]

const VERBS: Readonly<Record<string, Deed>> = {
  activate: 'activate',
  use: 'use',
  block: 'block',
  sail: 'sail',
  deliver: 'harbour',
  land: 'harbour',
  board: 'harbour',
  load: 'harbour',
  advance: 'amstel',
  market: 'market',
}

/** The tile to which an answer belongs; ending the turn belongs to none. */
const deedOf = (verb: string): Deed | undefined => VERBS[verb]

/** One way to do something, as a line of the list below the tiles. */
export interface Way {
  readonly answer: Answer
  readonly spot: string
  readonly course?: Course
  /** In words, where it is more than its first answer. */
  readonly label: string
  readonly tally: readonly Tally[]
}

/** All ways to do something, the cheapest first. */
export function waysOf(look: Look, deed: Deed): Way[] {
  const answers = look.scene.asked?.answers ?? []
  if (deed === 'sail') return voyages(look)
  return answers
    .filter(({ about }) => deedOf(about.verb) === deed)
    .map(answer => ({ answer, spot: spotOf(answer.about) ?? '', label: answer.label, tally: answer.tally }))
}

/** What might be expected and does not go; what a block lacks is said on the map. */
export function refusalsOf(look: Look, deed: Deed): readonly Refused[] {
  const refused = allRefused(look, deed).filter(({ why }) => deed !== 'block' || HURDLES[why] !== 'dear')
  // Where all are barred for the same reason it is said once.
  return refused.filter(
    ({ about, reason }, i) =>
      about?.card !== undefined || refused.findIndex(other => other.reason === reason) === i,
  )
}

const allRefused = ({ scene }: Look, deed: Deed) =>
  scene.asked?.refusals.filter(({ about }) => about && deedOf(about.verb) === deed) ?? []

/** Why nothing can be done that a tile stands for, in a word; the first that holds for any of it is told. */
const WHYS = ['dear', 'vain', 'crane', 'full', 'end', 'done'] as const
export type Why = (typeof WHYS)[number] | 'card' | 'none'

const HURDLES: Readonly<Record<string, Why>> = {
  needsGulden: 'dear',
  needsResources: 'dear',
  needsAnyResources: 'dear',
  conditionNotMet: 'vain',
  noGain: 'vain',
  noTarget: 'vain',
  noCrane: 'crane',
  fullShip: 'full',
  fullWarehouse: 'full',
  endField: 'end',
  usedThisRound: 'done',
  blockLimit: 'done',
  marketLimit: 'done',
  alreadyAdvanced: 'done',
  oncePerPier: 'done',
}

/** What stands in the way of all that a tile stands for. */
export function hurdleOf(look: Look, deed: Deed): Why {
  const met = allRefused(look, deed).map(({ why }) => HURDLES[why])
  return WHYS.find(why => met.includes(why)) ?? (deed === 'activate' || deed === 'use' ? 'card' : 'none')
}

/** The fields where my ship would find something to do, the nearest first; if there is none, those where it can go at all. */
function voyages(look: Look): Way[] {
  const { table, scene, words } = look
  const { crew, storage } = nth(table.seats, mineOf(scene))
  const useful: Way[] = []
  const others: Way[] = []
  for (const [field, fields] of coursesFrom(look)) {
    const answer = scene.asked?.answers.find(
      ({ about }) => about.verb === 'sail' && about.place === fields[1],
    )
    if (!answer) continue
    const { type, serves, crane } = nth(FIELDS, field)
    const worth = deliveredAt(look, field)
    const delivers = worth.length > 0
    const lands = type === 'pier' && nth(crew, serves) > 0
    const meets = type === 'pier' && nth(table.piers, serves).length > 0 && sum(crew) < 2
    const loads = crane && sum(storage) > 0
    const price = priceOfSteps(look, fields.length - 1)
    const name = nameOfField(look, field)
    const isUseful = delivers || lands || meets || loads
    ;(isUseful ? useful : others).push({
      answer,
      spot: delivers ? `house ${field}` : `berth ${field}`,
      course: { fields, delivers },
      label: delivers ? words.sailAndDeliver(name, price) : words.sail(name, price),
      tally: [
        ...(price > 0 ? [{ of: 'resource-any', n: -price }] : []),
        ...(delivers ? [{ of: 'points', n: sum(worth) }] : []),
      ],
    })
  }
  return useful.length > 0 ? useful : others
}

/** The drawing that tells a way from its like. */
export function signOf({ about }: Answer, course: Course | undefined): { icon?: string; docker?: number } {
  if (course) {
    const { type, serves } = nth(FIELDS, course.fields.at(-1)!)
    if (type === 'large') return { icon: nth(GOODS, serves) }
    if (type === 'pier') return { docker: serves }
    return { icon: type === 'small' ? 'warehouse' : type === 'start' ? 'start' : 'ship' }
  }
  if (about.piece === 'good') return { icon: about.place === undefined ? 'good' : nth(GOODS, about.place) }
  if (about.piece === 'docker')
    return about.color === undefined ? {} : { docker: about.color % DOCKERS.length }
  return {}
}
