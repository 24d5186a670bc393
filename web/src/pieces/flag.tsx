import type { ComponentChildren } from 'preact'
import './pieces.css'

const EDGE = 'var(--seat-edge)'
const WHOLE = 'M1 1h22v16H1z'
const SWALLOW = 'M1 1h22l-6 8 6 8H1z'

/** Each seat has a ground and a pattern of its own. */
const FLAGS: readonly {
  readonly ground: string
  readonly shape: string
  readonly pattern: ComponentChildren
}[] = [
  { ground: 'var(--seat-red)', shape: SWALLOW, pattern: null },
  {
    ground: 'var(--seat-green)',
    shape: WHOLE,
    pattern: <path fill="#fff" d="M1 17v-5L16.5 1H23v5L7.5 17z" />,
  },
  {
    ground: 'var(--seat-yellow)',
    shape: WHOLE,
    pattern: <path fill="var(--seat-ink)" d="M12 1h5.5v16H12zM1 1h5.5v16H1z" />,
  },
  { ground: 'var(--seat-blue)', shape: WHOLE, pattern: <path fill="#fff" d="M7.5 5.5h9v7h-9z" /> },
  {
    ground: 'var(--seat-white)',
    shape: WHOLE,
    pattern: <path fill="var(--seat-ink)" d="M10.2 1h3.6v16h-3.6zM1 7.2h22v3.6H1z" />,
  },
]

/** A seat's signal flag: a colour and a pattern. */
export function Flag({ seat }: { readonly seat: number }) {
  const { ground, shape, pattern } = FLAGS[seat % FLAGS.length]!
  return (
    <svg class="flag" viewBox="0 0 24 18" aria-hidden="true">
      <path fill={ground} d={shape} />
      {pattern}
      <path fill="none" stroke={EDGE} stroke-width="1.4" d={shape} />
    </svg>
  )
}
