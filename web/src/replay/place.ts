import { to } from '../shell/route.ts'
import type { Source } from '../worker/protocol.ts'

/** Where a game to be watched is, as the address says it: `game` and its id, or `link` and the packed record. */
export type Place = readonly [kind: 'game' | 'link', key: string]

/** The place in the words of an address; undefined if there is none. */
export function placeOf([kind, key]: readonly string[]): Place | undefined {
  return (kind === 'game' || kind === 'link') && key !== undefined ? [kind, key] : undefined
}

export function sourceOf([kind, key]: Place): Source {
  return kind === 'game' ? { id: key } : { link: key }
}

/** The address of a replay, at a moment of the game. */
export function replayOf(place: Place, answers: number): string {
  return to('replay', ...place, answers)
}
