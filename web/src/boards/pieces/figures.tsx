import './pieces.css'
import type { PieceColor } from './color.ts'
import { Icon, Sign } from './icon.tsx'
import { drawing } from './sprite.ts'

/** One worker of a colour, or of any. */
export function Worker({ color }: { readonly color: PieceColor | 'any' }) {
  return (
    <span class={`worker c-${color}`}>
      <Icon name={color === 'any' ? 'worker-any' : 'worker-piece'} class="body" />
      <Sign color={color} />
    </span>
  )
}

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [3, 7],
  3: [3, 5, 7],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

/** A die whose pips are the symbol of its colour; before the first roll it is blank. */
export function Die({ color, n }: { readonly color: PieceColor; readonly n: number }) {
  return (
    <span class={`die c-${color}`}>
      {(PIPS[n] ?? []).map(place => (
        <svg key={place} class={`symbol p${place}`} aria-hidden="true" {...drawing(`s-${color}`)} />
      ))}
    </span>
  )
}
