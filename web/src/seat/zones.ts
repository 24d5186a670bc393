import { lookAt, type State } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
import type { ZoneAt } from '../worker/scene.ts'

/** Where the cards lie in a state: the shape hands out each zone, and the same lists are found in what it made. */
export function zonesIn(game: AnyGame, state: State, viewer: number): ZoneAt[] {
  const kinds = new Map<unknown, string>()
  const made = game.shape.zones(state, lookAt(state, viewer), ({ kind, cards }) =>
    kinds.set(cards, kind.name),
  )
  return pathsIn(made, kinds, [])
}

function pathsIn(value: unknown, kinds: ReadonlyMap<unknown, string>, path: ZoneAt['path']): ZoneAt[] {
  const kind = kinds.get(value)
  if (kind !== undefined) return [{ path, kind }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) =>
    pathsIn(each, kinds, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
