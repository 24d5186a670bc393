/** A deep copy of plain data. */
export function copy<V>(value: V): V {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const made = value.slice()
    for (let i = 0; i < made.length; i++) if (typeof made[i] === 'object') made[i] = copy(made[i])
    return made as V
  }
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
  const trail = mismatch(left, right)
  return trail === undefined ? undefined : [path, ...trail.reverse()].join('.')
}

/** The keys down to the first mismatch, the innermost first. */
function mismatch(left: unknown, right: unknown): string[] | undefined {
  if (Object.is(left, right)) return undefined
  if (!isContainer(left) || !isContainer(right) || Array.isArray(left) !== Array.isArray(right)) return []
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return []
  if (Array.isArray(left) && Array.isArray(right)) return mismatchInLists(left, right)
  for (const key in left) {
    if (!(key in right)) return [key]
    const trail = mismatch(left[key], right[key])
    if (trail) {
      trail.push(key)
      return trail
    }
  }
  for (const key in right) if (!(key in left)) return [key]
  return undefined
}

function mismatchInLists(left: readonly unknown[], right: readonly unknown[]): string[] | undefined {
  const shorter = Math.min(left.length, right.length)
  for (let i = 0; i < shorter; i++) {
    if (Object.is(left[i], right[i])) continue
    const trail = mismatch(left[i], right[i])
    if (trail) {
      trail.push(String(i))
      return trail
    }
  }
  return left.length === right.length ? undefined : [String(shorter)]
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}
