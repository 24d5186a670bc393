/** What stands at a place of a list that is known to be there: a mistake in it is told here, not somewhere later. */
export function nth<T>(list: ArrayLike<T>, place: number): T {
  const found = list[place]
  if (found === undefined) throw nothingAt(place, list.length)
  return found
}

/** As many as that, made one after the other. */
export function listOf<T>(length: number, make: (place: number) => T): T[] {
  const list: T[] = []
  for (let place = 0; place < length; place++) list.push(make(place))
  return list
}

function nothingAt(place: number, length: number) {
  return new RangeError(`nothing at ${place} of ${length}`)
}
