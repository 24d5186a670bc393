import { COLORS, FIELDS } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { signal } from '@preact/signals'
import type { Answer } from '../../../worker/scene.ts'
import { mineOf } from '../../pieces/foreseen.ts'
import { type Look, sum } from '../table.ts'

/** A voyage of several fields by one click: the page gives the answers one after the other, as long as each is what it expects. */

/** A way that my ship can go. */
export interface Course {
  /** Every field of it, from the one where the ship lies. */
  readonly fields: readonly number[]
  /** Whether everything that the warehouse at its end takes is delivered there. */
  readonly delivers: boolean
}

/** The course that is being sailed. */
export const course = signal<Course | undefined>(undefined)

/** A colour that the player wants to spend first. */
export const spentFirst = signal<number | undefined>(undefined)

/** How many resources a way of so many steps costs now. */
export function priceOfSteps(look: Look, steps: number): number {
  const { freeSteps } = look.table.turn
  return Math.ceil(Math.max(0, steps - freeSteps) / stepsForOne(look))
}

/** Steps that one resource pays for: a card that says so has a ship for each of them after its arrow. */
function stepsForOne({ table, scene, faces }: Look): number {
  const { active } = nth(table.seats, mineOf(scene))
  const said = active.map(card => {
    const [when, price, arrow, ...ships] = faces.get(card)?.icons ?? []
    const is = when === 'permanent' && price === 'resource-any' && arrow === 'arrow'
    return is && ships.every(sign => sign === 'ship') ? ships.length : 1
  })
  return Math.max(1, ...said)
}

/** The shortest ways to all fields that my resources reach now; none while sailing is not asked for. */
export function coursesFrom(look: Look): ReadonlyMap<number, readonly number[]> {
  const { scene, table } = look
  const found = new Map<number, readonly number[]>()
  const first = scene.asked?.mine ? sailing(scene.asked.answers) : []
  if (first.length === 0) return found
  const { ship, supply } = nth(table.seats, mineOf(scene))
  const most = table.turn.freeSteps + sum(supply) * stepsForOne(look)
  const ways: (readonly number[])[] = [[ship]]
  const seen = new Set([ship])
  for (const way of ways) {
    if (way.length > most) break
    for (const next of nth(FIELDS, way.at(-1)!).neighbours) {
      if (seen.has(next)) continue
      seen.add(next)
      found.set(next, [...way, next])
      ways.push([...way, next])
    }
  }
  return found
}

const sailing = (answers: readonly Answer[]) => answers.filter(({ about }) => about.verb === 'sail')

/** The answer with which a course goes on; undefined if it is over or something else is asked. */
export function nextAnswer(look: Look, { fields, delivers }: Course): Answer | undefined {
  const { scene, table } = look
  const { asked } = scene
  if (!asked?.mine) return undefined
  if (asked.kind === 'payAny') return paying(look)
  if (asked.kind !== 'turn') return undefined
  const { ship } = nth(table.seats, mineOf(scene))
  const at = fields.indexOf(ship)
  const next = fields[at + 1]
  if (at < 0) return undefined
  if (next !== undefined)
    return asked.answers.find(({ about }) => about.verb === 'sail' && about.place === next)
  return delivers ? asked.answers.find(({ about }) => about.verb === 'deliver') : undefined
}

/** The answer that pays with what is wanted least. */
function paying(look: Look): Answer | undefined {
  const [color] = spentIn(look, 1)
  return look.scene.asked?.answers.find(({ about }) => about.verb === 'pay' && about.color === color)
}

/** The colours of so many resources that would be spent: the one chosen for it, then what no card below my board wants. */
export function spentIn({ table, scene, faces }: Look, count: number): number[] {
  const { supply, inactive } = nth(table.seats, mineOf(scene))
  const left = [...supply]
  const wanted = wantedBy(inactive, faces)
  return Array.from({ length: Math.min(count, sum(supply)) }, () => {
    const spare = left.map((n, color) =>
      n === 0 ? Number.NEGATIVE_INFINITY : n - nth(wanted, color) + (spentFirst.value === color ? 100 : 0),
    )
    const color = spare.indexOf(Math.max(...spare))
    left[color]!--
    return color
  })
}

/** How many resources of each colour cards want that are not active yet. */
function wantedBy(cards: readonly number[], faces: Look['faces']): number[] {
  const icons = cards.flatMap(card => faces.get(card)?.price?.icons ?? [])
  return COLORS.map(color => icons.filter(icon => icon === `resource-${color}`).length)
}

/** Whether my ship is on its way: its first field was left by the one who clicked, and an answer taken back ends it. */
export function isUnderWay({ fields }: Course, { table, scene }: Look): boolean {
  return fields.indexOf(nth(table.seats, mineOf(scene)).ship) > 0
}
