import type { Transaction } from 'kysely'
import { Buckets } from './allowance.ts'
import type { Database, Tables } from './database.ts'
import { hashOf, newSecret } from './identity.ts'
import type { Person } from './lobby.ts'
import { hashPassword, isPassword } from './password.ts'
import type { Credentials, NewPassword } from './protocol.ts'
import { Refused } from './refusal.ts'

/** How often a password may be tried for one login, from wherever. */
const TRIES = { burst: 10, perSecond: 1 / 60 }

/** Somebody who has come into an account. */
interface Entered {
  readonly person: Person
  readonly session: string
}

/** Accounts: a login and a password, with which somebody is the same person on every device. Nobody needs one. */
export class Accounts {
  readonly #database: Database
  readonly #tries = new Buckets(TRIES)

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Who somebody is who says by a cookie to be this person. Who has an account needs a session, which can be ended; a
   * guest has none.
   */
  async visitor(person: string, session: string | undefined): Promise<Person | undefined> {
    const found = await this.#database
      .selectFrom('people')
      .leftJoin('accounts', 'accounts.person', 'people.id')
      .leftJoin('sessions', join =>
        join
          .onRef('sessions.person', '=', 'people.id')
          .on('sessions.secret', '=', session === undefined ? '' : hashOf(session)),
      )
      .select(['people.name', 'accounts.login', 'sessions.secret'])
      .where('people.id', '=', person)
      .executeTakeFirst()
    if (!found || (found.login === null) !== (session === undefined)) return undefined
    const { name, login } = found
    return session === undefined || found.secret !== null ? { id: person, name, login } : undefined
  }

  /** Gives a guest an account; the result is who they are now, with the secret of a session. */
  async open({ id, name }: Person, { login, password }: Credentials): Promise<Entered> {
    const kept = await hashPassword(password)
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto('accounts')
      .values({ person: id, login: folded(login), password: kept, created: Date.now() })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows)
      throw new Refused('illegal', 'This login is taken, or you have an account already.')
    return { person: { id, name, login: folded(login) }, session: await this.#session(id) }
  }

  /** Who has this login and password, with the secret of a new session. */
  async signIn({ login, password }: Credentials): Promise<Entered> {
    this.#try(folded(login))
    const account = await this.#database
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.person')
      .select(['accounts.person', 'accounts.password', 'people.name'])
      .where('accounts.login', '=', folded(login))
      .executeTakeFirst()
    if (!(await isPassword(password, account?.password)))
      throw new Refused('forbidden', 'This is not a login with its password.', 401)
    const { person, name } = account!
    return { person: { id: person, name, login: folded(login) }, session: await this.#session(person) }
  }

  /** Changes the password of who knows it. Whoever is in with the old one is out, but for this session. */
  async change(
    person: Person,
    session: string | undefined,
    { password, wanted }: NewPassword,
  ): Promise<void> {
    if (person.login === null || session === undefined) throw new Refused('illegal', 'You have no account.')
    this.#try(person.login)
    const account = await this.#database
      .selectFrom('accounts')
      .select('password')
      .where('person', '=', person.id)
      .executeTakeFirst()
    if (!(await isPassword(password, account?.password)))
      throw new Refused('forbidden', 'This is not your password; nothing was changed.')
    const kept = await hashPassword(wanted)
    await this.#database.transaction().execute(async change => {
      await change.updateTable('accounts').set({ password: kept }).where('person', '=', person.id).execute()
      await change
        .deleteFrom('sessions')
        .where('person', '=', person.id)
        .where('secret', '!=', hashOf(session))
        .execute()
    })
  }

  /** Ends a session, or all that a person has. */
  async signOut(person: string, session: string | undefined): Promise<void> {
    await this.#database
      .deleteFrom('sessions')
      .where('person', '=', person)
      .$if(session !== undefined, query => query.where('secret', '=', hashOf(session!)))
      .execute()
  }

  /** Gives the seats and tables of a guest to a person, who had none there; the result is the tables. */
  async claim(guest: string, person: string): Promise<readonly string[]> {
    return this.#database.transaction().execute(change => claimed(change, guest, person))
  }

  /** Counts a password that is tried. */
  #try(login: string) {
    if (!this.#tries.take(login))
      throw new Refused('too-many', 'That was tried too often; wait some minutes.')
  }

  async #session(person: string) {
    const secret = newSecret()
    await this.#database
      .insertInto('sessions')
      .values({ secret: hashOf(secret), person, created: Date.now() })
      .execute()
    return secret
  }
}

async function claimed(change: Transaction<Tables>, guest: string, person: string) {
  const held = await change.selectFrom('holders').selectAll().where('person', '=', person).execute()
  const taken = held.map(({ table_id }) => table_id)
  const seats = await change.selectFrom('holders').selectAll().where('person', '=', guest).execute()
  const free = seats.map(({ table_id }) => table_id).filter(table => !taken.includes(table))
  if (free.length > 0)
    await change
      .updateTable('holders')
      .set({ person })
      .where('person', '=', guest)
      .where('table_id', 'in', free)
      .execute()
  const hosted = await change
    .updateTable('tables')
    .set({ host: person })
    .where('host', '=', guest)
    .returning('id')
    .execute()
  return [...new Set([...free, ...hosted.map(({ id }) => id)])]
}

/** Logins that differ only in case are one. */
function folded(login: string) {
  return login.normalize('NFKC').toLowerCase()
}
