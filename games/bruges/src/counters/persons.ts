import { eachKind, every, yours } from '@kontor/common/amounts'
import { GROUPS, type Group } from '../colors.ts'
import { groupsOf } from '../rules/permanents.ts'
import { group as groupNoun, memberOf, person } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Own persons, of a group or all. */
export interface Persons {
  readonly of: 'persons'
  readonly group?: Group
}

/** Population groups among one's own persons, each once. */
export interface Groups {
  readonly of: 'groups'
}

export const persons: Counting<Persons> = {
  count({ persons }, { group }) {
    if (group === undefined) return persons.length
    const wanted = GROUPS.indexOf(group)
    return persons.filter(card => groupsOf(card).includes(wanted)).length
  },
  words({ group }) {
    if (group !== undefined) return every(memberOf(group))
    const all = yours(person)
    return { ...all, each: { ...all.each, nl: 'per persoon in je speelgebied' } }
  },
  icons: ({ group }) => [group === undefined ? 'person' : `group-${group}`],
}

export const groups: Counting<Groups> = {
  count: ({ persons }) => new Set(persons.flatMap(groupsOf)).size,
  words: () =>
    eachKind(
      groupNoun,
      { en: 'among your persons', de: 'deiner Personen', nl: 'van je personen' },
      { de: 'die unter deinen Personen vertreten ist', nl: 'waaruit je een persoon hebt' },
    ),
  icons: () => ['different', 'person'],
}
