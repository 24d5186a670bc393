/** One measured number of a benchmark. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Of several runs, of which the value is the middle, the lowest and the highest. */
  readonly low?: number
  readonly high?: number
  /** How many times better than what we compare with, where there is something to compare with. */
  readonly ratio?: number
}

/** Whether more of it is better: so much in a second. Of milliseconds, bytes and what bots could not do, less is. */
export function isMoreBetter({ unit }: Pick<Figure, 'unit'>): boolean {
  return unit.endsWith('/s')
}
