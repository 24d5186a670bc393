import type { Reported, Reporting } from '@kontor/protocol'
import { type Machine, newId, Refused } from '../ground/index.ts'
import type { Database, ReportRow } from '../storage/index.ts'

/** So many reports of one person wait for the host, and so many about one: the latest. */
const MOST_BY_ONE = 20
const MOST_ABOUT_ONE = 50
const MOST_LISTED = 200

/** A report as a host reads it. */
export interface ReportLine {
  readonly id: string
  readonly created: number
  readonly about: ReportRow['about']
  readonly player: string
  readonly name: string
  readonly by: string
  readonly byName: string
  readonly table: string | null
  readonly text: string
}

/** What people tell the host of others, until the host has dealt with it. */
export class Reports {
  readonly #database: Database
  readonly #machine: Machine

  constructor(database: Database, machine: Machine) {
    this.#database = database
    this.#machine = machine
  }

  async add(person: string, other: string, { about, text, table }: Reporting): Promise<void> {
    if (person === other) throw new Refused('illegal', 'You cannot report yourself.')
    await this.#mustBe('people', other, 'There is no such player.')
    if (table !== undefined) await this.#mustBe('tables', table, 'There is no such table.')
    const mine = await this.of(person)
    if (mine.length >= MOST_BY_ONE)
      throw new Refused('too-many', `${MOST_BY_ONE} reports of yours wait to be read already.`)
    const id = newId(this.#machine)
    const created = this.#machine.now()
    await this.#database
      .insertInto('reports')
      .values({ id, person, other, table_id: table ?? null, about, text, created })
      .execute()
    const kept = this.#database
      .selectFrom('reports')
      .select('id')
      .where('other', '=', other)
      .orderBy('created', 'desc')
      .limit(MOST_ABOUT_ONE)
    await this.#database
      .deleteFrom('reports')
      .where('other', '=', other)
      .where('id', 'not in', kept)
      .execute()
  }

  /** What a person has reported. */
  async of(person: string): Promise<Reported[]> {
    return this.#database
      .selectFrom('reports')
      .select(['other as player', 'about', 'text', 'table_id as table', 'created'])
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .execute()
  }

  /** What waits for the host, the latest first. */
  async waiting(): Promise<ReportLine[]> {
    return this.#database
      .selectFrom('reports')
      .innerJoin('people as other', 'other.id', 'reports.other')
      .innerJoin('people as person', 'person.id', 'reports.person')
      .select(['reports.id', 'reports.created', 'about', 'other.id as player', 'other.name'])
      .select(['person.id as by', 'person.name as byName', 'table_id as table', 'text'])
      .orderBy('reports.created', 'desc')
      .limit(MOST_LISTED)
      .execute()
  }

  /** The host has dealt with a report; false if there is none. */
  async settle(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('reports')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async #mustBe(kind: 'people' | 'tables', id: string, otherwise: string) {
    const found = await this.#database.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst()
    if (!found) throw new Refused('illegal', otherwise, 404)
  }
}
