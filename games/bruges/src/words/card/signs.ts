import { COLORS, type Color } from '../../colors.ts'

/**
 * The signs of things in a colour. The ids are the names of the drawings, with the colour or the number that belongs to
 * them: 'worker-violet', 'marks-2', 'house-blue'. Guilders are drawn as coins.
 */

/** The name of a colour's drawings. */
export const tintOf = (color: Color): string => (color === 'purple' ? 'violet' : color)
const tinted = (color: string): string => (isColor(color) ? tintOf(color) : color)
const isColor = (name: string): name is Color => COLORS.some(color => color === name)

export const workerSign = (color: Color | 'its' | 'any') => `worker-${tinted(color)}`
export const threatSign = (color: Color | 'its' | 'any') => `threat-${tinted(color)}`
