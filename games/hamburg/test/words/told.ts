import type { Happening } from '../../src/events.ts'

/** Events with their lines in English, German and Dutch, for each of the kinds. */
export type Told<K extends Happening['kind']> = {
  readonly [Kind in K]: readonly (readonly [Happening & { kind: Kind }, string, string, string])[]
}
