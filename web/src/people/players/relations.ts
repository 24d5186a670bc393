import type { Relations } from '@kontor/protocol'
import { signal } from '@preact/signals'
import { call } from '../../online/server/calling.ts'
import { forGuest } from '../../online/server/guest.ts'

type Related = Relations['people'][number]
export type Relation = Related['relation'] | null

/** Whom we do not want to hear or to meet. */
export const related = signal<readonly Related[]>([])

/** How we stand to somebody: null, if nothing was ever wrong. */
export function relationTo(player: string | null): Relation {
  return related.value.find(each => each.player === player)?.relation ?? null
}

/** Asks the server whom we keep away; nobody who has never been here keeps anybody away. */
export async function recallRelations(): Promise<void> {
  related.value = await forGuest(async () => (await call<Relations>('GET', 'relations')).people, [])
}

export async function relate(player: string, relation: Relation): Promise<void> {
  const path = `players/${encodeURIComponent(player)}/relation`
  related.value = (await call<Relations>('POST', path, { relation })).people
}
