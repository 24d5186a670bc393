import { moreOrFewer } from '@kontor/common/compared'
import { nth, type State, type Task, type View } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { joined, type Phrase } from '@kontor/language/phrase'
import { type Noun, point } from '@kontor/language/terms'
import { quoted } from '@kontor/language/typography'

/** Why prospects change, in words for people. */

interface Seated<M> {
  readonly seats: readonly M[]
}

/** What a feature of the evaluation says of a seat between two moments; undefined if there is nothing to say. */
type Reading<S> = (before: S, after: S, seat: number) => Phrase | undefined

/** The words in which features are read. */
export function readings<M, S extends Seated<M>>() {
  const change = (count: (mine: M) => number, before: S, after: S, seat: number) =>
    count(nth(after.seats, seat)) - count(nth(before.seats, seat))
  return {
    /** So many things more or fewer. */
    things:
      (count: (mine: M) => number, noun: Noun): Reading<S> =>
      (before, after, seat) =>
        moreOrFewer(change(count, before, after, seat), { noun }),

    /** So much money more or less. */
    money:
      (count: (mine: M) => number, noun: Noun): Reading<S> =>
      (before, after, seat) =>
        moreOrFewer(change(count, before, after, seat), { noun, mass: true }),

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
        moreOrFewer(nth(score(after), seat).points - nth(score(before), seat).points, { noun: point }),

    /** The majority that a seat would win after, but not before; or the one that it would no longer win. */
    leads:
      (
        leadsOf: (state: S, seat: number) => readonly number[],
        labelOf: (which: number) => Phrase,
      ): Reading<S> =>
      (before, after, seat) => {
        const [was, is] = [leadsOf(before, seat), leadsOf(after, seat)]
        const won = is.find(which => !was.includes(which))
        if (won !== undefined)
          return joined({ en: 'ahead in ', de: 'vorn bei ', nl: 'voor bij ' }, quoted(labelOf(won)))
        const lost = was.find(which => !is.includes(which))
        if (lost === undefined) return undefined
        return joined(
          { en: 'no longer ahead in ', de: 'nicht mehr vorn bei ', nl: 'niet meer voor bij ' },
          quoted(labelOf(lost)),
        )
      },
  }
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
