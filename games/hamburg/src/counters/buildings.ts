import { eachKind, every, yours } from '@kontor/common/amounts'
import { abilityOf, categoryOf } from '../cards/cardfile.ts'
import { CATEGORIES, type Category } from '../colors.ts'
import type { Hamburg } from '../state.ts'
import { categoryIcon } from '../words/card/signs.ts'
import { labelled } from '../words/grammar.ts'
import { building, category as categoryNoun } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Own buildings, of a category or all. */
export interface Buildings {
  readonly of: 'buildings'
  readonly category?: Category
}

/** Categories of one's own buildings, each once. */
export interface Categories {
  readonly of: 'categories'
}

/** A colour has so many categories; they follow each other. */
const PER_COLOR = 4

const colorOfCategory = (category: number) => Math.floor(category / PER_COLOR)

/** Whether a building counts for all categories of its colour. */
function standsForAll(state: Hamburg, card: number): boolean {
  const ability = abilityOf(state, card)
  return ability.when === 'always' && 'rule' in ability.always && ability.always.rule === 'fourCategories'
}

export const buildings: Counting<Buildings> = {
  count(mine, { category }, state) {
    if (category === undefined) return mine.buildings.length
    const wanted = CATEGORIES.indexOf(category)
    return mine.buildings.filter(card => {
      const own = categoryOf(card)
      return own === wanted || (standsForAll(state, card) && colorOfCategory(own) === colorOfCategory(wanted))
    }).length
  },
  words({ category }) {
    if (category !== undefined) return every(labelled(building, category))
    const all = yours(building)
    return { ...all, each: { ...all.each, nl: 'per gebouw in je uitstalling' } }
  },
  icons: ({ category }) => [category === undefined ? 'building' : categoryIcon(category)],
}

export const categories: Counting<Categories> = {
  /** A building that stands for several categories counts as one of them that is not there otherwise. */
  count(mine, _, state) {
    const plain = new Set<number>()
    const jokers: number[] = []
    for (const card of mine.buildings) {
      if (standsForAll(state, card)) jokers.push(colorOfCategory(categoryOf(card)))
      else plain.add(categoryOf(card))
    }
    for (const color of jokers) {
      const all = Array.from({ length: PER_COLOR }, (_, i) => color * PER_COLOR + i)
      const free = all.find(category => !plain.has(category))
      if (free !== undefined) plain.add(free)
    }
    return plain.size
  },
  words: () =>
    eachKind(
      categoryNoun,
      { en: 'among your buildings', de: 'deiner Gebäude', nl: 'van je gebouwen' },
      { de: 'die unter deinen Gebäuden vertreten ist', nl: 'waarvan je een gebouw hebt' },
    ),
  icons: () => ['different', 'category'],
}
