import type { Language } from '@kontor/engine/presentation'
import type { Channel } from '@kontor/protocol'
import { type Machine, newId, Refused } from '../ground/index.ts'
import type { ContactRow, Database } from '../storage/index.ts'

/** On how many devices somebody can be told. */
const MOST_PUSHES = 10

/** How people want to be told of their turns: one e-mail address, one webhook, and the devices that they subscribed. */
export class Contacts {
  readonly #database: Database
  readonly #machine: Machine

  constructor(database: Database, machine: Machine) {
    this.#database = database
    this.#machine = machine
  }

  async of(person: string): Promise<ContactRow[]> {
    return this.#database
      .selectFrom('contacts')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute()
  }

  async byId(id: string): Promise<ContactRow | undefined> {
    return this.#database.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Takes up a contact in place of the one that it replaces: the same device, or whatever there was of its kind. */
  async add(
    wanted: Omit<ContactRow, 'id' | 'created' | 'confirmed'> & { readonly confirmed: boolean },
  ): Promise<ContactRow> {
    const { person, channel, target } = wanted
    const before = (await this.of(person)).filter(each => each.channel === channel)
    const replaced = before.filter(each => channel !== 'push' || each.target === target)
    if (before.length - replaced.length >= MOST_PUSHES)
      throw new Refused(
        'illegal',
        `You already get notifications on ${MOST_PUSHES} devices; remove one first.`,
      )
    const { now } = this.#machine
    const row = {
      ...wanted,
      id: newId(this.#machine),
      confirmed: wanted.confirmed ? 1 : 0,
      created: now(),
    }
    await this.#database.transaction().execute(async change => {
      for (const { id } of replaced) await change.deleteFrom('contacts').where('id', '=', id).execute()
      await change.insertInto('contacts').values(row).execute()
    })
    return row
  }

  async speak(id: string, language: Language): Promise<void> {
    await this.#database.updateTable('contacts').set({ language }).where('id', '=', id).execute()
  }

  /** The owner of the address has said that it is theirs; false if it is gone. */
  async confirm(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('contacts')
      .set({ confirmed: 1 })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Forgets addresses that nobody has confirmed since then. */
  async sweep(before: number): Promise<void> {
    await this.#database
      .deleteFrom('contacts')
      .where('confirmed', '=', 0)
      .where('created', '<', before)
      .execute()
  }

  async remove(id: string): Promise<void> {
    await this.#database.deleteFrom('contacts').where('id', '=', id).execute()
  }

  /** Removes what a person has of a kind, or only the contact with this target. */
  async removeOf(person: string, channel: Channel, target?: string): Promise<void> {
    await this.#database
      .deleteFrom('contacts')
      .where('person', '=', person)
      .where('channel', '=', channel)
      .$if(target !== undefined, query => query.where('target', '=', target!))
      .execute()
  }
}
