import { type Chart, chart, type Sheet } from '@kontor/engine'
import type { AnyTask } from './tasks.ts'

/** So many tasks are told: what is under way, and what comes after it. A half-done answer is misjudged without. */
const TOLD = 3
/** Colours of tasks, and what else stands in that field, as far as they are told apart; how many, in steps. */
const COLORS = 10
const COUNTS = [1, 2, 3, 4, 6]

/** How the tasks under way are told. */
export interface TaskInputs {
  readonly names: readonly string[]
  tell(agenda: readonly AnyTask[], viewer: number, sheet: Sheet, base: number): void
}

/** The places for the tasks of a game, each kind for the viewer and for somebody else. */
export function taskInputs(kinds: readonly string[]): TaskInputs {
  const numbers = new Map(kinds.map((kind, number) => [kind, number]))
  const each = chart({ mine: kinds.length, "another's": kinds.length })
  const top = chart({ color: COLORS, count: COUNTS.length })
  const topAt = TOLD * each.names.length
  return {
    names: [
      ...Array.from({ length: TOLD }, (_, place) =>
        ['mine', "another's"].flatMap(whose => kinds.map(kind => `task ${place}: ${whose} ${kind}`)),
      ).flat(),
      ...top.names.map(name => `task 0: ${name}`),
    ],
    tell(agenda, viewer, sheet, base) {
      const count = Math.min(TOLD, agenda.length)
      for (let i = 0; i < count; i++) {
        const { kind, seat } = agenda[agenda.length - 1 - i]!
        const whose = seat === viewer ? 'mine' : "another's"
        sheet.put(base + i * each.names.length + each.at[whose] + numbers.get(kind)!, 1)
      }
      const first = agenda.at(-1)
      if (!first) return
      if (first.color >= 0 && first.color < COLORS) sheet.put(base + topAt + top.at.color + first.color, 1)
      sheet.steps(base + topAt + top.at.count, COUNTS, first.count)
    },
  }
}

/** Charts one after the other, each with a word before its names, and where each begins. */
export function chartsOf(
  charts: readonly (readonly [before: string, chart: Pick<Chart<string>, 'names'>])[],
): {
  readonly names: readonly string[]
  readonly begin: readonly number[]
} {
  const names: string[] = []
  const begin: number[] = []
  for (const [before, each] of charts) {
    begin.push(names.length)
    for (const name of each.names) names.push(before === '' ? name : `${before}: ${name}`)
  }
  return { names, begin }
}

/** The viewer and everybody else, in turn. */
export function whose(seats: number): string[] {
  return Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : `rival ${i}`))
}
