import * as protocol from '@kontor/protocol'
import type { House } from '../../tables/index.ts'
import { checked } from '../schema.ts'
import { known, type Route } from './route.ts'

/** What can be asked for around people whom somebody does not want to hear or meet. */
export function relationRoutes(house: House): readonly Route[] {
  const told = async (person: string) => ({ people: await house.stored(() => house.relations.of(person)) })
  return [
    {
      method: 'GET',
      path: '/api/relations',
      about: 'Whom you have muted or blocked. Only you see that.',
      gives: protocol.Relations,
      handle: async ({ person }) => told(known(person).id),
    },
    {
      method: 'POST',
      path: '/api/players/:player/relation',
      about:
        'Mute somebody: you hear nothing that they write. Or block them: besides, they cannot sit down at your tables. Null for neither.',
      params: protocol.PlayerId,
      body: protocol.Relating,
      gives: protocol.Relations,
      async handle({ person, params, body }) {
        const me = known(person).id
        const { player } = checked(protocol.PlayerId, params, 'The address')
        const { relation } = checked(protocol.Relating, body, 'The request')
        await house.stored(() => house.relations.set(me, player, relation))
        await house.regard(me)
        return told(me)
      },
    },
    {
      method: 'POST',
      path: '/api/players/:player/report',
      about:
        'Tell whoever runs the server of somebody: of their name, of what they write, or of how they play.',
      params: protocol.PlayerId,
      body: protocol.Reporting,
      gives: protocol.Done,
      uses: 'reports',
      async handle({ person, params, body }) {
        const me = known(person).id
        const { player } = checked(protocol.PlayerId, params, 'The address')
        const report = checked(protocol.Reporting, body, 'The request')
        await house.stored(() => house.reports.add(me, player, report))
        return { done: true }
      },
    },
  ]
}
