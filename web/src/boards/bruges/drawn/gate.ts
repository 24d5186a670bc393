import { wave } from './canal.ts'
import { figure, kept, n } from './line.ts'

/** The gatehouse with its two towers, and the bridge it stands on; y = ground is the level of the quay. */
export const gate = kept((w: number, h: number, ground: number) => {
  const m = w / 2
  const t = 25
  const tower = (x: number) =>
    `<path class="g-wall" d="M${x} ${ground}V${ground - 148}h${t}V${ground}z"/><path class="g-wall" d="M${x - 2} ${ground - 148}h${t + 4}v-6h-${t + 4}z"/><path class="g-roof" d="M${x - 3} ${ground - 154}L${x + t / 2} ${ground - 206}l${t / 2 + 3} 48z"/><path class="g-line" d="M${x + t / 2} ${ground - 206}v-8M${x + 4} ${ground - 164}l8-30M${x + t - 4} ${ground - 164}l-8-30M${x + t / 2} ${ground - 162}v-28"/><path class="g-dark" d="M${x + t / 2 - 1.5} ${ground - 132}h3v10h-3zM${x + t / 2 - 1.5} ${ground - 86}h3v10h-3zM${x + t / 2 - 1.5} ${ground - 48}h3v10h-3z"/><path class="g-line" d="M${x} ${ground - 100}h${t}M${x} ${ground - 62}h${t}M${x + 3} ${ground - 30}h6M${x + 14} ${ground - 24}h6M${x + 5} ${ground - 70}h5M${x + 15} ${ground - 108}h5M${x + 4} ${ground - 116}h4"/>`
  const bridgeTop = ground - 7
  const arch = `M${m - 31} ${h}V${ground + 42}c0-17 13-28 31-28s31 11 31 28V${h}z`
  let stones = ''
  for (let a = 0; a <= 8; a++) {
    const th = Math.PI + (a / 8) * Math.PI
    stones += `M${n(m + 31 * Math.cos(th))} ${n(ground + 42 + 28 * Math.sin(th))}L${n(m + 37 * Math.cos(th))} ${n(ground + 42 + 34 * Math.sin(th))}`
  }
  return figure(
    w,
    h,
    `<path class="g-wall" d="M${t + 2} ${ground}V${ground - 100}h4v-6h5v6h5v-6h5v6h5v-6h5v6h${w - 2 * t - 37}V${ground}z"/>${tower(4)}${tower(w - 4 - t)}
    <path class="g-dark" d="M${m - 11} ${ground}V${ground - 30}c0-8 4-14 11-19 7 5 11 11 11 19V${ground}z"/><path class="g-port" d="M${m - 7} ${ground - 34}V${ground - 8}M${m - 2.4} ${ground - 40}V${ground - 8}M${m + 2.4} ${ground - 40}V${ground - 8}M${m + 7} ${ground - 34}V${ground - 8}M${m - 10} ${ground - 28}h20M${m - 10} ${ground - 18}h20"/><path class="g-line" d="M${m - 14} ${ground - 52}c4-3 9-6 14-7 5 1 10 4 14 7"/><path class="g-water" d="M0 ${ground + 20}H${w}V${h}H0z"/><path class="g-wall" fill-rule="evenodd" d="M.7 ${bridgeTop}H${w - 0.7}V${h}H.7z${arch}"/><path class="g-water" d="${arch}"/><path class="g-line" d="${stones}M.7 ${ground + 8}H${w - 0.7}M6 ${ground + 20}h9M${w - 15} ${ground + 20}h9M4 ${ground + 40}h6M${w - 10} ${ground + 40}h6M5 ${ground + 62}h5M${w - 10} ${ground + 62}h5M5 ${ground + 82}h5M${w - 10} ${ground + 82}h5"/><path class="g-wave" d="${wave(m - 22, ground + 58, 2)}${wave(m + 4, ground + 68, 3)}${wave(m - 16, ground + 80, 3)}${wave(m + 6, ground + 90, 2)}"/><path class="g-cap" d="M-1 ${bridgeTop - 3}h${w + 2}v4.5h-${w + 2}z"/>`,
    true,
  )
})

/** Only the bridge, for a phone: the gate's towers have no room there. */
export const bridge = kept((w: number, h: number) => {
  const m = w / 2
  const r = m - 7
  const arch = `M${n(m - r)} ${h}V${n(h * 0.5)}c0-${n(h * 0.2)} ${n(r * 0.5)}-${n(h * 0.3)} ${n(r)}-${n(h * 0.3)}s${n(r)} ${n(h * 0.1)} ${n(r)} ${n(h * 0.3)}V${h}z`
  return figure(
    w,
    h,
    `<path class="g-wall" d="M.7 0H${n(w - 0.7)}V${h}H.7z"/><path class="g-water" d="${arch}"/><path class="g-wave" d="${wave(m - 14, h * 0.55, 2)}${wave(m - 4, h * 0.72, 2)}${wave(m - 13, h * 0.88, 2)}"/><path class="g-line" d="M2 ${n(h * 0.13)}H${n(w - 2)}M2 ${n(h * 0.4)}h4M${n(w - 6)} ${n(h * 0.4)}h4M2 ${n(h * 0.65)}h4M${n(w - 6)} ${n(h * 0.65)}h4"/><path class="g-cap" d="M-1.5 -3h${n(w + 3)}v4.5h-${n(w + 3)}z"/>`,
  )
})
