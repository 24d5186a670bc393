import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Every colour of the tokens, by day and by night. */
const TOKENS = new Map(
  [
    ...readFileSync(new URL('../src/boards/pieces/tokens.css', import.meta.url), 'utf8').matchAll(
      /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g,
    ),
  ].map(([, name, day, night]) => [name!, [day!, night!]] as const),
)
/** The colours that lie side by side in a game. */
const SETS = [
  ['purple', 'orange', 'gray', 'pink', 'brown', 'black'],
  ['blue', 'brown', 'yellow', 'violet', 'red'],
]
const COLORS = [...new Set(SETS.flat()), 'green', 'white']
const TEXT = 4.5
/** How far the pieces are apart without hue, in L*. */
const APART = 7.5

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const lightness = (hex: string) => {
  const y = luminance(hex)
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

function contrast(front: string, back: string): number {
  const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

type Pair = readonly [front: string, back: string]

const PAIRS: readonly Pair[] = [
  ...['ink', 'ink-2', 'ink-3', 'pencil', 'loss', 'gain'].flatMap((front): Pair[] => [
    [front, 'sheet'],
    [front, 'card'],
  ]),
  ['ink', 'desk'],
  ['ink-2', 'desk'],
  ['water-ink', 'water'],
  ['on-pencil', 'pencil'],
  ['ink', 'pencil-wash'],
  ['on-gold', 'gold'],
  ...COLORS.flatMap((color): Pair[] => [
    [`on-${color}`, color],
    [`on-${color}-wall`, `${color}-wall`],
    [`${color}-line`, 'sheet'],
    [`${color}-line`, 'card'],
    [`${color}-line`, `${color}-wash`],
    ['ink', `${color}-wash`],
  ]),
]

describe.each([
  ['day', 0],
  ['night', 1],
])('by %s', (_, theme) => {
  test.each(PAIRS)('%s can be read on %s', (front, back) => {
    expect(contrast(TOKENS.get(front)![theme]!, TOKENS.get(back)![theme]!)).toBeGreaterThanOrEqual(TEXT)
  })

  test.each([...SETS, ...SETS.map(set => set.map(color => `${color}-wall`))])(
    'the colours from %s on differ in lightness',
    (...colors) => {
      const steps = colors.map(color => lightness(TOKENS.get(color)![theme]!)).sort((a, b) => a - b)
      const least = Math.min(...steps.slice(1).map((step, i) => step - steps[i]!))
      expect(least).toBeGreaterThanOrEqual(APART)
    },
  )
})
