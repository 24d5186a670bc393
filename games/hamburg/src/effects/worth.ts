/** What things are roughly worth in points. */
export const MARK = 0.4
export const WORKER = 0.4
export const CARD = 0.5
export const ACTION = 1.5
