/** Maps of places and the ways between them: the city with its bridges, the harbour, the fields of the black market. */

export interface Place {
  readonly neighbours: readonly number[]
}

/** For every place how many steps away each other place is. */
export function distancesIn(places: readonly Place[]): readonly (readonly number[])[] {
  return places.map((_, from) => distancesFrom(places, from))
}

/** How many steps away each place is; -1 if no way leads there. */
export function distancesFrom(places: readonly Place[], from: number): number[] {
  const steps = places.map(() => -1)
  steps[from] = 0
  const reached = [from]
  for (const place of reached) {
    for (const next of places[place]!.neighbours) {
      if (steps[next] !== -1) continue
      steps[next] = steps[place]! + 1
      reached.push(next)
    }
  }
  return steps
}

/** Of some places those with the fewest steps. */
export function nearest(steps: readonly number[], places: readonly number[]): number[] {
  const least = Math.min(...places.map(place => steps[place]!))
  return places.filter(place => steps[place] === least)
}

/** How many places the largest group has that hangs together and has only such places. */
export function largestGroup(places: readonly Place[], belongs: (place: number) => boolean): number {
  const seen = new Set<number>()
  let largest = 0
  for (const place of places.keys()) largest = Math.max(largest, groupFrom(places, place, belongs, seen))
  return largest
}

/** How many such places hang together with this one and have not been seen; 0 if this one does not belong or was seen. */
function groupFrom(
  places: readonly Place[],
  first: number,
  belongs: (place: number) => boolean,
  seen: Set<number>,
): number {
  const group: number[] = []
  reach(first)
  for (const place of group) for (const next of places[place]!.neighbours) reach(next)
  return group.length

  function reach(place: number) {
    if (seen.has(place) || !belongs(place)) return
    seen.add(place)
    group.push(place)
  }
}
