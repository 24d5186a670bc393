import type { Related } from '@kontor/protocol'
import { type Machine, Refused } from '../ground/index.ts'
import type { Database } from '../storage/index.ts'

/** How many people somebody can keep away; anyone who needs more has another problem. */
const MOST = 500

/**
 * Whom people do not want to hear or to meet. Whoever is muted writes in vain; whoever is blocked, besides,
 * cannot sit down at the tables of those who blocked them.
 */
export class Relations {
  readonly #database: Database
  readonly #machine: Machine

  constructor(database: Database, machine: Machine) {
    this.#database = database
    this.#machine = machine
  }

  /** Whom a person keeps away, the latest first. */
  async of(person: string): Promise<Related[]> {
    return this.#database
      .selectFrom('relations')
      .innerJoin('people', 'people.id', 'relations.other')
      .select(['relations.other as player', 'people.name', 'relations.relation'])
      .where('relations.person', '=', person)
      .orderBy('relations.created', 'desc')
      .execute()
  }

  /** Keeps somebody away from now on, or no longer. */
  async set(person: string, other: string, relation: Related['relation'] | null): Promise<void> {
    if (person === other) throw new Refused('illegal', 'You cannot mute or block yourself.')
    if (relation === null) {
      const gone = this.#database.deleteFrom('relations').where('person', '=', person)
      await gone.where('other', '=', other).execute()
      return
    }
    const known = this.#database.selectFrom('people').select('id').where('id', '=', other)
    if (!(await known.executeTakeFirst())) throw new Refused('illegal', 'There is no such player.', 404)
    if ((await this.of(person)).length >= MOST)
      throw new Refused('illegal', `You have already muted or blocked ${MOST} people; remove some first.`)
    await this.#database
      .insertInto('relations')
      .values({ person, other, relation, created: this.#machine.now() })
      .onConflict(conflict => conflict.columns(['person', 'other']).doUpdateSet({ relation }))
      .execute()
  }

  /** Whom a person does not want to hear. */
  async mutedBy(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .selectFrom('relations')
      .select('other')
      .where('person', '=', person)
      .execute()
    return new Set(rows.map(({ other }) => other))
  }

  /** Those with whom a person does not sit down: whom they blocked, and who blocked them. */
  async apart(person: string): Promise<{ blocked: ReadonlySet<string>; blockers: ReadonlySet<string> }> {
    const rows = await this.#database
      .selectFrom('relations')
      .select(['person', 'other'])
      .where('relation', '=', 'blocked')
      .where(({ eb }) => eb.or([eb('person', '=', person), eb('other', '=', person)]))
      .execute()
    return {
      blocked: new Set(rows.filter(each => each.person === person).map(({ other }) => other)),
      blockers: new Set(rows.filter(each => each.other === person).map(each => each.person)),
    }
  }
}
