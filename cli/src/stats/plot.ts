import { nth } from '@kontor/engine'

/** Plots as inline SVG: paper, ink and hairlines. Every mark has a name and leads to its card. */

const WIDTH = 480
const HEIGHT = 320
const LEFT = 46
const RIGHT = 12
const TOP = 22
const BOTTOM = 42
const ROW = 22
const ROW_NAMES = 122
const ROW_FIGURES = 44
const TICKS = 6

export interface Mark {
  readonly card: number
  readonly name: string
  /** The name of a colour, which picks the mark's colour and shape. */
  readonly tint: string
  readonly x: number
  readonly y: number
  /** The range of `y`, where there is one. */
  readonly low?: number
  readonly high?: number
}

export interface Bar {
  readonly name: string
  readonly tint: string
  readonly value: number
  readonly text: string
}

interface Axis {
  readonly label: string
  /** Places side by side, each with a stretch of its own, where it is not a line of numbers. */
  readonly places?: number
  /** One of so many places is named, where all names would not fit. */
  readonly every?: number
  /** A number as it is read. */
  say(value: number): string
}

/** A line of numbers laid on a line of the paper. */
interface Scale {
  readonly ticks: readonly number[]
  at(value: number): number
}

/** One mark for each card. */
export function scatter(
  title: string,
  marks: readonly Mark[],
  tints: readonly string[],
  xAxis: Axis,
  yAxis: Axis,
): string {
  const x = across(
    xAxis,
    marks.map(mark => mark.x),
  )
  const y = scaleOf(
    marks.map(mark => mark.y),
    HEIGHT - BOTTOM,
    TOP,
  )
  const drawn = marks.map(mark => {
    const whisker =
      mark.low === undefined || mark.high === undefined
        ? ''
        : `<path class="whisker" d="M${fine(x.at(mark.x))} ${fine(y.at(mark.low))}V${fine(y.at(mark.high))}"/>`
    return `<a class="mark c-${attribute(mark.tint)}" href="#card-${mark.card}" aria-label="${attribute(mark.name)}">${whisker}<path d="${shapeOf(tints.indexOf(mark.tint), x.at(mark.x), y.at(mark.y))}"/><title>${text(mark.name)}</title></a>`
  })
  return figure(title, HEIGHT, `${frame(x, y, xAxis, yAxis)}${drawn.join('')}`)
}

/** A curve, and what it is called. */
export interface Series {
  readonly name: string
  readonly tint: string
  readonly points: readonly {
    readonly x: number
    readonly y: number
    readonly low?: number
    readonly high?: number
  }[]
}

/** Curves over the same line of numbers, each point with its range where it has one. */
export function lines(title: string, series: readonly Series[], xAxis: Axis, yAxis: Axis): string {
  const points = series.flatMap(each => each.points)
  const x = across(
    xAxis,
    points.map(point => point.x),
  )
  const y = scaleOf(
    points.flatMap(point => [point.y, point.low ?? point.y, point.high ?? point.y]),
    HEIGHT - BOTTOM,
    TOP,
  )
  const drawn = series.map(({ name, tint, points: own }, i) => {
    const way = own.map((point, n) => `${n === 0 ? 'M' : 'L'}${fine(x.at(point.x))} ${fine(y.at(point.y))}`)
    const marks = own.map(point => {
      const range =
        point.low === undefined || point.high === undefined
          ? ''
          : `<path class="range" d="M${fine(x.at(point.x))} ${fine(y.at(point.low))}V${fine(y.at(point.high))}"/>`
      const about = `${name}, ${xAxis.label} ${xAxis.say(point.x)}: ${yAxis.say(point.y)}`
      return `${range}<path class="block" d="${shapeOf(i, x.at(point.x), y.at(point.y))}"><title>${text(about)}</title></path>`
    })
    return `<g class="c-${attribute(tint)}"><path class="line" d="${way.join('')}"/>${marks.join('')}</g>`
  })
  return figure(title, HEIGHT, `${frame(x, y, xAxis, yAxis)}${drawn.join('')}`)
}

/** How many values fall into each stretch, stacked by tint. */
export function histogram(
  title: string,
  values: readonly { readonly value: number; readonly tint: string }[],
  tints: readonly { readonly tint: string; readonly name: string }[],
  xAxis: Axis,
  yAxis: Axis,
): string {
  const x = scaleOf(
    values.map(({ value }) => value),
    LEFT,
    WIDTH - RIGHT,
  )
  const step = (nth(x.ticks, 1) - nth(x.ticks, 0)) / 4
  const binOf = (value: number) => Math.floor(value / step + 1e-9)
  const bins = Map.groupBy(values, ({ value }) => binOf(value))
  const most = Math.max(...[...bins.values()].map(inside => inside.length))
  const y = scaleOf([0, most], HEIGHT - BOTTOM, TOP)
  const blocks = [...bins].flatMap(([bin, inside]) => {
    let below = 0
    return tints.flatMap(({ tint, name }) => {
      const n = inside.filter(each => each.tint === tint).length
      if (n === 0) return []
      const [left, right] = [x.at(bin * step), x.at((bin + 1) * step)]
      const [bottom, top] = [y.at(below), y.at(below + n)]
      below += n
      const about = `${xAxis.say(bin * step)} … ${xAxis.say((bin + 1) * step)}, ${name}: ${n}`
      return [
        `<rect class="block c-${attribute(tint)}" x="${fine(left + 0.5)}" y="${fine(top)}" width="${fine(right - left - 1)}" height="${fine(bottom - top)}"><title>${text(about)}</title></rect>`,
      ]
    })
  })
  return figure(title, HEIGHT, `${frame(x, y, xAxis, yAxis)}${blocks.join('')}`)
}

/** A bar for each name, to the left or right of nothing. */
export function bars(title: string, rows: readonly Bar[], label: string): string {
  const height = rows.length * ROW + TOP + 24
  const x = scaleOf([0, ...rows.map(({ value }) => value)], ROW_NAMES + ROW_FIGURES, WIDTH - RIGHT)
  const drawn = rows.map(({ name, tint, value, text: figureText }, i) => {
    const top = TOP + i * ROW
    const [from, to] = [x.at(Math.min(0, value)), x.at(Math.max(0, value))]
    return `<text class="row" x="${ROW_NAMES}" y="${top + 15}" text-anchor="end">${text(name)}</text><text class="figure" x="${ROW_NAMES + ROW_FIGURES - 4}" y="${top + 15}" text-anchor="end">${text(figureText)}</text><rect class="block c-${attribute(tint)}" x="${fine(from)}" y="${top + 3}" width="${fine(Math.max(1, to - from))}" height="${ROW - 6}"/>`
  })
  const zero = `<path class="zero" d="M${fine(x.at(0))} ${TOP}V${height - 24}"/>`
  const foot = `<text class="axis" x="${WIDTH - RIGHT}" y="${height - 6}" text-anchor="end">${text(label)}</text>`
  return figure(title, height, `${drawn.join('')}${zero}${foot}`)
}

/** The sign for a tint in a legend. */
export function sign(tint: string, tints: readonly string[]): string {
  return `<svg class="sign c-${attribute(tint)}" viewBox="0 0 12 12" aria-hidden="true"><path d="${shapeOf(tints.indexOf(tint), 6, 6)}"/></svg>`
}

export function text(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

export function attribute(words: string): string {
  return text(words).replace(/"/g, '&quot;')
}

function figure(title: string, height: number, inside: string) {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="group" aria-label="${attribute(title)}">${inside}</svg>`
}

function frame(x: Scale, y: Scale, xAxis: Axis, yAxis: Axis) {
  const floor = HEIGHT - BOTTOM
  const rows = y.ticks.map(
    tick =>
      `<path class="${tick === 0 ? 'zero' : 'rule'}" d="M${LEFT} ${fine(y.at(tick))}H${WIDTH - RIGHT}"/><text class="tick" x="${LEFT - 6}" y="${fine(y.at(tick) + 4)}" text-anchor="end">${text(yAxis.say(tick))}</text>`,
  )
  const columns = x.ticks.map(
    tick =>
      `<path class="rule" d="M${fine(x.at(tick))} ${floor}v4"/><text class="tick" x="${fine(x.at(tick))}" y="${floor + 17}" text-anchor="middle">${text(xAxis.say(tick))}</text>`,
  )
  return [
    ...rows,
    ...columns,
    `<text class="axis" x="${WIDTH - RIGHT}" y="${HEIGHT - 6}" text-anchor="end">${text(xAxis.label)}</text>`,
    `<text class="axis" x="${LEFT}" y="${TOP - 9}">${text(yAxis.label)}</text>`,
  ].join('')
}

/** Lays the values between `from` and `to`, with round numbers marked and at either end. */
function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const rough = (high - low || 1) / TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(n => n * power).find(size => size >= rough - 1e-12)!
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  )
  const [start, end] = [nth(ticks, 0), ticks.at(-1)!]
  return { ticks, at: value => from + ((value - start) / (end - start)) * (to - from) }
}

/** The line from left to right. */
function across({ places, every = 1 }: Axis, values: readonly number[]): Scale {
  return places === undefined
    ? scaleOf(values, LEFT, WIDTH - RIGHT)
    : placesOf(places, every, LEFT, WIDTH - RIGHT)
}

/** So many places between `from` and `to`, counted from 0, each number in the middle of its own. */
function placesOf(count: number, every: number, from: number, to: number): Scale {
  const ticks = Array.from({ length: Math.ceil(count / every) }, (_, i) => i * every)
  return { ticks, at: value => from + ((value + 0.5) / count) * (to - from) }
}

/** A shape for each tint, so that nobody needs to tell the colours apart. */
const SHAPES: readonly ((r: number) => string)[] = [
  r => `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  r => `m${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  r => `m0 ${-1.3 * r}l${1.3 * r} ${1.3 * r}l${-1.3 * r} ${1.3 * r}l${-1.3 * r} ${-1.3 * r}z`,
  r => `m0 ${-1.2 * r}l${1.2 * r} ${2.1 * r}h${-2.4 * r}z`,
  r => `m0 ${1.2 * r}l${1.2 * r} ${-2.1 * r}h${-2.4 * r}z`,
  r =>
    `m${-r} ${-0.4 * r}h${0.6 * r}v${-0.6 * r}h${0.8 * r}v${0.6 * r}h${0.6 * r}v${0.8 * r}h${-0.6 * r}v${0.6 * r}h${-0.8 * r}v${-0.6 * r}h${-0.6 * r}z`,
]

function shapeOf(index: number, x: number, y: number) {
  const shape = nth(SHAPES, Math.max(0, index) % SHAPES.length)
  return `M${fine(x)} ${fine(y)}${shape(4)}`
}

function fine(value: number) {
  return Number(value.toFixed(1))
}
