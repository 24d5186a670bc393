import { figure, kept, n } from './line.ts'

/** Round things: threats and wax seals. */

const MIDDLE = 22
const RADIUS = 20
/** So many markers and the threat strikes. */
export const STRIKES = 3

const polar = (degrees: number) => {
  const angle = (degrees / 180) * Math.PI
  return `${n(MIDDLE + RADIUS * Math.cos(angle))} ${n(MIDDLE + RADIUS * Math.sin(angle))}`
}

/** A third of the disc, a little apart from its neighbours. */
const sector = (from: number, to: number) => {
  const half = ((from + to) / 2 / 180) * Math.PI
  const tip = `${n(MIDDLE + 1.3 * Math.cos(half))} ${n(MIDDLE + 1.3 * Math.sin(half))}`
  return `M${tip}L${polar(from + 3)}A${RADIUS} ${RADIUS} 0 0 1 ${polar(to - 3)}z`
}

/** The lower two thirds, then the one on top, which is the blow. */
const THIRDS = [sector(90, 210), sector(-30, 90), sector(210, 330)]

/** A threat: three thirds of a circle that fill from below; those between `level` and `next` would change. */
export const threatDisc = kept((level: number, next: number) => {
  const parts = THIRDS.map((path, i) => {
    const k = i + 1
    const full = k <= level
    const changes = full !== k <= next
    const state = `${full ? (k === STRIKES ? 'full struck' : 'full') : k === STRIKES ? 'strike' : 'free'}${changes ? ' changes' : ''}`
    return `<path class="th ${state}" d="${path}"/>`
  })
  const ring = level >= STRIKES - 1 ? `<circle class="th-alarm" cx="${MIDDLE}" cy="${MIDDLE}" r="21.2"/>` : ''
  return figure(2 * MIDDLE, 2 * MIDDLE, ring + parts.join(''))
})

const LOBES = 14
const SCALLOPS = Array.from({ length: LOBES * 6 }, (_, i) => {
  const angle = (i / (LOBES * 6)) * 2 * Math.PI
  const r = 17 + 1.3 * Math.cos(LOBES * angle)
  return `${i ? 'L' : 'M'}${n(20 + r * Math.cos(angle))} ${n(19 + r * Math.sin(angle))}`
}).join('')
const RIBBONS = '<path class="ribbon" d="M11 30 7 47l6-3 4 4 3-14zM29 30l4 17-6-3-4 4-3-14z"/>'

/** A wax seal with two ribbons once it is won; before that its outline. */
export const seal = kept((won: boolean) =>
  figure(
    40,
    48,
    `${won ? RIBBONS : ''}<path class="wax" d="${SCALLOPS}z"/><circle class="ring" cx="20" cy="19" r="12.8"/>`,
  ),
)
