import { nth } from '@kontor/engine'
import type { ComponentChildren } from 'preact'
import type { PieceColor } from '../../pieces/color.ts'
import { FLAGS } from '../../pieces/flag.tsx'
import { draw, type Pencil } from '../../pieces/pencil.ts'
import { drawing } from '../../pieces/sprite.ts'

/** Small pieces as parts of a larger drawing; x and y are their middle. */

interface Placed {
  readonly x: number
  readonly y: number
}

interface PutProps extends Placed {
  /** The whole name of a drawing of the sprite. */
  readonly id: string
  readonly size: number
  readonly class?: string
}

/** A drawing of the sprite within a drawing. */
export function Put({ id, x, y, size, class: more = '' }: PutProps) {
  return (
    <svg
      class={`put ${id.startsWith('s-') ? 'mark' : 'line'} ${more}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      {...drawing(id)}
    />
  )
}

const PENCILS = FLAGS.map(
  (flag): Pencil =>
    svg =>
      svg && draw(svg, flag),
)

export function FlagAt({ seat, x, y, width }: Placed & { readonly seat: number; readonly width: number }) {
  return (
    <svg
      class="put"
      x={x - width / 2}
      y={y - width * 0.375}
      width={width}
      height={width * 0.75}
      data-drawn={`flag ${seat}`}
      ref={nth(PENCILS, seat % PENCILS.length)}
    />
  )
}

/** A goods tile: paper, ink edge, its good. */
export function TileAt({
  good,
  x,
  y,
  size = 19,
  class: more = '',
}: Placed & { readonly good: string; readonly size?: number; readonly class?: string }) {
  return (
    <g class={`tile ${more}`}>
      <rect x={x - size / 2} y={y - size / 2} width={size} height={size} rx={2} />
      <Put id={`i-${good}`} x={x} y={y} size={size * 0.78} />
    </g>
  )
}

const SHIELD = 'M-6.500-7.500h13v8.400l-1.600 3.200L0 8l-4.900-3.900-1.600-3.200z'
const WIDE_SHIELD = 'M-8.500-7.500h17v8.400l-2 3.200L0 8l-6.500-3.900-2-3.200z'

/** Points: a shield. */
export function ShieldAt({ n, x, y, size = 15 }: Placed & { readonly n: number; readonly size?: number }) {
  return (
    <g class="shield-at" transform={`translate(${x} ${y}) scale(${size / 15})`}>
      <path d={n > 9 ? WIDE_SHIELD : SHIELD} />
      <text y={3}>{n}</text>
    </g>
  )
}

/** A price: figure and symbol on its colour; what it was before is struck. */
export function PriceAt({
  n,
  was,
  color,
  x,
  y,
}: Placed & { readonly n: number; readonly was: number; readonly color: PieceColor }) {
  return (
    <g class={`price c-${color}`}>
      <rect x={x - 12.5} y={y - 9} width={25} height={18} rx={3} />
      <text x={x - 5.5} y={y + 4.6}>
        {n}
      </text>
      <Put id={`s-${color}`} x={x + 5} y={y} size={11} />
      {was !== n && (
        <text class="was" x={x - 9} y={y + 19}>
          {was}
        </text>
      )}
    </g>
  )
}

/** A dock worker with the symbol of his colour. */
export function DockerAt({
  color,
  x,
  y,
  size = 19,
  class: more = '',
}: Placed & { readonly color: PieceColor; readonly size?: number; readonly class?: string }) {
  return (
    <g class={`docker c-${color} ${more}`}>
      <Put id="i-worker-piece" x={x} y={y} size={size} class="body" />
      <Put id={`s-${color}`} x={x} y={y + size * 0.2} size={size * 0.46} />
    </g>
  )
}

/** Foreman, messenger, trader: a seal of ink, so that they are nobody's. */
export function FigureAt({
  name,
  x,
  y,
  class: more = '',
}: Placed & { readonly name: string; readonly class?: string }) {
  return (
    <g class={`figure-seal ${more}`}>
      <circle cx={x} cy={y} r={10} />
      <Put id={`i-${name}`} x={x} y={y} size={14.5} />
    </g>
  )
}

/** A ship; its flag is its sail. Drawn in a frame of 34 × 34 round its middle. */
export function Ship({ seat }: { readonly seat: number }) {
  return (
    <svg class="ship" viewBox="-15 -15 30 30" aria-hidden="true">
      <path class="hull" d="M-13 4.500h4.500v2h17.500v-2H13.500L10 12H-9.500z" />
      <path class="rig" d="M-1 6.500V-13.500M9 6.500l2-9M-9-1.500l8-10M7-4l-8-7.500" />
      <path class="sail" d="M-9.500-10.500q9-2 18 0v13.500q-9-2-18 0z" />
      <FlagAt seat={seat} x={-0.5} y={-4} width={16} />
    </svg>
  )
}

/** A disc on the river. */
export function Disc({ seat }: { readonly seat: number }) {
  return (
    <svg class="disc" viewBox="-12 -12 24 26" aria-hidden="true">
      <circle cy={2} r={10.5} class="thick" />
      <circle r={10.5} />
      <FlagAt seat={seat} x={0} y={0} width={13.5} />
    </svg>
  )
}

interface HeldProps {
  readonly width: number
  readonly height: number
  readonly class?: string
  readonly children: ComponentChildren
}

/** A part of the map alone, for something that travels: it lies in a frame round its middle. */
export function Held({ width, height, class: more = '', children }: HeldProps) {
  return (
    <svg class={more} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  )
}
