import type { Language } from '@kontor/engine'
import { SIDE_WORDS } from './labels.ts'
import { broken, grid, labelled, NONE, type Row } from './layout.ts'
import type { Scene, sceneWords } from './scene.ts'
import { orNone, type TABLE_WORDS } from './table-words.ts'
import { card as cardNoun, type Noun, point } from './terms.ts'

/** What the text of a table says of players' areas and of cards: the own one in full, the others in a few lines each. */

type Cell = string | number
type SceneWords<Word extends string> = ReturnType<typeof sceneWords<Word>>
type CityWord = keyof typeof TABLE_WORDS | 'workers'

const AFTER_ITEM = /(?<=[,;]) /

/** How a game speaks of its table. */
interface Speech<S, Word extends string> extends SceneWords<Word | CityWord> {
  nameOf(scene: Scene<S>, seat: number): string
  /** The colour of a card, also of one that shows only its back. */
  colorOf(card: number): number
  majorityName(which: number, language: Language): string
  readonly majorities: readonly unknown[]
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
  readonly places: {
    readonly word: Word
    readonly backs: readonly number[]
    on(place: number): readonly number[]
  }
  /** What else there is: for the owner, and for the others. */
  readonly more?: { own(): readonly Row[]; others(): readonly string[] }
}

/** The rows and lines that tell of a table, in the words of a game. */
export function areaWords<S extends { readonly seats: readonly Resident[] }, Word extends string>(
  speech: Speech<S, Word>,
) {
  const { say, color, card, count, perColor, present, colorOf } = speech
  type Spoken = Scene<S>
  type Own = Area<Word | CityWord>

  /** A card's name and colour, or only the colour of its back. */
  const shown = (scene: Spoken, each: number) =>
    each < 0 ? color(scene, colorOf(each)) : `${card(scene, each)} (${color(scene, colorOf(each))})`

  /** Cards on their way from one place to another, if there are any. */
  const passing = (scene: Spoken, word: 'drawn' | 'aside' | 'announced', cards: readonly number[]): Row[] =>
    cards.length > 0 ? [[say(scene, word), cards.map(each => shown(scene, each))]] : []

  const majoritiesOf = ({ language }: Spoken, mine: Resident): string[] =>
    [...speech.majorities.keys()]
      .filter(which => (mine.majorities & (1 << which)) !== 0)
      .map(which => speech.majorityName(which, language))

  /** A card's name, and whether it has been used. */
  const named = (scene: Spoken, { used }: Pick<Resident, 'used'>, each: number): string =>
    used.includes(each) ? `${card(scene, each)} (${say(scene, 'used')})` : card(scene, each)

  /** How far a half is, and what comes next. */
  function halfRow(scene: Spoken, called: string, { side, built, colors, price }: Half, money: Noun): Row {
    const [next, ...later] = colors.slice(built).map(which => color(scene, which))
    const parts = [`${built} ${say(scene, 'of')} ${colors.length}`]
    if (next !== undefined)
      parts.push(`${say(scene, 'next')}: ${next} ${say(scene, 'for')} ${count(scene, price, money)}`)
    if (later.length > 0) parts.push(`${say(scene, 'later')}: ${later.join(', ')}`)
    return [`${called} ${SIDE_WORDS[side]![scene.language]}`, parts]
  }

  const table = (
    scene: Spoken,
    word: Word | CityWord,
    head: readonly (Word | CityWord)[],
    rows: readonly (readonly Cell[])[],
  ): string[] =>
    rows.length === 0
      ? [`${say(scene, word)}: ${NONE}`]
      : [
          say(scene, word),
          ...grid(
            head.map(each => say(scene, each)),
            rows,
          ),
        ]

  /** Each place with what stands on it, and what that does. */
  function placeRows(scene: Spoken, mine: Resident, { backs, on }: Own['places']) {
    return backs.flatMap((back, i): (readonly Cell[])[] => {
      const place = [i + 1, color(scene, colorOf(back))]
      const standing = on(i)
      if (standing.length === 0) return [[...place, say(scene, 'empty'), '', '', '']]
      return standing.map(each => [...place, named(scene, mine, each), ...speech.cardCells(scene, each)])
    })
  }

  /** The same in short; empty places of a colour together. */
  function placesInShort(scene: Spoken, mine: Resident, { backs, on }: Own['places']): string[] {
    const taken: string[] = []
    const empty = [0, 0, 0, 0, 0]
    for (const [place, back] of backs.entries()) {
      const there = on(place).map(each => named(scene, mine, each))
      if (there.length === 0) empty[colorOf(back)]!++
      else taken.push(`${color(scene, colorOf(back))} ${there.join(' + ')}`)
    }
    const many = (n: number) => (n > 1 ? ` ×${n}` : '')
    const free = (n: number, which: number) =>
      n > 0 ? [`${color(scene, which)} ${say(scene, 'empty')}${many(n)}`] : []
    return [...taken, ...empty.flatMap(free)]
  }

  return {
    shown,
    named,

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

    /** The area of who looks at the table. */
    ownArea(scene: Spoken, seat: number): string[] {
      const { money, track, halves, dangers, statues, places, more } = speech.areaOf(scene, seat)
      const { state, totals, language } = scene
      const mine = state.seats[seat]!
      const worth = count(scene, track.worth, point)
      const danger = (n: number, which: number) =>
        `${speech.dangerName(which, language)} (${color(scene, which)}) ${n}`
      return [
        `${speech.nameOf(scene, seat)} (${say(scene, 'you')})`,
        ...labelled([
          [say(scene, 'points'), [`${mine.points}, ${say(scene, 'scored')} ${totals[seat]}`]],
          [say(scene, money.word), [`${money.n}`]],
          [say(scene, 'workers'), perColor(scene, mine.workers)],
          [say(scene, track.words[0]), [`${say(scene, 'space')} ${track.space}, ${worth}`]],
          ...halves.of.map(half => halfRow(scene, say(scene, halves.words[0]), half, money.noun)),
          [say(scene, dangers.word), dangers.counts.map(danger)],
          [say(scene, 'majorities'), orNone(majoritiesOf(scene, mine))],
          [say(scene, 'statues'), orNone(statues)],
          ...(more?.own() ?? []),
        ]),
        ...table(scene, places.word, speech.placeHead, placeRows(scene, mine, places)),
        ...table(
          scene,
          'hand',
          speech.handHead,
          mine.hand.map(each => speech.handCells(scene, each)),
        ),
      ]
    },

    /** The area of another player, of which everything but the fronts of hand and places is known. */
    otherArea(scene: Spoken, seat: number): string[] {
      const { money, track, halves, dangers, statues, places, more } = speech.areaOf(scene, seat)
      const { state, totals, language } = scene
      const mine = state.seats[seat]!
      const about = (word: Word | CityWord, said: readonly string[]) =>
        `${say(scene, word)}: ${orNone(said).join(', ')}`
      const hand = mine.workers.map((_, which) => mine.hand.filter(each => colorOf(each) === which).length)
      const danger = (n: number, which: number) =>
        n > 0 ? [`${speech.dangerName(which, language)} ${n}`] : []
      const built = halves.of.map(half => `${SIDE_WORDS[half.side]![language]} ${half.built}`)
      const points = count(scene, mine.points, point)
      return [
        [
          `${speech.nameOf(scene, seat)}: ${points} (${say(scene, 'scored')} ${totals[seat]})`,
          count(scene, money.n, money.noun),
          about(track.words[1], [`${say(scene, 'space')} ${track.space}`]),
          about(halves.words[1], built),
        ],
        [
          `  ${about('hand', [present(scene, hand)])}`,
          about('workers', [present(scene, mine.workers)]),
          about(dangers.word, dangers.counts.flatMap(danger)),
          about('majorities', majoritiesOf(scene, mine)),
          ...(statues.length > 0 ? [about('statues', statues)] : []),
        ],
        [`  ${about(places.word, placesInShort(scene, mine, places))}`, ...(more?.others() ?? [])],
      ].flatMap(parts => broken(parts.join('; '), 4, AFTER_ITEM))
    },
  }
}
