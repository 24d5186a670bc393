import type { Language } from '@kontor/engine'
import { SIDE_WORDS } from './labels.ts'
import type { Row } from './layout.ts'
import type { Scene } from './scene.ts'
import type { TABLE_WORDS } from './table-words.ts'

type Spoken = Scene<unknown>

/** How a game speaks of its table. */
interface Speech {
  say(scene: Spoken, word: keyof typeof TABLE_WORDS): string
  color(scene: Spoken, which: number): string
  card(scene: Spoken, number: number): string
  /** The colour of a card, also of one that shows only its back. */
  colorOf(card: number): number
  majorityName(which: number, language: Language): string
  readonly majorities: readonly unknown[]
}

/** A half of a wall or a canal: what it is called, how far it is, its colours, and what the next place costs. */
interface Half {
  readonly called: string
  readonly side: number
  readonly built: number
  readonly colors: readonly number[]
  readonly price: string
}

/** What the text of a table says of players' areas and of cards. */
export function areaWords({ say, color, card, colorOf, majorityName, majorities }: Speech) {
  /** A card's name and colour, or only the colour of its back. */
  const shown = (scene: Spoken, each: number) =>
    each < 0 ? color(scene, colorOf(each)) : `${card(scene, each)} (${color(scene, colorOf(each))})`
  return {
    shown,

    /** Cards on their way from one place to another, if there are any. */
    passing: (scene: Spoken, word: 'drawn' | 'aside' | 'announced', cards: readonly number[]): Row[] =>
      cards.length > 0 ? [[say(scene, word), cards.map(each => shown(scene, each))]] : [],

    majoritiesOf: ({ language }: Spoken, mine: { readonly majorities: number }): string[] =>
      [...majorities.keys()]
        .filter(which => (mine.majorities & (1 << which)) !== 0)
        .map(which => majorityName(which, language)),

    /** A card's name, and whether it has been used. */
    named: (scene: Spoken, { used }: { readonly used: readonly number[] }, each: number): string =>
      used.includes(each) ? `${card(scene, each)} (${say(scene, 'used')})` : card(scene, each),

    /** How far a half is, and what comes next. */
    halfRow(scene: Spoken, { called, side, built, colors, price }: Half): Row {
      const [next, ...later] = colors.slice(built).map(which => color(scene, which))
      const parts = [`${built} ${say(scene, 'of')} ${colors.length}`]
      if (next !== undefined) parts.push(`${say(scene, 'next')}: ${next} ${say(scene, 'for')} ${price}`)
      if (later.length > 0) parts.push(`${say(scene, 'later')}: ${later.join(', ')}`)
      return [`${called} ${SIDE_WORDS[side]![scene.language]}`, parts]
    },

    /** Face-down cards with what is on them; empty ones of a colour together. */
    placesOf(scene: Spoken, backs: readonly number[], standing: (place: number) => readonly string[]) {
      const taken: string[] = []
      const empty = [0, 0, 0, 0, 0]
      for (const [place, back] of backs.entries()) {
        const there = standing(place)
        if (there.length === 0) empty[colorOf(back)]!++
        else taken.push(`${color(scene, colorOf(back))} ${there.join(' + ')}`)
      }
      const many = (n: number) => (n > 1 ? ` ×${n}` : '')
      const free = (n: number, which: number) =>
        n > 0 ? [`${color(scene, which)} ${say(scene, 'empty')}${many(n)}`] : []
      return [...taken, ...empty.flatMap(free)]
    },
  }
}
