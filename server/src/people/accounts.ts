import type { Credentials, NewPassword } from '@kontor/protocol'
import type { Transaction } from 'kysely'
import { Buckets, type Machine, newSecret, Refused } from '../ground/index.ts'
import type { Database, Tables } from '../storage/index.ts'
import { hashOf } from './identity.ts'
import { hashPassword, isPassword } from './password.ts'
import type { Person } from './person.ts'

/** How often a password may be tried for one login: from one place, and from all places that it was never used at. */
const TRIES = { burst: 10, perSecond: 1 / 60 }
const ALL_TRIES = { burst: 100, perSecond: 1 / 60 }

const BLOCKED = 'Whoever runs this server has blocked you.'

const DAY = 24 * 60 * 60 * 1_000
/** A session that nobody has used for so long is over. */
const UNUSED = 90 * DAY
/** Of one person so many sessions go on, those that were used last. */
const MOST_SESSIONS = 20

/** Where a password is tried: a network, and whose cookie, signed by us, the browser has. */
export interface Place {
  readonly network: string
  readonly cookie: string | undefined
}

/** Somebody who has come into an account. */
interface Entered {
  readonly person: Person
  readonly session: string
}

/** Accounts: a login and a password, with which somebody is the same person on every device. Nobody needs one. */
export class Accounts {
  readonly #database: Database
  readonly #machine: Machine
  readonly #tries: Buckets
  readonly #allTries: Buckets

  constructor(database: Database, machine: Machine) {
    this.#database = database
    this.#machine = machine
    this.#tries = new Buckets(machine, TRIES)
    this.#allTries = new Buckets(machine, ALL_TRIES)
  }

  /**
   * The person that a cookie names, if whoever brings it may be them: somebody with an account needs a session, which can be
   * ended; a guest has none. Anyone whom the host has blocked is refused.
   */
  async visitor(person: string, session: string | undefined): Promise<Person | undefined> {
    const found = await this.#database
      .selectFrom('people')
      .leftJoin('accounts', 'accounts.person', 'people.id')
      .leftJoin('sessions', join =>
        join
          .onRef('sessions.person', '=', 'people.id')
          .on('sessions.secret', '=', session === undefined ? '' : hashOf(session))
          .on('sessions.used', '>', this.#machine.now() - UNUSED),
      )
      .select(['people.name', 'accounts.login', 'sessions.secret', 'sessions.used', 'people.blocked'])
      .where('people.id', '=', person)
      .where('people.gone', '=', 0)
      .executeTakeFirst()
    if (!found || (found.login === null) !== (session === undefined)) return undefined
    const { name, login, secret, used, blocked } = found
    if (session !== undefined && secret === null) return undefined
    if (blocked === 1) throw new Refused('forbidden', BLOCKED)
    if (secret !== null && used !== null) await this.#use(secret, used)
    return { id: person, name, login }
  }

  /** Gives a guest an account; the result is who they are now, with the secret of a session. */
  async open({ id, name }: Person, { login, password }: Credentials): Promise<Entered> {
    const kept = await hashPassword(password)
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto('accounts')
      .values({ person: id, login: folded(login), password: kept, created: this.#machine.now() })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows)
      throw new Refused('illegal', 'This login is taken, or you have an account already.')
    return { person: { id, name, login: folded(login) }, session: await this.#session(id) }
  }

  /** The person with this login and password, and the secret of a new session. */
  async signIn({ login, password }: Credentials, { network, cookie }: Place): Promise<Entered> {
    const account = await this.#database
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.person')
      .select(['accounts.person', 'accounts.password', 'people.name', 'people.blocked'])
      .where('accounts.login', '=', folded(login))
      .executeTakeFirst()
    // Whoever tries many passwords must not keep the owner out: their own browsers count for themselves.
    const owns = account !== undefined && account.person === cookie
    this.#try(`${folded(login)} ${owns ? cookie : network}`, owns ? undefined : folded(login))
    if (!(await isPassword(password, account?.password)) || !account)
      throw new Refused('forbidden', 'Wrong login or password.', 401)
    const { person, name, blocked } = account
    if (blocked === 1) throw new Refused('forbidden', BLOCKED)
    return { person: { id: person, name, login: folded(login) }, session: await this.#session(person) }
  }

  /** Changes the password of somebody who knows it. Whoever is in with the old one is out, but for this session. */
  async change(
    person: Person,
    session: string | undefined,
    { password, wanted }: NewPassword,
  ): Promise<void> {
    if (person.login === null || session === undefined) throw new Refused('illegal', 'You have no account.')
    this.#try(`${person.login} ${person.id}`)
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

  /** A guest leaves for good: whoever has their cookie is nobody from now on. */
  async leave(guest: string): Promise<void> {
    await this.#database.updateTable('people').set({ gone: 1 }).where('id', '=', guest).execute()
  }

  /** Sends a person away for good, or lets them come back; false if there is nobody. */
  async block(person: string, blocked: boolean): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('people')
      .set({ blocked: blocked ? 1 : 0 })
      .where('id', '=', person)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Gives the seats and tables of a guest to a person, who had none there; the result is the tables. */
  async claim(guest: string, person: string): Promise<readonly string[]> {
    return this.#database.transaction().execute(change => claimed(change, guest, person))
  }

  /** Counts a password that is tried. */
  #try(key: string, login?: string) {
    if (!this.#tries.take(key) || (login !== undefined && !this.#allTries.take(login)))
      throw new Refused('too-many', 'Too many attempts; wait a few minutes.')
  }

  async #session(person: string) {
    const secret = newSecret(this.#machine)
    const now = this.#machine.now()
    await this.#database
      .insertInto('sessions')
      .values({ secret: hashOf(secret), person, created: now, used: now })
      .execute()
    const kept = this.#database
      .selectFrom('sessions')
      .select('secret')
      .where('person', '=', person)
      .where('used', '>', now - UNUSED)
      .orderBy('used', 'desc')
      .orderBy('created', 'desc')
      .limit(MOST_SESSIONS)
    await this.#database
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('secret', 'not in', kept)
      .execute()
    return secret
  }

  /** Notes that a session goes on; once a day is enough. */
  async #use(secret: string, used: number) {
    const now = this.#machine.now()
    if (now - used < DAY) return
    await this.#database.updateTable('sessions').set({ used: now }).where('secret', '=', secret).execute()
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
