import { Fault } from '../ground/fault.ts'

type Part = Record<string, unknown>

/** A view after changes that `viewChanges` told; the given one stays as it is. */
export function withChanges<V extends object>(view: V, changes: Readonly<Record<string, unknown>>): V {
  const copies = new Set<object>()
  const whole = copied(view, '', copies)
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.')
    const last = steps.pop()!
    let part = whole
    for (const step of steps) {
      part[step] = copied(part[step], path, copies)
      part = part[step] as Part
    }
    part[last] = value
  }
  return whole as V
}

/** A copy of a part of the view, or the part if it is one. */
function copied(part: unknown, path: string, copies: Set<object>): Part {
  if (part === null || typeof part !== 'object') throw new Fault(`The view has nothing at '${path}'.`)
  if (copies.has(part)) return part as Part
  const copy = Array.isArray(part) ? part.slice() : { ...part }
  copies.add(copy)
  return copy as Part
}
