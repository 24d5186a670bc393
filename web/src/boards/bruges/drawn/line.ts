import type { Drawing } from '../../pieces/pencil.ts'

/** What all drawings of Bruges are made with: short numbers, a steady chance, and a place where they are kept. */

/** A number in a path, with one digit behind the point. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A drawing so wide and so high. */
export const figure = (width: number, height: number, markup: string, stretched = false): Drawing => ({
  viewBox: `0 0 ${n(width)} ${n(height)}`,
  markup,
  stretched,
})

/** A small number that is the same for the same seed: for brick marks and waves, never for anything that matters. */
export const noise = (seed: number): number => {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return x - Math.floor(x)
}

/** Draws the same thing only once: drawings that are asked for again are found by what they were asked with. */
export function kept<Given extends readonly (string | number | boolean)[]>(
  make: (...given: Given) => Drawing,
): (...given: Given) => Drawing {
  const known = new Map<string, Drawing>()
  return (...given) => {
    const key = given.join()
    const found = known.get(key) ?? make(...given)
    known.set(key, found)
    return found
  }
}
