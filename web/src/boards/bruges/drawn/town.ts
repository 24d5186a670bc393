import { nth } from '@kontor/engine'
import { figure, kept, n, noise } from './line.ts'

const lancet = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y + h)}V${n(y + w * 0.7)}c0-${n(w * 0.4)} ${n(w * 0.25)}-${n(w * 0.6)} ${n(w / 2)}-${n(w * 0.7)}c${n(w * 0.25)} ${n(w * 0.1)} ${n(w / 2)} ${n(w * 0.3)} ${n(w / 2)} ${n(w * 0.7)}V${n(y + h)}z`

const LANCETS = [17, 32.5, 48, 74, 89.5, 105]

/** The town hall, 132 wide, standing on `base`: six tall windows, three turrets, a steep roof. */
const stadhuis = (x: number, base: number, h: number) => {
  const top = base - h * 0.62
  const roof = base - h * 0.92
  const turret = (cx: number, w: number, up: number) =>
    `<path class="t-wall" d="M${n(cx - w / 2)} ${base}V${n(top - 8)}h${w}V${base}z"/><path class="t-roof" d="M${n(cx - w / 2 - 1.5)} ${n(top - 8)}L${n(cx)} ${n(top - 8 - up)}l${n(w / 2 + 1.5)} ${up}z"/><path class="t-line" d="M${n(cx)} ${n(top - 8 - up)}v-5M${n(cx - w / 2)} ${n(top + 2)}h${w}"/>`
  let s = `<path class="t-roof" d="M${x + 10} ${n(top)}L${x + 18} ${n(roof)}H${x + 114}L${x + 122} ${n(top)}z"/><path class="t-line" d="M${x + 18} ${n(roof)}v-6M${x + 42} ${n(roof)}v-4M${x + 90} ${n(roof)}v-4M${x + 114} ${n(roof)}v-6M${x + 14} ${n(top - 14)}h104M${x + 16} ${n(top - 25)}h100"/>`
  for (const cx of [34, 53, 80, 99]) s += `<path class="t-wall" d="M${x + cx - 4} ${n(top)}v-9l4-7 4 7v9z"/>`
  s += `<path class="t-wall" d="M${x + 8} ${base}V${n(top)}h116V${base}z"/><path class="t-line" d="M${x + 8} ${n(top)}${'h4v-3h4v3'.repeat(14)}M${x + 8} ${n(base - 18)}h116"/>`
  let glass = ''
  let mullions = ''
  for (let i = 0; i < LANCETS.length; i++) {
    const wx = x + nth(LANCETS, i)
    glass += lancet(wx, top + 6, 10, h * 0.32)
    mullions += `M${n(wx + 5)} ${n(top + 9)}v${n(h * 0.32 - 3)}M${n(wx)} ${n(top + 6 + h * 0.2)}h10`
  }
  s += `<path class="t-glass" d="${glass}"/><path class="t-line" d="${mullions}"/>`
  for (const nx of [29.7, 45.2, 86.7, 102.2])
    s += `<path class="t-line" d="M${n(x + nx)} ${n(top + 14)}v12M${n(x + nx - 1.6)} ${n(top + 27)}h3.2"/>`
  s += `<path class="t-dark" d="${lancet(x + 28, base - 14, 8, 14)}${lancet(x + 96, base - 14, 8, 14)}"/><path class="t-glass" d="M${x + 46} ${base - 13}h7v7h-7zM${x + 62} ${base - 13}h7v7h-7zM${x + 78} ${base - 13}h7v7h-7z"/>`
  return s + turret(x + 8, 9, 26) + turret(x + 66, 8, 32) + turret(x + 124, 9, 26)
}

/** The belfry above its halls, 128 wide, `h` high. */
const belfort = (x: number, base: number, h: number) => {
  const u = h / 126
  const y = (v: number) => n(base - v * u)
  const m = x + 64
  let s = `<path class="t-wall" d="M${x + 4} ${base}V${y(34)}h40V${base}zM${x + 84} ${base}V${y(34)}h40V${base}z"/><path class="t-line" d="M${x + 4} ${y(34)}${'v-3h3v3h3'.repeat(6)}M${x + 86} ${y(34)}${'v-3h3v3h3'.repeat(6)}"/>`
  let arches = ''
  for (const ax of [10, 21, 32, 90, 101, 112])
    arches += `${lancet(x + ax, base - 27 * u, 7, 13 * u)}M${x + ax} ${base}v-${n(7 * u)}h7v${n(7 * u)}z`
  s += `<path class="t-glass" d="${arches}"/>`
  s += `<path class="t-wall" d="M${m - 22} ${base}V${y(66)}h44V${base}z"/>`
  s += `<path class="t-glass" d="${lancet(m - 15, base - 58 * u, 12, 22 * u)}${lancet(m + 3, base - 58 * u, 12, 22 * u)}"/><path class="t-dark" d="${lancet(m - 7, base - 20 * u, 14, 20 * u)}"/><path class="t-line" d="M${m - 9} ${y(56)}v${n(18 * u)}M${m + 9} ${y(56)}v${n(18 * u)}M${m - 22} ${y(30)}h44M${m - 22} ${y(62)}h44M${m - 3} ${y(27)}a3 3 0 1 1 6 0 3 3 0 1 1-6 0"/>`
  // second stage with four corner turrets
  s += `<path class="t-wall" d="M${m - 17} ${y(66)}V${y(88)}h34V${y(66)}z"/><path class="t-glass" d="${lancet(m - 11, base - 84 * u, 9, 15 * u)}${lancet(m + 2, base - 84 * u, 9, 15 * u)}"/>`
  for (const cx of [-22, 22])
    s += `<path class="t-wall" d="M${m + cx - 3} ${y(64)}V${y(76)}h6V${y(64)}z"/><path class="t-roof" d="M${m + cx - 4} ${y(76)}l4-${n(11 * u)} 4 ${n(11 * u)}z"/>`
  for (const cx of [-17, 17])
    s += `<path class="t-wall" d="M${m + cx - 2.5} ${y(86)}V${y(96)}h5V${y(86)}z"/><path class="t-roof" d="M${m + cx - 3.5} ${y(96)}l3.5-${n(9 * u)} 3.5 ${n(9 * u)}z"/>`
  // the octagon
  s += `<path class="t-wall" d="M${m - 12} ${y(88)}V${y(112)}l3-${n(3 * u)}h18l3 ${n(3 * u)}V${y(88)}z"/><path class="t-glass" d="${lancet(m - 4.5, base - 111 * u, 9, 20 * u)}"/><path class="t-line" d="M${m - 7} ${y(88)}V${y(115)}M${m + 7} ${y(88)}V${y(115)}M${m - 9} ${y(108)}v${n(14 * u)}M${m + 9} ${y(108)}v${n(14 * u)}"/>`
  s += `<path class="t-wall" d="M${m - 11} ${y(115)}v-${n(4 * u)}h3v${n(2 * u)}h3v-${n(2 * u)}h3v${n(2 * u)}h4v-${n(2 * u)}h3v${n(2 * u)}h3v-${n(2 * u)}h3v${n(4 * u)}z"/><path class="t-line" d="M${m} ${y(119)}V${y(126)}"/>`
  return s
}

/** Roofs and spires far away, as a hairline. */
const horizon = (x0: number, x1: number, base: number) => {
  let d = `M${x0} ${base}`
  let x = x0
  let i = 0
  while (x < x1 - 16) {
    const w = 12 + noise(i * 3.3) * 14
    const h = 12 + noise(i * 7.7) * 14
    const kind = Math.floor(noise(i * 5.1) * 3)
    if (i === 7 || i === 19) {
      const t = i === 7 ? 78 : 56
      d += `V${n(base - t * 0.42)}h3l4-${n(t * 0.58)} 4 ${n(t * 0.58)}h3V${base}`
      x += 14
    } else if (kind === 0) {
      const s = w / 7
      d += `V${n(base - h + 6)}h${n(s)}v-4h${n(s)}v-4h${n(s)}v-3h${n(s)}v3h${n(s)}v4h${n(s)}v4h${n(s)}V${base}`
      x += w
    } else {
      d += `V${n(base - h + 8)}l${n(w / 2)}-9 ${n(w / 2)} 9V${base}`
      x += w
    }
    d += `h${n(2 + noise(i) * 3)}`
    x += 3
    i++
  }
  return `${d}H${x1}`
}

/** The Stadhuis at the foot and the Belfort at the head of the stairs, far roofs between them. */
export const townView = kept((w: number, h: number, foot: number, head: number) => {
  const base = h - 1
  const small = foot === 0
  const far = `<path class="t-far" d="${horizon(small ? 130 : foot - 4, small ? w - 130 : w - head + 8, base - h * 0.34)}"/>`
  return figure(w, h, far + stadhuis(4, base, h * 0.83) + belfort(w - (small ? 130 : 134), base, h * 0.95))
})
