import { othersOf, turnOrder } from '@kontor/common/seating'
import { type Chance, nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { counted } from '@kontor/language/grammar'
import type { Phrase } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'
import { orNone } from './terms.ts'

/** Someone looks at the table, in a language. */
export interface Scene<S> {
  readonly state: S
  readonly viewer: number
  readonly totals: readonly number[]
  readonly names: readonly string[]
  readonly language: Language
}

/** Someone looks at a state with these scores. */
export function sceneOf<S>(
  state: S,
  viewer: number,
  scores: readonly { readonly points: number }[],
  names: readonly string[],
  language: Language,
): Scene<S> {
  return { state, viewer, totals: scores.map(({ points }) => points), names, language }
}

type Spoken = Scene<unknown>

/** What can be said of the table in the words of a game. */
export function sceneWords<Word extends string>(
  words: Readonly<Record<Word, Phrase>>,
  colorName: (color: number, language: Language) => string,
  nameOfCard: (card: number, language: Language) => string,
) {
  const color = ({ language }: Spoken, which: number) => colorName(which, language)
  /** 'purple 1', for each colour; or only for those that are there. */
  const perColor = (scene: Spoken, counts: readonly number[]) =>
    counts.map((n, which) => `${color(scene, which)} ${n}`)
  return {
    color,
    perColor,
    present: (scene: Spoken, counts: readonly number[]): string =>
      orNone(perColor(scene, counts).filter((_, which) => nth(counts, which) > 0)).join(', '),
    say: ({ language }: Spoken, word: Word) => words[word][language],
    count: ({ language }: Spoken, n: number, noun: Noun) => counted(n, noun)[language],
    card: ({ language }: Spoken, number: number) => nameOfCard(number, language),
  }
}

/** Views have no chance; whoever only counts needs none. */
export const NO_CHANCE: Chance = { key: [], drawn: [] }

interface Parts<S> {
  heading(scene: Scene<S>): string
  common(scene: Scene<S>): readonly string[]
  own(scene: Scene<S>, seat: number): readonly string[]
  other(scene: Scene<S>, seat: number): readonly string[]
}

/** The whole table: what everybody sees, the own things, then the others in turn. */
export function tableText<S extends Parameters<typeof turnOrder>[0]>(
  scene: Scene<S>,
  { heading, common, own, other }: Parts<S>,
): string {
  const { state, viewer } = scene
  const others = viewer < 0 ? turnOrder(state, 0) : othersOf(state, viewer)
  return [
    heading(scene),
    '',
    ...common(scene),
    ...(viewer < 0 ? [] : ['', ...own(scene, viewer)]),
    ...others.flatMap(seat => ['', ...other(scene, seat)]),
  ].join('\n')
}
