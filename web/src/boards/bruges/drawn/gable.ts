import { nth } from '@kontor/engine'
import { n } from './line.ts'

/** Gables by their place in the street, so that neighbours differ; the hidden card never shows in its house. */

interface Kind {
  readonly curved?: true
  /** Steps on each side, and how wide the flat top is. */
  readonly steps: number
  readonly top: number
  /** How much higher than its neighbours the house is. */
  readonly rise: number
  readonly pinnacle?: true
}

const KINDS: readonly Kind[] = [
  { steps: 5, top: 11, rise: 2 },
  { curved: true, steps: 3, top: 9, rise: -3 },
  { steps: 4, top: 14, rise: 8, pinnacle: true },
  { steps: 6, top: 9, rise: 0 },
  { steps: 3, top: 17, rise: 5, pinnacle: true },
  { steps: 5, top: 13, rise: -4 },
]

export const kindOf = (place: number): Kind => nth(KINDS, place % KINDS.length)

/** A slab of coping: its left end, its height and its width. */
type Slab = readonly [x: number, y: number, width: number]

interface Outline {
  readonly path: string
  readonly coping: readonly Slab[]
}

/** The outline of a house with a gable of that height: up on the left, over the top, down on the right. */
export function outlineOf(kind: Kind, width: number, height: number, gable: number): Outline {
  return kind.curved ? curved(width, height, gable) : stepped(width, height, gable, kind.steps, kind.top)
}

/** The step on top is about half as high as the others. */
const LAST_STEP = 0.55

export function stepped(width: number, height: number, gable: number, steps: number, top: number): Outline {
  const across = (width / 2 - 1 - top / 2) / steps
  const up = gable / (steps + LAST_STEP)
  const slabs: Slab[] = []
  let [x, y] = [1, gable]
  let path = `M1 ${n(height)}V${n(gable)}`
  for (let i = 0; i < steps; i++) {
    y -= up
    slabs.push([x, y, across])
    x += across
    path += `V${n(y)}H${n(x)}`
  }
  y -= up * LAST_STEP
  path += `V${n(y)}H${n(width - x)}`
  for (const [left, level] of slabs.toReversed()) path += `V${n(level)}H${n(width - left)}`
  const both = slabs.flatMap(([left, level, wide]): Slab[] => [
    [left, level, wide],
    [width - left - wide, level, wide],
  ])
  return { path: `${path}V${n(height)}`, coping: [...both, [x, y, top]] }
}

/** A neck gable between two scrolls. */
function curved(width: number, height: number, gable: number): Outline {
  const [w, g] = [width, gable]
  const neck = Math.min(22, w * 0.38)
  const path =
    `M1 ${n(height)}V${n(g)}c0-${n(g * 0.3)} ${n(w * 0.07)}-${n(g * 0.22)} ${n(w * 0.16)}-${n(g * 0.3)}` +
    `c${n(w * 0.07)}-${n(g * 0.06)} ${n(w * 0.03)}-${n(g * 0.3)} ${n(w * 0.08)}-${n(g * 0.44)}` +
    `H${n(w / 2 - Math.min(11, w * 0.19))}c0-${n(g * 0.28)} ${n(neck)}-${n(g * 0.28)} ${n(neck)} 0` +
    `H${n(w - 1 - w * 0.24)}c${n(w * 0.05)} ${n(g * 0.14)} ${n(w * 0.01)} ${n(g * 0.38)} ${n(w * 0.08)} ${n(g * 0.44)}` +
    `c${n(w * 0.09)} ${n(g * 0.08)} ${n(w * 0.16)} 0 ${n(w * 0.16)} ${n(g * 0.3)}V${n(height)}`
  return { path, coping: [] }
}
