import { below, type Chance, type Features, nth } from '@kontor/engine'

/** A cloud of weights: the middle, and how far each weight is varied. */
export interface Cloud {
  readonly middle: Features
  readonly spread: Features
}

const ELITE = 0.25
/** How far a generation moves towards its best, and how much variety always stays. */
const STRIDE = 0.7
const LEAST = 0.05

/** The cloud around given weights; those that are `fixed` are not varied. */
export function cloudAround(weights: Features, fixed: readonly string[]): Cloud {
  const spread = Object.entries(weights).map(
    ([name, weight]) => [name, fixed.includes(name) ? 0 : 0.1 + 0.25 * Math.abs(weight)] as const,
  )
  return { middle: weights, spread: Object.fromEntries(spread) }
}

/** So many weights from the cloud, each varied by chance. */
export function draw({ middle, spread }: Cloud, count: number, chance: Chance): Features[] {
  return Array.from({ length: count }, () =>
    mapped(middle, (weight, name) => weight + spread[name]! * normal(chance)),
  )
}

/** The next cloud: around the best of those drawn, as far apart as these are (cross-entropy method). */
export function moved(cloud: Cloud, drawn: readonly Features[], worths: readonly number[]): Cloud {
  const order = drawn.map((_, i) => i).sort((a, b) => nth(worths, b) - nth(worths, a))
  const best = order.slice(0, Math.max(2, Math.round(ELITE * drawn.length))).map(i => nth(drawn, i))
  const mean = (name: string) => best.reduce((sum, each) => sum + each[name]!, 0) / best.length
  const middle = mapped(cloud.middle, (weight, name) => weight + STRIDE * (mean(name) - weight))
  const spread = mapped(cloud.spread, (old, name) => {
    if (old === 0) return 0
    const average = mean(name)
    const variance = best.reduce((sum, each) => sum + (each[name]! - average) ** 2, 0) / best.length
    return Math.max(LEAST, old + STRIDE * (Math.sqrt(variance) - old))
  })
  return { middle, spread }
}

function mapped(features: Features, change: (value: number, name: string) => number): Features {
  return Object.fromEntries(Object.entries(features).map(([name, value]) => [name, change(value, name)]))
}

/** A draw from the normal distribution (twelve even ones are near enough). */
function normal(chance: Chance): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += below(chance, 0, 2 ** 20) / 2 ** 20
  return sum
}
