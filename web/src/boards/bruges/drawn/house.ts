import { kindOf, outlineOf, stepped } from './gable.ts'
import { figure, kept, n, noise } from './line.ts'

/** Fronts of houses: drawn for their width and height, never stretched. */

/** Nobody lives there, somebody does, the person was used, or somebody would move in. */
export type State = 'empty' | 'lived' | 'used' | 'guest'
/** A whole house, one of a phone's terrace, or a rival's with a gable and one window. */
export type Detail = 'full' | 'low' | 'mini'

interface Part {
  readonly y: number
  readonly h: number
}

const GABLE = { full: 0.245, low: 0.23, mini: 0.36 }

/** Where the parts of a house lie. A low house that is lived in has no door: the sign needs the room. */
export function zones(
  height: number,
  detail: Detail,
  lived: boolean,
): Record<'gable' | 'window' | 'sign' | 'ground', Part> {
  const low = detail === 'low'
  const gable = height * GABLE[detail]
  const ground = low ? (lived ? 3 : 27) : 31
  const rest = height - gable - ground
  const window = { y: gable + (low ? 4 : 5), h: low ? (lived ? 40 : rest * 0.5) : Math.min(47, rest * 0.43) }
  return {
    gable: { y: 0, h: gable },
    window,
    sign: { y: window.y + window.h + 1, h: rest - window.h - (low ? 7 : 8) },
    ground: { y: height - ground, h: ground },
  }
}

/** Half the width of the window: less in a narrow house. */
export const windowHalf = (width: number): number => Math.min(18, Math.round(width / 2 - 6))

/** How much a house stands out above its neighbours. */
export const riseOf = (place: number): number => kindOf(place).rise

/** A window's opening, rounded above. */
const arch = (middle: number, half: number, { y, h }: Part) =>
  `M${n(middle - half)} ${n(y + h - 3)}V${n(y + 12)}c0-7 8-12 ${half}-12s${half} 5 ${half} 12v${n(h - 15)}`

/** The front, standing on its lower edge. */
export const front = kept((w: number, h: number, place: number, state: State, detail: Detail) => {
  const kind = kindOf(place)
  const gable = h * GABLE[detail]
  if (detail === 'mini') {
    const small = kind.curved ? kind : { ...kind, steps: Math.min(3, kind.steps), top: Math.min(7, w * 0.3) }
    return figure(w, h, `<path class="h-wall" d="${outlineOf(small, w, h, gable).path}"/>`)
  }
  const { path, coping } = outlineOf(kind, w, h, gable)
  const m = w / 2
  const caps = coping.map(
    ([x, y, wide]) =>
      `<path class="h-cap" d="M${n(x - 0.9)} ${n(y)}h${n(wide + 1.8)}v-2.2h-${n(wide + 1.8)}z"/>`,
  )
  const peak = coping.at(-1)?.[1] ?? 0
  const crown = kind.pinnacle
    ? `<path class="h-cap" d="M${n(m - 2)} ${n(peak - 2.2)}l2-7 2 7z"/>`
    : kind.curved
      ? `<path class="h-cap" d="M${n(m - 12.5)} ${n(gable * 0.26)}h25v-2.2h-25z"/><circle class="h-cap" cx="${n(m)}" cy="${n(gable * 0.02)}" r="1.8"/>`
      : ''
  const lived = state === 'lived' || state === 'used'
  const parts = zones(h, detail, lived)
  return figure(
    w,
    h,
    `<path class="h-wall" d="${path}"/>${bricks(w, h, gable, place)}` +
      `<path class="h-joint strong" d="M3 ${n(gable + 2.5)}H${n(w - 3)}"/>${caps.join('')}${crown}` +
      `<path class="h-iron" d="M${n(m - 14)} ${n(gable * 0.82)}v5M${n(m + 14)} ${n(gable * 0.82)}v5"/>` +
      (lived ? pane(m, w, parts.window, state) : closed(m, state, parts)) +
      (parts.ground.h < 10 ? '' : door(w, h, parts.ground.y)),
  )
})

/** A few short joints, on the storeys and in the gable. */
function bricks(w: number, h: number, gable: number, place: number) {
  const storeys = Array.from({ length: 13 }, (_, i) => {
    const y = gable + 6 + noise(place * 31 + i) * (h - gable - 16)
    const x = i % 2 ? 3.5 + noise(place * 7 + i * 3) * 5 : w - 11 + noise(place * 5 + i * 3) * 4
    return `M${n(x)} ${n(y)}h${n(3 + noise(i + place) * 3)}`
  })
  const above = Array.from(
    { length: 6 },
    (_, i) =>
      `M${n(w / 2 - 12 + noise(place * 3 + i) * 20)} ${n(gable * 0.42 + noise(place + i * 9) * gable * 0.5)}h4`,
  )
  return `<path class="h-joint" d="${[...storeys, ...above].join('')}"/>`
}

const pane = (m: number, w: number, window: Part, state: State) =>
  `<path class="h-pane${state === 'used' ? ' dim' : ''}" d="${arch(m, windowHalf(w), window)}z"/>`

/** Shutters closed; only the window of a guest stands open already. */
function closed(m: number, state: State, { window, sign }: Record<'window' | 'sign', Part>) {
  const above =
    state === 'empty'
      ? shuttered(m - 16, window.y + 2, 32, window.h - 6)
      : `<path class="h-pane awaits" d="${arch(m, 18, window)}z"/>`
  const half = sign.h - 10
  return above + shuttered(m - 20, sign.y + 4, 17, half) + shuttered(m + 3, sign.y + 4, 17, half)
}

/** The door with its steps. */
function door(w: number, h: number, y: number) {
  return (
    `<path class="h-door" d="M${n(w - 21)} ${n(h - 3)}V${n(y + 11)}c0-4.5 3-7 6.5-7s6.5 2.5 6.5 7V${n(h - 3)}z"/>` +
    `<path class="h-light" d="M${n(w - 19)} ${n(y + 12)}h9M${n(w - 14.5)} ${n(y + 12)}V${n(h - 3)}M${n(w - 12.3)} ${n(h - 10)}v1.5"/>` +
    `<path class="h-cap" d="M${n(w - 24)} ${n(h - 3)}h19v3h-19z"/>`
  )
}

/** Closed shutters: two leaves with slats. */
function shuttered(x: number, y: number, w: number, h: number) {
  const leaf = w / 2
  let slats = ''
  for (let v = y + 4; v < y + h - 2; v += 3.6)
    slats += `M${n(x + 2)} ${n(v)}h${n(leaf - 4)}M${n(x + leaf + 2)} ${n(v)}h${n(leaf - 4)}`
  return (
    `<path class="h-shutter" d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h-${n(w)}z"/><path class="h-slat" d="${slats}"/>` +
    `<path class="h-shutter line" d="M${n(x + leaf)} ${n(y)}v${n(h)}"/>` +
    `<path class="h-cap" d="M${n(x - 2)} ${n(y + h)}h${n(w + 4)}v2.4h-${n(w + 4)}z"/>`
  )
}

const SLATS = [0.25, 0.45, 0.65, 0.85]
/** Below this width there is no room for shutters beside the window. */
const NARROW = 54

/** What lies before a person: the sill, the shutters folded back, and the curtain once the person was used. */
export const sill = kept((w: number, h: number, used: boolean, detail: Detail) => {
  const m = w / 2
  const { window } = zones(h, detail, true)
  const { y, h: high } = window
  const below = y + high - 3
  const r = windowHalf(w)
  const leaf = (x: number) =>
    `<path class="h-shutter" d="M${n(x)} ${n(y + 10)}h6v${n(high - 13)}h-6z"/>` +
    `<path class="h-slat" d="${SLATS.map(t => `M${n(x + 1.3)} ${n(y + 10 + t * (high - 14))}h3.4`).join('')}"/>`
  return figure(
    w,
    h,
    `${used ? curtain(m, r, window) : ''}<path class="h-frame" d="${arch(m, r, window)}"/>` +
      `${w < NARROW ? '' : leaf(m - 25) + leaf(m + 19)}` +
      `<path class="h-cap" d="M${n(m - r - 3)} ${n(below)}h${2 * r + 6}v3.2h-${2 * r + 6}z"/>`,
  )
})

function curtain(m: number, r: number, { y, h }: Part) {
  const cloth = (side: -1 | 1) =>
    `M${n(m + side * r)} ${n(y + 12)}c0-7 ${-side * 8}-12 ${-side * r}-12 ${-side * 1} 14 ${side * 3} 26 ${side * (r - 6)} ${n(h - 4)}l${side * 6} 1z`
  const fold = (side: -1 | 1) =>
    `M${n(m + side * 13)} ${n(y + 6)}c0 12 ${side} 20 ${side * 3} ${n(h - 12)}M${n(m + side * 7)} ${n(y + 4)}c0 12 ${side * 2} 20 ${side * 6} ${n(h - 12)}`
  return `<path class="h-curtain" d="${cloth(-1)}${cloth(1)}"/><path class="h-fold" d="${fold(-1)}${fold(1)}"/>`
}

/** The back of every card is a house; on a pile or in a rival's hand it is drawn small. */
export const cardBack = kept((w: number, h: number, pad: number) => {
  const [inner, high] = [w - 2 * pad, h - pad - 6]
  const { path } = stepped(inner, high, high * 0.4, 3, inner * 0.26)
  const ripples = w > 30 ? ' 5 0 5 0 5 0 5 0' : ' 4 0'
  return figure(
    w,
    h,
    `<g transform="translate(${pad} ${pad - 1})"><path class="b-front" d="${path}H1"/></g>` +
      `<path class="b-ground" d="M2 ${h - 7}h${w - 4}M3 ${h - 3}q2.5-2.5 5 0t5 0${ripples}"/>`,
  )
})
