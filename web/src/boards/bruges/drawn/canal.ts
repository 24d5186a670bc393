import { figure, kept, n, noise } from './line.ts'

/** Water in its walls, and what stands by it. */

/** A ripple of two or three arcs. */
export const wave = (x: number, y: number, arcs: 2 | 3): string =>
  `M${n(x)} ${n(y)}q2.5-2.6 5 0t5 0${arcs > 2 ? 't5 0' : ''}`

/** One space of a canal: quay wall behind, water or a dry bed, quay wall in front. */
export const canalSpace = kept((w: number, h: number, seed: number) => {
  const q = Math.round(h * 0.2)
  const f = Math.round(h * 0.15)
  const ripples = Math.max(3, Math.round(w / 13))
  const waves = Array.from({ length: ripples }, (_, i) => {
    const x = 3 + noise(seed * 13 + i * 5) * (w - 22)
    return wave(x, q + 8 + ((i + 0.5) / ripples) * (h - q - f - 12), i % 2 ? 3 : 2)
  })
  const course = q / 2
  let joints = `M0 ${n(course)}h${n(w)}`
  for (let x = w * 0.22; x < w; x += w * 0.28)
    joints += `M${n(x)} 0v${n(course)}M${n(x - w * 0.12)} ${n(course)}v${n(q - course)}`
  let below = ''
  for (let x = w * 0.14; x < w; x += w * 0.25) below += `M${n(x)} ${n(h - f)}v${n(f)}`
  const earth = Array.from(
    { length: 5 },
    (_, i) =>
      `M${n(5 + noise(seed + i * 3) * (w - 14))} ${n(q + 6 + noise(seed * 3 + i) * (h - q - f - 12))}l3 2.2`,
  )
  return figure(
    w,
    h,
    `<path class="k-bed" d="M0 ${q}h${n(w)}v${h - q - f}H0z"/><path class="k-earth" d="${earth.join('')}"/><path class="k-wave" d="${waves.join('')}"/>` +
      `<path class="k-wall" d="M.7 .7H${n(w - 0.7)}V${q}H.7z"/><path class="k-joint" d="${joints}"/>` +
      `<path class="k-wall" d="M.7 ${h - f}H${n(w - 0.7)}V${n(h - 0.7)}H.7z"/><path class="k-joint" d="${below}"/>` +
      `<path class="k-edge" d="M.7 ${q}V${h - f}M${n(w - 0.7)} ${q}V${h - f}"/>`,
    true,
  )
})

/** A swan marks the third space, which is worth points at the end. */
export const SWAN = figure(
  26,
  24,
  '<path class="swan" d="M2.5 15.5c3-2.5 7-3.7 10.3-2.4 2 .8 3-.2 2.5-2.5-.6-2.8-2.3-4.6-2.1-7.3C13.4.5 17 0 18.1 2.2l2.9 1.6-2.9.4c-.5 2.5 2.3 4.5 1.9 8.6-.5 4.6-4.6 8.3-9 8.3s-7.3-2.6-8.5-5.6z"/><path class="swan-line" d="M6 15.5c3-1 6.5-.4 8.5 2.2M16.1 2.9v.4M2 22.5h21"/>',
)

const FIGURES = [
  '<path class="st" d="M10.5 33c-.8-8 .2-13.5 2.3-17-1.8-1-3.3.6-4.3 4.5l-1.8-.6c.8-5.2 2.8-7.7 6.3-8h4c3.5.3 5.3 3 5.8 8l-2 .4c-.5-2.7-1.3-4.3-2.6-4.8 1.8 4 2.3 9.5 1.3 17.5z"/><circle class="st" cx="15" cy="7.5" r="3.3"/><path class="st-line" d="M24 5v28M22.3 8h3.4M13 20c1.3 1 2.7 1 4 0M12.7 25c1.5 1 3.1 1 4.6 0"/>',
  '<path class="st" d="M9 33c-.5-9 .8-16.5 3.3-20.5h5.4c2.5 4 3.8 11.5 3.3 20.5z"/><circle class="st" cx="15" cy="7.7" r="3.3"/><path class="st" d="M11.6 6.3 12 2.7l1.6 1.3L15 2l1.4 2 1.6-1.3.4 3.6z"/><path class="st-line" d="M12.5 16.5h5l.8 5h-6.6zM15 16.5v5M13 25v6M17 25v6"/>',
]

/** A figure on its base, at the outer end of a canal or in a niche. */
export const statue = kept((kind: number) =>
  figure(
    30,
    46,
    `${FIGURES[kind % FIGURES.length]}<path class="st" d="M8 33h14v3H8zM9.5 36h11l1 7H8.5zM6.5 43h17v2.5h-17z"/>`,
  ),
)
