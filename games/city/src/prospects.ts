import type { Language, State, Task, View } from '@kontor/engine'
import { counted } from './grammar.ts'
import { joined, type Phrase } from './phrase.ts'
import { type Noun, point } from './terms.ts'

/** Why prospects change, in words for people. */

const MORE: Phrase = { en: ' more', de: ' mehr', nl: ' meer' }
const FEWER: Phrase = { en: ' fewer', de: ' weniger', nl: ' minder' }

interface Seated<M> {
  readonly seats: readonly M[]
}

/** What a feature of the evaluation says of a seat between two moments; undefined if there is nothing to say. */
type Reading<S> = (before: S, after: S, seat: number) => Phrase | undefined

/** '2 points more'; nothing if there are as many. */
function moreOrFewer(n: number, noun: Noun): Phrase | undefined {
  return n === 0 ? undefined : joined(counted(Math.abs(n), noun, []), n > 0 ? MORE : FEWER)
}

/** The words in which features are read. */
export function readings<M, S extends Seated<M>>() {
  const change = (count: (mine: M) => number, before: S, after: S, seat: number) =>
    count(after.seats[seat]!) - count(before.seats[seat]!)
  return {
    /** So many things more or fewer. */
    things:
      (count: (mine: M) => number, noun: Noun): Reading<S> =>
      (before, after, seat) =>
        moreOrFewer(change(count, before, after, seat), noun),

    /** One phrase for more, one for less; without the latter less is not worth a word. */
    either:
      (count: (mine: M) => number, more: Phrase, less?: Phrase): Reading<S> =>
      (before, after, seat) => {
        const n = change(count, before, after, seat)
        return n === 0 ? undefined : n > 0 ? more : less
      },

    /** Points if the game ended now. */
    points:
      (score: (state: S) => readonly { readonly points: number }[]): Reading<S> =>
      (before, after, seat) =>
        moreOrFewer(score(after)[seat]!.points - score(before)[seat]!.points, point),

    /** The majority that a seat would win after, but not before; or the one that it would no longer win. */
    leads:
      (
        leadsOf: (state: S, seat: number) => readonly number[],
        labelOf: (which: number) => Phrase,
      ): Reading<S> =>
      (before, after, seat) => {
        const [was, is] = [leadsOf(before, seat), leadsOf(after, seat)]
        const won = is.find(which => !was.includes(which))
        if (won !== undefined) return quoted({ en: 'ahead in', de: 'vorn bei', nl: 'voor bij' }, labelOf(won))
        const lost = was.find(which => !is.includes(which))
        if (lost === undefined) return undefined
        return quoted(
          { en: 'no longer ahead in', de: 'nicht mehr vorn bei', nl: 'niet meer voor bij' },
          labelOf(lost),
        )
      },
  }
}

function quoted(phrase: Phrase, name: Phrase): Phrase {
  return { en: `${phrase.en} '${name.en}'`, de: `${phrase.de} „${name.de}“`, nl: `${phrase.nl} ‘${name.nl}’` }
}

/** Why a feature of the evaluation changed, in words; undefined if there is nothing to say. */
export function becauseOf<S extends State<Task>>(features: Readonly<Partial<Record<string, Reading<S>>>>) {
  return (
    feature: string,
    before: View<S>,
    after: View<S>,
    seat: number,
    language: Language,
  ): string | undefined => features[feature]?.(before.table as S, after.table as S, seat)?.[language]
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}
