import type { PieceColor } from '../color.ts'

/** The engraved rosette behind the emblem of a large card, as on an old share certificate. Its petals tell the colour. */
const PETALS: Readonly<Record<PieceColor, number>> = {
  purple: 8,
  orange: 12,
  gray: 4,
  pink: 5,
  brown: 3,
  black: 6,
  blue: 7,
  yellow: 10,
  violet: 2,
  red: 9,
  green: 11,
  white: 13,
}
const TURNS = [0, 1, 2, 3, 4, 5].map(i => (i / 6) * 2 * Math.PI)

/** A circle whose radius swings `lobes` times, turned by `phase`. */
function curve(lobes: number, radius: number, swing: number, phase: number) {
  const steps = Math.max(72, lobes * 14)
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI
    const r = radius + swing * Math.sin(lobes * angle + phase)
    return `${(100 + r * Math.cos(angle)).toFixed(1)} ${(100 + r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}

function woven(lobes: number) {
  const outer = TURNS.map(phase => curve(lobes, 74, 20, phase))
  const inner = TURNS.map(phase => curve(lobes * 2, 48, 8, phase))
  return [...outer, ...inner].join('')
}

const drawn = new Map<PieceColor, string>()

export function Rosette({ color }: { readonly color: PieceColor }) {
  const path = drawn.get(color) ?? woven(PETALS[color])
  drawn.set(color, path)
  return (
    <svg class="rosette" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={path} vector-effect="non-scaling-stroke" />
    </svg>
  )
}
