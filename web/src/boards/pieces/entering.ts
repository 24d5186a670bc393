import type { Places } from './motion.ts'

/** How long the styles of a board have for a piece that enters, in milliseconds: its parts may follow one another. */
const TIME = 840

/**
 * A piece whose parts move when it is new or stands otherwise: it says by `data-enters` how, and the styles of its board draw
 * that as long as it has `data-entering`; what has become less goes `back`. Gives what is under way, to be finished at once
 * if need be.
 */
export function entering({ rects, stands }: Places, pace: number): { finish(): void }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-key][data-enters]')].flatMap(piece => {
    const { key = '', at, enters = '' } = piece.dataset
    if (rects.has(key) && stands.get(key) === at) return []
    piece.style.setProperty('--pace', String(pace))
    piece.dataset.entering = Number(at) < Number(stands.get(key)) ? `${enters} back` : enters
    const finish = () => {
      clearTimeout(timer)
      delete piece.dataset.entering
    }
    const timer = setTimeout(finish, TIME / pace)
    return [{ finish }]
  })
}
