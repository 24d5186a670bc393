import type { Course } from '../worker/protocol.ts'

/** By what one steps through a game. */
export const UNITS = ['answer', 'turn', 'part'] as const
export type Unit = (typeof UNITS)[number]

/** Where the parts of a game begin. */
export function partsOf({ stages }: Course): { readonly at: number; readonly part: number }[] {
  return stages.filter(({ part }, i) => part > 0 && part !== stages[i - 1]?.part)
}

/** The part that is played after so many answers; 0 before the first. */
export function partAt({ stages }: Course, answers: number): number {
  return stages.findLast(({ at }) => at <= answers)?.part ?? 0
}

/** Where a step leads from a moment: to the next or the last beginning of such a unit, or to an end of the game. */
export function stepFrom(
  answers: number,
  by: 1 | -1,
  unit: Unit,
  course: Course | undefined,
  all: number,
): number {
  if (unit === 'answer' || !course) return Math.min(Math.max(answers + by, 0), all)
  const stops = unit === 'turn' ? course.turns : partsOf(course).map(({ at }) => at)
  return by > 0 ? (stops.find(at => at > answers) ?? all) : (stops.findLast(at => at < answers) ?? 0)
}
