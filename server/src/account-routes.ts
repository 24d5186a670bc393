import type { House } from './house.ts'
import * as protocol from './protocol.ts'
import { known, type Route } from './routes.ts'
import { checked } from './schema.ts'

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
        become(me.id, await house.stored(() => accounts.open(me, credentials)))
        return me
      },
    },
    {
      method: 'POST',
      path: '/api/signin',
      about:
        'Be who has this account. With `claim` the seats and tables that you have as a guest become theirs.',
      body: protocol.SignIn,
      gives: protocol.Me,
      uses: 'signIns',
      async handle({ person: guest, session: before, body, become }) {
        const { claim, ...credentials } = checked(protocol.SignIn, body, 'The request')
        const { person, session } = await house.stored(() => accounts.signIn(credentials))
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
      path: '/api/signout',
      about: 'Be nobody here. A guest without an account cannot come back; who has one can sign in again.',
      body: protocol.SignOut,
      gives: protocol.SignedOut,
      async handle({ person, session, body, leave }) {
        const { everywhere = false } = checked(protocol.SignOut, body, 'The request')
        const me = known(person)
        if (session !== undefined)
          await house.stored(() => accounts.signOut(me.id, everywhere ? undefined : session))
        leave()
        return { done: true }
      },
    },
  ]
}
