import './pieces.css'
import type { PieceColor } from './color.ts'
import { drawing } from './sprite.ts'

interface Drawn {
  readonly name: string
  /** With a label it speaks; without one it is decoration. */
  readonly label?: string | undefined
  readonly class?: string
}

/** A drawing of the sprite: an icon by its name, or anything else by its whole id. */
export function Icon({ name, label, class: more = '' }: Drawn) {
  const id = /^[ads]-/.test(name) ? name : `i-${name}`
  return label === undefined ? (
    <svg class={`icon ${more}`} aria-hidden="true" {...drawing(id)} />
  ) : (
    <svg class={`icon ${more}`} role="img" aria-label={label} {...drawing(id)} />
  )
}

/** The bold mark that stands for a colour, so that nobody has to tell colours apart. */
export function Sign({ color, class: more = '' }: Signed) {
  return <svg class={`symbol ${more}`} aria-hidden="true" {...drawing(`s-${color}`)} />
}

interface Signed {
  readonly color: PieceColor | 'any'
  readonly class?: string
}
