import './levels.css'
import type { PieceColor } from './color.ts'
import { Icon, Sign } from './icon.tsx'

interface Props {
  readonly color: PieceColor
  /** How many levels there are; the last one strikes. */
  readonly most: number
  readonly level: number
  readonly next: number
  /** What it takes when it strikes, as an icon. */
  readonly takes?: string
}

/** Levels of a danger, filled as far as it has come. */
export function Levels({ color, most, level, next, takes }: Props) {
  return (
    <span class={`levels${level >= most - 1 ? ' danger' : ''}`}>
      {Array.from({ length: most }, (_, i) => i + 1).map(n => {
        const full = n <= level
        const would = full !== n <= next
        return (
          <i key={n} class={`${full ? 'full' : ''}${n === most ? ' last' : ''}${would ? ' would' : ''}`}>
            {n === most && takes !== undefined ? (
              <Icon name={takes} />
            ) : (
              (full || would) && <Sign color={color} />
            )}
          </i>
        )
      })}
    </span>
  )
}
