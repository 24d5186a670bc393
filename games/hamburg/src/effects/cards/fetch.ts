import { SOMETHING } from '@kontor/common/worth'
import { DONE, heard, plan, shuffle } from '@kontor/engine'
import { OF_ITS_COLOR } from '@kontor/language/clauses'
import { counted, one, the } from '@kontor/language/grammar'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import { plain } from '@kontor/language/short'
import { isOfCategory, threeDigits } from '../../cards/cardfile.ts'
import type { ColorRef } from '../../language.ts'
import { ofCard } from '../../pieces.ts'
import { addToHand, report } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { cardOf } from '../../words/grammar.ts'
import { card as cardNoun, drawPile } from '../../words/terms.ts'
import { always, fixed, named, nothingCertain, word } from '../word.ts'

/** A Zoo or Park card from a draw pile into the hand. */
export interface Fetch {
  readonly do: 'fetch'
  readonly category: 'Zoo' | 'Park'
  readonly pile: ColorRef
}

const { fetch: search, closePile } = tasks

export const fetch = word<Fetch>()({
  /** Opens a pile to the seat that searches it; afterwards it is closed and shuffled. */
  run({ state, seat, card, context }, { category, pile }) {
    const color = named(pile, context)
    state.search = [seat, color]
    plan(state, search({ seat, card, pile: color, category }), closePile({ seat, card, pile: color }))
  },
  steps: {
    /** A card of a pile that lies open before the seat; it may also be left there. */
    fetch: search.step<Hamburg>({
      ask: (state, { pile, category }) => [
        ...state.piles[pile]!.filter(each => isOfCategory(each, category)),
        DONE,
      ],
      name: (_, __, found) => `take ${threeDigits(found)}`,
      about: ofCard('take'),
      run(state, { seat, pile: color }, found) {
        state.piles = state.piles.with(
          color,
          state.piles[color]!.filter(each => each !== found),
        )
        addToHand(state, seat, found)
        if (heard()) report({ kind: 'fetched', seat, color, secret: { to: seat, card: found } })
      },
    }),

    closePile: closePile.step<Hamburg>({
      run(state, { seat, pile: color }) {
        state.search = []
        state.piles = state.piles.with(color, shuffle(state.chance, color, [...state.piles[color]!]))
        if (heard()) report({ kind: 'shuffled', seat, color })
      },
    }),
  },
  possible: always,
  brings: nothingCertain,
  sentence({ category, pile }) {
    const wanted = counted(1, cardOf(category, cardNoun))
    const where: Phrase =
      pile === 'its'
        ? joined({ en: 'the draw pile ', de: 'den Zugstapel ', nl: 'de trekstapel ' }, OF_ITS_COLOR)
        : the(drawPile, pile)
    return {
      whole: {
        en: `search ${where.en} for ${wanted.en} and take it into your hand. Then shuffle the pile`,
        de: `durchsuche ${where.de} nach ${wanted.de} und nimm sie auf die Hand. Mische danach den Stapel`,
        nl: `zoek in ${where.nl} ${wanted.nl} en neem die in je hand. Schud daarna de stapel`,
      },
    }
  },
  short({ category, pile }) {
    const where: Phrase =
      pile === 'its'
        ? { en: 'draw pile of its colour', de: 'Zugstapel seiner Farbe', nl: 'trekstapel van die kleur' }
        : one(drawPile, [pile], 'nominative')
    return joined(where, same(' → +'), plain(1, cardOf(category, cardNoun)))
  },
  icons: ({ category, pile }) => ['search', `pile-${pile}`, category.toLowerCase()],
  worth: fixed(SOMETHING),
  needs: ['hand'],
})
