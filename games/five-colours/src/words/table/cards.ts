import { NONE, type Row } from '@kontor/common/layout'
import { card as cardNoun } from '@kontor/language/terms'
import type { Scene, sceneWords } from './scene.ts'
import type { TABLE_WORDS } from './terms.ts'

/** What the text of a table says of cards and dice. */

export type CityWord = keyof typeof TABLE_WORDS | 'workers'

/** How a game speaks of its cards. */
export interface CardSpeech<Word extends string> extends ReturnType<typeof sceneWords<Word | CityWord>> {
  /** The colour of a card, also of one that shows only its back. */
  colorOf(card: number): number
}

/** Whoever looks at the table, whatever the state of the game is. */
export type Spoken = Scene<unknown>

/** A card's name, and whether it has been used. */
export function named<Word extends string>(
  { say, card }: CardSpeech<Word>,
  scene: Spoken,
  { used }: { readonly used: readonly number[] },
  each: number,
): string {
  return used.includes(each) ? `${card(scene, each)} (${say(scene, 'used')})` : card(scene, each)
}

/** The rows that tell of cards and dice. */
export function cardWords<Word extends string>(speech: CardSpeech<Word>) {
  const { say, color, card, count, colorOf } = speech

  /** A card's name and colour, or only the colour of its back. */
  const shown = (scene: Spoken, each: number) =>
    each < 0 ? color(scene, colorOf(each)) : `${card(scene, each)} (${color(scene, colorOf(each))})`

  const passing = (scene: Spoken, word: 'drawn' | 'aside' | 'announced', cards: readonly number[]): Row[] =>
    cards.length > 0 ? [[say(scene, word), cards.map(each => shown(scene, each))]] : []

  return {
    shown,

    named: (scene: Spoken, mine: Parameters<typeof named>[2], each: number): string =>
      named(speech, scene, mine, each),

    diceRow: (scene: Spoken, dice: readonly number[]): Row => [
      say(scene, 'dice'),
      dice.map((pips, which) => `${color(scene, which)} ${pips || NONE}`),
    ],

    discardRow: (scene: Spoken, discard: readonly number[]): Row => [
      say(scene, 'discard'),
      [
        count(scene, discard.length, cardNoun),
        ...discard.slice(-1).map(each => `${say(scene, 'top')}: ${shown(scene, each)}`),
      ],
    ],

    /** Cards on their way from one place to another, if there are any. */
    passingRows: (
      scene: Spoken,
      { picked, aside, announced }: Readonly<Record<'picked' | 'aside' | 'announced', readonly number[]>>,
    ): Row[] => [
      ...passing(scene, 'drawn', picked),
      ...passing(scene, 'aside', aside),
      ...passing(scene, 'announced', announced),
    ],
  }
}
