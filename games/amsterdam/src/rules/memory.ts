/** What was found out about a list once. Lists of a state are never changed in place, so it stays true. */
export function remembered<List extends object, Found>(
  findOut: (list: List) => Found,
): (list: List) => Found {
  const known = new WeakMap<List, Found>()
  return list => {
    let found = known.get(list)
    if (found === undefined) {
      found = findOut(list)
      known.set(list, found)
    }
    return found
  }
}
