import { chanceOf, type Event, hearing, roll } from '@kontor/engine'

/** Neither a danger nor a part of a price. */
const QUIET = [3, 4]

/** A seed with which the first roll shows these dice; those not wanted show 3 or 4. */
export function seedShowing(
  wanted: readonly (number | readonly number[] | undefined)[],
  streams: number,
  stream: number,
): string {
  const allowed = wanted.map(numbers => [numbers ?? QUIET].flat())
  for (let n = 0; ; n++) {
    const seed = `roll ${n}`
    const chance = chanceOf(seed, streams)
    if (allowed.every(numbers => numbers.includes(roll(chance, stream)))) return seed
  }
}

/** Everything that happens during an action. */
export function heardDuring<E extends Event>(action: () => unknown): E[] {
  const heard: E[] = []
  hearing(event => heard.push(event as E), action)
  return heard
}
