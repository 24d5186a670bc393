import type { Database } from './database.ts'
import type { Relations as Told } from './protocol.ts'
import { Refused } from './refusal.ts'

type Related = Told['people'][number]

/** How many people somebody can keep away; who needs more has another problem. */
const MOST = 500

/**
 * Whom people do not want to hear or to meet. Who is muted writes in vain; who is blocked, besides, cannot sit down at
 * the tables of who blocked them.
 */
export class Relations {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
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
    if (person === other) throw new Refused('illegal', 'You cannot keep yourself away.')
    if (relation === null) {
      const gone = this.#database.deleteFrom('relations').where('person', '=', person)
      await gone.where('other', '=', other).execute()
      return
    }
    const known = this.#database.selectFrom('people').select('id').where('id', '=', other)
    if (!(await known.executeTakeFirst())) throw new Refused('illegal', 'There is no such player.', 404)
    if ((await this.of(person)).length >= MOST)
      throw new Refused('illegal', `You keep ${MOST} people away already; let some of them come back.`)
    await this.#database
      .insertInto('relations')
      .values({ person, other, relation, created: Date.now() })
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
