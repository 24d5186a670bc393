import { WATCHER } from '@kontor/engine'
import { batch, signal } from '@preact/signals'
import { language } from '../settings/settings.ts'
import { arrive, lay, lines, lookBack, moment, newsFrom, open, past, see, wanted } from '../table/sitting.ts'
import { ask } from '../worker/engine.ts'
import type { Course, Watched } from '../worker/protocol.ts'
import { type Place, sourceOf } from './place.ts'

/** The game that is watched: through which eyes it may be seen. */
export const watched = signal<Watched | undefined>(undefined)
/** How the game on the table went. */
export const course = signal<Course | undefined>(undefined)

/** Watches a game, from a moment on. */
export async function watch(place: Place, answers: number): Promise<void> {
  watched.value = undefined
  course.value = undefined
  await arrive(async mine => {
    const found = await ask('watch', { source: sourceOf(place), language: language.peek() })
    const at = Math.min(answers, found.moment.answers)
    const then = await ask('past', { answers: at })
    await lay(found.moment)
    if (!mine()) return
    batch(() => {
      watched.value = found
      open.value = found.open
      newsFrom.value = found.moment.answers
      lines.value = found.moment.log.lines
      wanted.value = at
      past.value = { answers: at, ...then }
      moment.value = found.moment
    })
  })
}

/** Shows the moment that the address says. */
export function showAt(answers: number): void {
  const all = moment.peek()?.answers
  if (all !== undefined) void lookBack(Math.min(answers, all))
}

/** Sees the game through a seat's eyes, or all of it. */
export function seeThrough(seat: number | 'all'): void {
  void see(seat === 'all' ? WATCHER : seat, seat === 'all')
}
