import { broken, grid, labelled, NONE, type Row } from '@kontor/common/layout'
import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { type Noun, point } from '@kontor/language/terms'
import { SIDE_WORDS } from '../labels.ts'
import { type CardSpeech, type CityWord, cardWords, type Spoken } from './cards.ts'
import { type Cell, type Places, placeRows, placesInShort } from './places.ts'
import type { Scene } from './scene.ts'
import { orNone } from './terms.ts'

/** What the text of a table says of players' areas: the own one in full, the others in a few lines each. */

const AFTER_ITEM = /(?<=[,;]) /

interface Majorities {
  readonly majorities: readonly unknown[]
  majorityName(which: number, language: Language): string
}

/** How a game speaks of its table. */
interface Speech<S, Word extends string> extends CardSpeech<Word>, Majorities {
  nameOf(scene: Scene<S>, seat: number): string
  dangerName(which: number, language: Language): string
  /** The columns that tell of a hand card, and of a card in play on its place. */
  readonly handHead: readonly (Word | CityWord)[]
  handCells(scene: Scene<S>, card: number): readonly Cell[]
  readonly placeHead: readonly (Word | CityWord)[]
  cardCells(scene: Scene<S>, card: number): readonly Cell[]
  areaOf(scene: Scene<S>, seat: number): Area<Word | CityWord>
}

/** A half of a wall or a canal: how far it is, its colours, and what the next place costs. */
interface Half {
  readonly side: number
  readonly built: number
  readonly colors: readonly number[]
  readonly price: number
}

/** What every player has in every city. */
interface Resident {
  readonly points: number
  readonly majorities: number
  readonly workers: readonly number[]
  readonly hand: readonly number[]
  readonly used: readonly number[]
}

/** What the cities call and count in their own ways. */
export interface Area<Word> {
  readonly money: { readonly word: Word; readonly noun: Noun; readonly n: number }
  /** The track, as it is called in full and in short. */
  readonly track: { readonly words: readonly [Word, Word]; readonly space: number; readonly worth: number }
  /** One half, and both. */
  readonly halves: { readonly words: readonly [Word, Word]; readonly of: readonly Half[] }
  readonly dangers: { readonly word: Word; readonly counts: readonly number[] }
  readonly statues: readonly string[]
  /** Cards that lie back up, and what stands on each. */
  readonly places: Places & { readonly word: Word }
  /** What else there is: for the owner, and for the others. */
  readonly more?: { own(): readonly Row[]; others(): readonly string[] }
}

interface Inhabited {
  readonly seats: readonly Resident[]
}

/** The rows and lines that tell of a table, in the words of a game. */
export function areaWords<S extends Inhabited, Word extends string>(speech: Speech<S, Word>) {
  return {
    ...cardWords(speech),
    /** The area of whoever looks at the table. */
    ownArea: (scene: Scene<S>, seat: number): string[] => ownArea(speech, scene, seat),
    /** The area of another player, of which everything but the fronts of hand and places is known. */
    otherArea: (scene: Scene<S>, seat: number): string[] => otherArea(speech, scene, seat),
  }
}

const majoritiesOf = (
  { majorities, majorityName }: Majorities,
  { language }: Spoken,
  mine: Resident,
): string[] =>
  [...majorities.keys()]
    .filter(which => (mine.majorities & (1 << which)) !== 0)
    .map(which => majorityName(which, language))

/** How far a half is, and what comes next. */
function halfRow<S, Word extends string>(
  { say, color, count }: Speech<S, Word>,
  scene: Scene<S>,
  { halves, money }: Pick<Area<Word | CityWord>, 'halves' | 'money'>,
  { side, built, colors, price }: Half,
): Row {
  const [next, ...later] = colors.slice(built).map(which => color(scene, which))
  const parts = [`${built} ${say(scene, 'of')} ${colors.length}`]
  if (next !== undefined)
    parts.push(`${say(scene, 'next')}: ${next} ${say(scene, 'for')} ${count(scene, price, money.noun)}`)
  if (later.length > 0) parts.push(`${say(scene, 'later')}: ${later.join(', ')}`)
  return [`${say(scene, halves.words[0])} ${nth(SIDE_WORDS, side)[scene.language]}`, parts]
}

/** A table under its name, or a dash where it has no rows. */
function tableOf<S, Word extends string>(
  { say }: Speech<S, Word>,
  scene: Scene<S>,
  word: Word | CityWord,
  head: readonly (Word | CityWord)[],
  rows: readonly (readonly Cell[])[],
): string[] {
  if (rows.length === 0) return [`${say(scene, word)}: ${NONE}`]
  const titles = head.map(each => say(scene, each))
  return [say(scene, word), ...grid(titles, rows)]
}

function ownArea<S extends Inhabited, Word extends string>(
  speech: Speech<S, Word>,
  scene: Scene<S>,
  seat: number,
): string[] {
  const { say, color, count, perColor, dangerName, handHead, placeHead, handCells } = speech
  const area = speech.areaOf(scene, seat)
  const { money, track, halves, dangers, statues, places, more } = area
  const { state, totals, language } = scene
  const mine = nth(state.seats, seat)
  const worth = count(scene, track.worth, point)
  const danger = (n: number, which: number) => `${dangerName(which, language)} (${color(scene, which)}) ${n}`
  const hand = mine.hand.map(each => handCells(scene, each))
  return [
    `${speech.nameOf(scene, seat)} (${say(scene, 'you')})`,
    ...labelled([
      [say(scene, 'points'), [`${mine.points} (${totals[seat]}${say(scene, 'scored')})`]],
      [say(scene, money.word), [`${money.n}`]],
      [say(scene, 'workers'), perColor(scene, mine.workers)],
      [say(scene, track.words[0]), [`${say(scene, 'space')} ${track.space}, ${worth}`]],
      ...halves.of.map(half => halfRow(speech, scene, area, half)),
      [say(scene, dangers.word), dangers.counts.map(danger)],
      [say(scene, 'majorities'), orNone(majoritiesOf(speech, scene, mine))],
      [say(scene, 'statues'), orNone(statues)],
      ...(more?.own() ?? []),
    ]),
    ...tableOf(speech, scene, places.word, placeHead, placeRows(speech, scene, mine, places)),
    ...tableOf(speech, scene, 'hand', handHead, hand),
  ]
}

function otherArea<S extends Inhabited, Word extends string>(
  speech: Speech<S, Word>,
  scene: Scene<S>,
  seat: number,
): string[] {
  const { say, count, present, colorOf } = speech
  const { money, track, halves, dangers, statues, places, more } = speech.areaOf(scene, seat)
  const { state, totals, language } = scene
  const mine = nth(state.seats, seat)
  const about = (word: Word | CityWord, said: readonly string[]) =>
    `${say(scene, word)}: ${orNone(said).join(', ')}`
  const hand = mine.workers.map((_, which) => mine.hand.filter(each => colorOf(each) === which).length)
  const danger = (n: number, which: number) => (n > 0 ? [`${speech.dangerName(which, language)} ${n}`] : [])
  const built = halves.of.map(half => `${nth(SIDE_WORDS, half.side)[language]} ${half.built}`)
  const points = count(scene, mine.points, point)
  return [
    [
      `${speech.nameOf(scene, seat)}: ${points} (${totals[seat]}${say(scene, 'scored')})`,
      count(scene, money.n, money.noun),
      about(track.words[1], [`${say(scene, 'space')} ${track.space}`]),
      about(halves.words[1], built),
    ],
    [
      `  ${about('hand', [present(scene, hand)])}`,
      about('workers', [present(scene, mine.workers)]),
      about(dangers.word, dangers.counts.flatMap(danger)),
      about('majorities', majoritiesOf(speech, scene, mine)),
      ...(statues.length > 0 ? [about('statues', statues)] : []),
    ],
    [`  ${about(places.word, placesInShort(speech, scene, mine, places))}`, ...(more?.others() ?? [])],
  ].flatMap(parts => broken(parts.join('; '), 4, AFTER_ITEM))
}
