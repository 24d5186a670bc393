import { figure, kept, n, noise } from './line.ts'

/** What stands where no house stands yet: trees, and the old crane at either end of the quay. */
export const plot = kept((w: number, h: number, place: number) => {
  const m = w / 2
  const y = h
  if (place === 11 || place === 10) {
    const s = place === 11 ? '' : ` transform="translate(${w} 0) scale(-1 1)"`
    return figure(
      w,
      h,
      `<g${s}><path class="far" d="M14 ${y}V${y - 62}h26V${y}M14 ${y - 62}l13-14 13 14M27 ${y - 76}l26-34M20 ${y - 69}l32-41M53 ${y - 110}v40M50 ${y - 70}h6v5h-6zM14 ${y - 30}h26M20 ${y}V${y - 22}a7 7 0 0 1 14 0V${y}M27 ${y - 52}a6 6 0 1 0 .1 0M27 ${y - 52}v12M21 ${y - 46}h12"/></g>`,
    )
  }
  const r = (i: number) => noise(place * 17 + i)
  const top = y - 72 - r(1) * 26
  const crown = `M${n(m - 3)} ${n(top + 44)}c-12 3-21-5-17-15-6-9 3-19 12-17 3-10 19-10 22 0 10-2 17 8 11 17 4 10-6 18-17 15`
  return figure(
    w,
    h,
    `<path class="far tree" d="${crown}M${n(m - 2)} ${y}V${n(top + 36)}M${n(m + 2)} ${y}V${n(top + 36)}M${n(m)} ${n(top + 38)}l-8-9M${n(m)} ${n(top + 32)}l8-10"/><path class="far" d="M${n(m - 10)} ${n(top + 22)}q4-4 8 0M${n(m + 4)} ${n(top + 16)}q4-4 8 0M${n(m - 4)} ${n(top + 10)}q3-3 6 0M2 ${y - 13}h${n(m - 8)}M${n(m + 6)} ${y - 13}h${n(w - m - 8)}M6 ${y}v-13M${n(w - 6)} ${y}v-13M${n(m - 9)} ${y}v-13M${n(m + 9)} ${y}v-13"/>`,
  )
})
