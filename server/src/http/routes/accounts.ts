import * as protocol from '@kontor/protocol'
import { Refused } from '../../ground/index.ts'
import { forget, type House } from '../../tables/index.ts'
import { checked } from '../schema.ts'
import { known, type Route } from './route.ts'

/** What can be asked for around accounts. */
export function accountRoutes(house: House): readonly Route[] {
  const { accounts } = house
  return [
    {
      method: 'POST',
      path: '/api/account',
      about:
        'Open an account for who you are now: with its login and password you are the same on every device.',
      body: protocol.Credentials,
      gives: protocol.Me,
      uses: 'signIns',
      async handle({ person, body, become }) {
        const me = known(person)
        const credentials = checked(protocol.Credentials, body, 'The request')
        const { person: owner, session } = await house.stored(() => accounts.open(me, credentials))
        become(owner.id, session)
        return owner
      },
    },
    {
      method: 'POST',
      path: '/api/signin',
      about:
        'Sign in to this account. With `claim` the seats and tables that you have as a guest become theirs.',
      body: protocol.SignIn,
      gives: protocol.Me,
      uses: 'signIns',
      async handle({ person: guest, session: before, place, body, become }) {
        const { claim, ...credentials } = checked(protocol.SignIn, body, 'The request')
        const { person, session } = await house.stored(() => accounts.signIn(credentials, place))
        if (claim && guest && before === undefined) {
          for (const table of await house.stored(() => accounts.claim(guest.id, person.id)))
            await house.touch(table)
        }
        become(person.id, session)
        return person
      },
    },
    {
      method: 'POST',
      path: '/api/password',
      about: 'Change your password. On other devices you have to sign in again, with the new one.',
      body: protocol.NewPassword,
      gives: protocol.Done,
      uses: 'signIns',
      async handle({ person, session, body }) {
        const wanted = checked(protocol.NewPassword, body, 'The request')
        const me = known(person)
        await house.stored(() => accounts.change(me, session, wanted))
        await house.regard(me.id)
        return { done: true }
      },
    },
    {
      method: 'POST',
      path: '/api/signout',
      about:
        'Be nobody here. A guest without an account cannot come back; anyone with one can sign in again.',
      body: protocol.SignOut,
      gives: protocol.Done,
      async handle({ person, session, body, leave }) {
        const { everywhere = false } = checked(protocol.SignOut, body, 'The request')
        const me = known(person)
        await house.stored(() =>
          session === undefined
            ? accounts.leave(me.id)
            : accounts.signOut(me.id, everywhere ? undefined : session),
        )
        leave()
        await house.regard(me.id, session === undefined)
        return { done: true }
      },
    },
    {
      method: 'GET',
      path: '/api/export',
      about: 'All that is kept of you.',
      gives: protocol.Belongings,
      async handle({ person }) {
        const { id } = known(person)
        const sheets = await house.stored(() => house.store.tablesOf(id, Number.MAX_SAFE_INTEGER))
        const kept = await house.stored(() => house.belongings.of(id))
        return { ...kept, tables: house.shown(sheets, id) }
      },
    },
    {
      method: 'POST',
      path: '/api/forget',
      about:
        'Delete all that is kept of you, at once and for good. Say your name again, so that it is no accident.',
      body: protocol.Farewell,
      gives: protocol.Done,
      async handle({ person, body, leave }) {
        const me = known(person)
        if (checked(protocol.Farewell, body, 'The request').name !== me.name)
          throw new Refused('illegal', 'This is not your name; nothing was deleted.')
        await forget(house, me.id)
        leave()
        return { done: true }
      },
    },
  ]
}
