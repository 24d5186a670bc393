import Type, { type Static } from 'typebox'
import { exact, orNull, words } from './pieces.ts'

/** What goes between a client and the server about other people, and about how somebody is told of their turn. */

const Relation = words(['muted', 'blocked'])
export const Relating = exact({
  relation: orNull(Relation),
})
export const Relations = exact({
  people: Type.Array(exact({ player: Type.String(), name: Type.String(), relation: Relation })),
})
export type Relations = Static<typeof Relations>
