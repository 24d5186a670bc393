import { SOMETHING } from '@kontor/common/worth'

/** What things are roughly worth in points. */
export const GUILDER = 0.4
export const WORKER = 0.5
export const CARD = 0.5
export const ACTION = 1.5

/** Of a word whose price nobody knows better. */
export const something = (): number => SOMETHING
