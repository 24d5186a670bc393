import type { About } from '@kontor/engine'
import type { Answer, Asked } from '../../worker/scene.ts'

/** The answers of 'play a card', sorted into a table: a row for each card, a column for each use. */

export interface Cell {
  readonly answers: readonly Answer[]
  /** Why it cannot be chosen; a letter stands for the reason, and for all that differ from it in one word. */
  readonly reason: string | undefined
  readonly mark: string
}

export interface Row {
  /** A card's number, or the colour that a card counts as. */
  readonly card: number | undefined
  readonly color: number | undefined
  /** One for each use, in their order. */
  readonly cells: readonly Cell[]
  /** Announcing another colour. */
  readonly recolour: Answer | undefined
}

export interface Sheet {
  readonly rows: readonly Row[]
  readonly reasons: readonly { readonly mark: string; readonly text: string }[]
  /** Everything else that can be answered. */
  readonly others: readonly Answer[]
}

interface Use {
  /** Cards and colours, told apart. */
  readonly row: string
  readonly card: number | undefined
  readonly color: number | undefined
  readonly use: string
}

/** The use that an answer is about: of a card, or of a card that counts as a colour. */
function useOf(about: About | undefined): Use | undefined {
  if (about?.card === undefined || about.use === undefined) return undefined
  const { card, color, use } = about
  return color === undefined
    ? { row: `card ${card}`, card, color, use }
    : { row: `color ${color}`, card: undefined, color, use }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The sheet of a question about cards that can be put to these uses. */
export function sheetOf({ answers, refusals }: Asked, uses: readonly string[]): Sheet {
  const used = answers.flatMap(answer => {
    const use = useOf(answer.about)
    return use ? [{ ...use, answer }] : []
  })
  const refused = refusals.flatMap(({ about, reason }) => {
    const use = useOf(about)
    return use ? [{ ...use, reason }] : []
  })
  const notes: Footnote[] = []
  const markOf = (reason: string, use: string) => LETTERS[noted(notes, reason, use)] ?? '*'
  const cell = (row: string, key: string): Cell => {
    const here = ({ row: other, use }: Use) => other === row && use === key
    const found = used.filter(here).map(({ answer }) => answer)
    const reason = found.length > 0 ? undefined : refused.find(here)?.reason
    return { answers: found, reason, mark: reason === undefined ? '' : markOf(reason, key) }
  }
  const distinct = new Map([...used, ...refused].map(each => [each.row, each]))
  const rows = [...distinct.values()].map(
    ({ row, card, color }): Row => ({
      card,
      color,
      cells: uses.map(use => cell(row, use)),
      recolour: used.find(each => each.row === row && each.use === 'recolour')?.answer,
    }),
  )
  return {
    rows,
    reasons: notes.map((note, i) => ({ mark: LETTERS[i] ?? '*', text: textOf(note) })),
    others: answers.filter(({ about }) => useOf(about) === undefined),
  }
}

/** A reason in words, and what else stands at one place of it: 'needs 1 | blue, red | worker'. */
interface Footnote {
  readonly words: readonly string[]
  /** What it speaks against. */
  readonly use: string
  /** The place at which reasons with the same letter differ, once there are several. */
  at: number
  readonly there: string[]
}

/** The place of a reason among the footnotes; reasons against a use that differ in one word, a colour or a price, share one. */
function noted(notes: Footnote[], reason: string, use: string): number {
  const words = reason.split(' ')
  for (const [i, note] of notes.entries()) {
    const differing = differences(note.words, words)
    const [at] = differing
    if (at === undefined) return i
    if (note.use !== use || differing.length > 1 || (note.at !== SAME && note.at !== at)) continue
    const word = words[at] ?? ''
    note.at = at
    if (note.there.length === 0) note.there.push(note.words[at] ?? '')
    if (!note.there.includes(word)) note.there.push(word)
    return i
  }
  notes.push({ words, use, at: SAME, there: [] })
  return notes.length - 1
}

const SAME = -1

/** The places at which two sentences differ: all of them, if one is longer. */
function differences(one: readonly string[], other: readonly string[]): number[] {
  const places = [...one.keys()]
  return one.length === other.length ? places.filter(place => one[place] !== other[place]) : [...places, SAME]
}

const textOf = ({ words, at, there }: Footnote) =>
  words.map((word, place) => (place === at ? there.join('/') : word)).join(' ')
