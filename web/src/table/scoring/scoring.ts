import type { Score } from '@kontor/engine'
import { signal } from '@preact/signals'
import { pause } from '../../settings/settings.ts'
import type { Scene } from '../../worker/scene.ts'

/** The final scoring, shown on the board one category after the other before the result. */

/** How many categories are counted so far; undefined while there is nothing to count. */
export const counted = signal<number | undefined>(undefined)

/** The source of the points that everybody had when the last answer was given. */
const IN_PLAY = 'track'

/** What is counted, in the order of the rules: only what brings or costs somebody something. */
export function categoriesOf(scores: readonly Score[]): readonly string[] {
  const sources = Object.keys(scores[0]?.sources ?? {})
  return sources.filter(key => key !== IN_PLAY && scores.some(({ sources }) => (sources[key] ?? 0) !== 0))
}

/** The table at the end of a game when so many categories have been counted, or all. */
export function sceneCounted(scene: Scene, categories?: number): Scene {
  const done = categoriesOf(scene.scores).slice(0, categories)
  const table = withPoints(scene.table, seat => sumOf(scene.scores[seat], done))
  return { ...scene, table, counted: done.length }
}

/** What these categories bring a seat. */
function sumOf(score: Score | undefined, categories: readonly string[]): number {
  return categories.reduce((sum, key) => sum + (score?.sources[key] ?? 0), 0)
}

/** A table whose seats have points has them increased; any other is as it was. */
function withPoints(table: unknown, more: (seat: number) => number): unknown {
  if (table === null || typeof table !== 'object' || !('seats' in table) || !Array.isArray(table.seats))
    return table
  const seats = table.seats.map((each: { readonly points?: unknown }, seat) =>
    typeof each.points === 'number' ? { ...each, points: each.points + more(seat) } : each,
  )
  return { ...table, seats }
}

/** Begins to count, unless somebody wants everything at once. */
export function beginCounting({ scores }: Scene): void {
  if (pause.peek() > 0 && categoriesOf(scores).length > 0) counted.value = 0
}

/** On to the next category; after the last one the result is shown. */
export function countNext({ scores }: Scene): void {
  const next = (counted.peek() ?? 0) + 1
  counted.value = next > categoriesOf(scores).length ? undefined : next
}

/** The result at once. */
export function endCounting(): void {
  counted.value = undefined
}
