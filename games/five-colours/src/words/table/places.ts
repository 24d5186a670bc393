import { type CardSpeech, named, type Spoken } from './cards.ts'
import type { Scene } from './scene.ts'

/** What the text of a table says of the places on which cards stand: sites or houses. */

export type Cell = string | number

/** Cards that lie back up, and what stands on each. */
export interface Places {
  readonly backs: readonly number[]
  on(place: number): readonly number[]
}

interface Owner {
  readonly used: readonly number[]
}

interface Speech<S, Word extends string> extends CardSpeech<Word> {
  cardCells(scene: Scene<S>, card: number): readonly Cell[]
}

/** Each place with what stands on it, and what that does. */
export function placeRows<S, Word extends string>(
  speech: Speech<S, Word>,
  scene: Scene<S>,
  mine: Owner,
  { backs, on }: Places,
): (readonly Cell[])[] {
  const { say, color, colorOf, cardCells } = speech
  return backs.flatMap((back, i): (readonly Cell[])[] => {
    const place = [i + 1, color(scene, colorOf(back))]
    const standing = on(i)
    if (standing.length === 0) return [[...place, say(scene, 'empty'), '', '', '']]
    return standing.map(each => [...place, named(speech, scene, mine, each), ...cardCells(scene, each)])
  })
}

/** The same in short; empty places of a colour together. */
export function placesInShort<Word extends string>(
  speech: CardSpeech<Word>,
  scene: Spoken,
  mine: Owner,
  { backs, on }: Places,
): string[] {
  const { say, color, colorOf } = speech
  const taken: string[] = []
  const empty = [0, 0, 0, 0, 0]
  for (const [place, back] of backs.entries()) {
    const there = on(place).map(each => named(speech, scene, mine, each))
    if (there.length === 0) empty[colorOf(back)]!++
    else taken.push(`${color(scene, colorOf(back))} ${there.join(' + ')}`)
  }
  const many = (n: number) => (n > 1 ? ` ×${n}` : '')
  const free = (n: number, which: number) =>
    n > 0 ? [`${color(scene, which)} ${say(scene, 'empty')}${many(n)}`] : []
  return [...taken, ...empty.flatMap(free)]
}
