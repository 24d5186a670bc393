import type { ZoneAt } from '../../../worker/scene.ts'

/** A piece of plain data as the generic table draws it. */
export type Field =
  | { readonly kind: 'figure'; readonly name: string; readonly path: Path; readonly value: string }
  | { readonly kind: 'track'; readonly name: string; readonly path: Path; readonly values: readonly string[] }
  | {
      readonly kind: 'zone'
      readonly name: string
      readonly path: Path
      readonly cards: readonly number[]
      readonly of: string
    }
  | { readonly kind: 'box'; readonly name: string; readonly path: Path; readonly fields: readonly Field[] }

export type Path = ZoneAt['path']

/** What the engine keeps for itself. */
const UNSHOWN = new Set(['agenda', 'version', 'seats'])

/** The fields of a table, or of a part of it, in order. */
export function fieldsOf(value: object, zones: readonly ZoneAt[], path: Path = []): Field[] {
  return Object.entries(value).flatMap(([key, each]) => {
    if (path.length === 0 && UNSHOWN.has(key)) return []
    const step = Array.isArray(value) ? Number(key) : key
    return fieldOf(nameOf(key), each, zones, [...path, step]) ?? []
  })
}

function fieldOf(name: string, value: unknown, zones: readonly ZoneAt[], path: Path): Field | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'object') return { kind: 'figure', name, path, value: shown(value) }
  const zone = zones.find(each => samePath(each.path, path))
  if (zone) return { kind: 'zone', name, path, cards: value as number[], of: zone.kind }
  if (Array.isArray(value) && value.every(each => each === null || typeof each !== 'object')) {
    return value.length === 0 ? undefined : { kind: 'track', name, path, values: value.map(shown) }
  }
  const fields = fieldsOf(value, zones, path)
  return fields.length === 0 ? undefined : { kind: 'box', name, path, fields }
}

export function samePath(left: Path, right: Path): boolean {
  return left.length === right.length && left.every((step, i) => step === right[i])
}

/** `usedTokens` is read as 'used tokens'. */
function nameOf(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function shown(value: unknown) {
  return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value)
}
