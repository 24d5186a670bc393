/** One measured number of a benchmark. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** How many times better than what we compare with, where there is something to compare with. */
  readonly ratio?: number
}
