import { heard, plan } from '@kontor/engine'
import { counted } from '@kontor/language/grammar'
import { joined, type Phrase } from '@kontor/language/phrase'
import { FOR_FREE, plain } from '@kontor/language/short'
import { isOfCategory, threeDigits } from '../../cards/cardfile.ts'
import type { Category } from '../../colors.ts'
import { ofCard } from '../../pieces.ts'
import { planBuilding, shuffleDiscard } from '../../rules/actions.ts'
import { hasRoom } from '../../rules/buildings.ts'
import { report } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { categoryIcon } from '../../words/card/signs.ts'
import { cardOf, labelled } from '../../words/grammar.ts'
import { building, card as cardNoun } from '../../words/terms.ts'
import { always, fixed, nothingCertain, word } from '../word.ts'
import { ACTION } from '../worth.ts'

/** A card of the category from the discard pile, built free of charge. */
export interface SearchDiscard {
  readonly do: 'searchDiscard'
  readonly category: Category
}

export const searchDiscard = word<SearchDiscard>()({
  /** The found card is built at once; without one, or without room for it, the pile is still shuffled. */
  run({ state, seat, card }, effect) {
    const { category } = effect
    const found = state.discard.some(each => isOfCategory(each, category))
    if (found && hasRoom(state, seat)) return plan(state, tasks.searchDiscard({ seat, card, category }))
    if (heard()) report({ kind: 'foundNothing', seat })
    shuffleDiscard(state, seat)
  },
  steps: {
    searchDiscard: tasks.searchDiscard.step<Hamburg>({
      ask: (state, { category }) => state.discard.filter(each => isOfCategory(each, category)),
      name: (_, __, found) => `build ${threeDigits(found)}`,
      about: ofCard('build'),
      run: (state, { seat }, found) => planBuilding(state, seat, found, 'discard'),
    }),
  },
  possible: always,
  brings: nothingCertain,
  sentence({ category }) {
    const wanted = counted(1, cardOf(category, cardNoun))
    return {
      whole: {
        en: `search the discard pile for ${wanted.en} and construct it for free on one of your empty sites. Then shuffle the pile`,
        de: `durchsuche den Ablagestapel nach ${wanted.de} und errichte sie kostenfrei auf einem deiner freien Grundstücke. Mische danach den Stapel`,
        nl: `zoek in de aflegstapel ${wanted.nl} en bouw die kosteloos op een van je vrije bouwlocaties. Schud daarna de stapel`,
      },
    }
  },
  short({ category }) {
    const pile: Phrase = { en: 'discard pile → ', de: 'Ablagestapel → ', nl: 'aflegstapel → ' }
    return joined(pile, plain(1, labelled(building, category)), FOR_FREE)
  },
  icons: ({ category }) => ['search', 'discard', categoryIcon(category), 'free'],
  worth: fixed(2 * ACTION),
  needs: [],
})
