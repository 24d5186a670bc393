import { nth } from '@kontor/engine'
import './pieces.css'
import { type Drawing, draw, type Pencil } from './pencil.ts'

const WHOLE = 'M1 1h22v16H1z'
const SWALLOW = 'M1 1h22l-6 8 6 8H1z'

function flag(ground: string, shape: string, pattern = ''): Drawing {
  return {
    viewBox: '0 0 24 18',
    markup: `<path fill="var(--seat-${ground})" d="${shape}"/>${pattern}<path fill="none" stroke="var(--seat-edge)" stroke-width="1.4" d="${shape}"/>`,
  }
}

/** Each seat has a ground and a pattern of its own. */
export const FLAGS: readonly Drawing[] = [
  flag('red', SWALLOW),
  flag('green', WHOLE, '<path fill="#fff" d="M1 17v-5L16.5 1H23v5L7.5 17z"/>'),
  flag('yellow', WHOLE, '<path fill="var(--seat-ink)" d="M12 1h5.5v16H12zM1 1h5.5v16H1z"/>'),
  flag('blue', WHOLE, '<path fill="#fff" d="M7.5 5.5h9v7h-9z"/>'),
  flag('white', WHOLE, '<path fill="var(--seat-ink)" d="M10.2 1h3.6v16h-3.6zM1 7.2h22v3.6H1z"/>'),
]
const PENCILS = FLAGS.map(
  (flag): Pencil =>
    svg =>
      svg && draw(svg, flag),
)

/** A seat's signal flag: a colour and a pattern. */
export function Flag({ seat }: { readonly seat: number }) {
  return <svg class="flag" aria-hidden="true" ref={nth(PENCILS, seat % FLAGS.length)} />
}
