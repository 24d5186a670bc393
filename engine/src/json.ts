/** A deep copy of plain data. */
export function copy<V>(value: V): V {
  if (Array.isArray(value)) return value.map(copy) as V
  if (value === null || typeof value !== 'object') return value
  const made: Record<string, unknown> = {}
  for (const key in value) made[key] = copy(value[key])
  return made as V
}

/** One spelling for equal data, whatever order its keys were written in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}

/** Where `left` and `right` differ as plain data, as a path; undefined when they are the same. */
export function difference(left: unknown, right: unknown, path = 'state'): string | undefined {
  if (Object.is(left, right)) return undefined
  if (!isContainer(left) || !isContainer(right) || Array.isArray(left) !== Array.isArray(right)) return path
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return path
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const key of keys) {
    if (!(key in left && key in right)) return `${path}.${key}`
    const found = difference(left[key], right[key], `${path}.${key}`)
    if (found) return found
  }
  return undefined
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}
