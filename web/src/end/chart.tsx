import { nth } from '@kontor/engine'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Flag } from '../boards/pieces/flag.tsx'

/** A seat's line: its values from left to right, each at its place between 0 and 1. */
interface Line {
  readonly seat: number
  readonly name: string
  readonly values: readonly { readonly x: number; readonly y: number }[]
}

interface ChartProps {
  readonly title: string
  readonly lines: readonly Line[]
  readonly ticks: readonly { readonly x: number; readonly label: string }[]
  /** Whether each value is marked with a dot. */
  readonly dots?: boolean
  readonly height?: number
  /** The greatest value that must fit, if it is not the greatest there is. */
  readonly top?: number
  tell(value: number): string
}

const LEFT = 40
const RIGHT = 108
const ABOVE = 10
const BELOW = 24
const LABEL = 20

/** Lines over time, one a seat, with its flag and name at its end. */
export function Chart({ title, lines, ticks, dots = false, height = 236, top, tell }: ChartProps) {
  const box = useRef<HTMLElement>(null)
  const width = useSignal(560)
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => {
      width.value = box.current?.clientWidth ?? width.value
    })
    watcher.observe(box.current!)
    return () => watcher.disconnect()
  }, [])
  const all = lines.flatMap(({ values }) => values.map(({ y }) => y))
  const { low, high, marks } = stepsFor(Math.min(0, ...all), top ?? Math.max(1, ...all))
  const right = width.value - RIGHT
  const bottom = height - BELOW
  const left = (x: number) => LEFT + x * (right - LEFT)
  const up = (y: number) => bottom - ((y - low) / (high - low)) * (bottom - ABOVE)
  return (
    <figure class="chart" ref={box} style={{ height: `${height}px` }}>
      <figcaption>{title}</figcaption>
      <svg width={width.value} height={height} role="img" aria-label={title}>
        {marks.map(y => (
          <g key={y}>
            <path class={y === 0 ? 'axis' : 'rule'} d={`M${LEFT} ${up(y)}H${right}`} />
            <text x={LEFT - 8} y={up(y) + 4} text-anchor="end">
              {tell(y)}
            </text>
          </g>
        ))}
        {ticks.map(({ x, label }) => (
          <text key={x} x={left(x)} y={bottom + 17} text-anchor="middle">
            {label}
          </text>
        ))}
        {lines.map(({ seat, values }) => (
          <g key={seat} class={`line l${seat % 5}`}>
            <path d={`M${values.map(({ x, y }) => `${left(x).toFixed(1)} ${up(y).toFixed(1)}`).join('L')}`} />
            {dots && values.map(({ x, y }) => <circle key={x} cx={left(x)} cy={up(y)} r="2.6" />)}
          </g>
        ))}
      </svg>
      <ul aria-hidden="true">
        {apart(lines.map(({ values }) => up(values.at(-1)?.y ?? 0))).map((y, i) => (
          <li key={i} style={{ top: `${y - LABEL / 2}px`, left: `${right + 8}px` }}>
            <Flag seat={nth(lines, i).seat} />
            <span>{nth(lines, i).name}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Round marks from the least value, or 0, up to at least the greatest, some four of them. */
function stepsFor(least: number, greatest: number): { low: number; high: number; marks: number[] } {
  const span = greatest - least
  const size = 10 ** Math.floor(Math.log10(span))
  const by = [0.2, 0.25, 0.5, 1, 2].map(each => each * size).find(each => span / each <= 5) ?? size
  const first = Math.floor(least / by + 1e-9)
  const last = Math.ceil(greatest / by - 1e-9)
  const marks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * by)
  return { low: first * by, high: last * by, marks }
}

/** Heights of labels, moved apart as far as they must so that none lies on another. */
function apart(heights: readonly number[]): number[] {
  const placed = [...heights]
  let last = Number.NEGATIVE_INFINITY
  for (const i of heights.map((_, each) => each).sort((a, b) => nth(heights, a) - nth(heights, b))) {
    last = Math.max(nth(heights, i), last + LABEL)
    placed[i] = last
  }
  return placed
}
