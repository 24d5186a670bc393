import type { Answer, Asked } from '../table/scene.ts'

/** The answers of 'play a card', sorted into a table: a row for each card, a column for each use. */

export interface Cell {
  readonly answers: readonly Answer[]
  /** Why it cannot be chosen; a letter stands for the reason. */
  readonly reason: string | undefined
  readonly mark: string
}

export interface Row {
  /** A card's number, or the colour that a card counts as. */
  readonly card: number | undefined
  readonly color: string | undefined
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
  readonly row: string
  readonly way: string
}

/** 'play 037 wall left' uses card 037 in the way 'wall'; 'as pink money' a card that counts as pink. */
export function useOf(name: string): Use | undefined {
  const [, row, way] = /^(?:play|as) (\S+) (\S+)/.exec(name) ?? []
  return row === undefined || way === undefined ? undefined : { row, way }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The sheet of a question about cards that can be put to these uses. */
export function sheetOf({ answers, refusals }: Asked, uses: readonly string[]): Sheet {
  const used = answers.flatMap(answer => {
    const use = useOf(answer.name)
    return use ? [{ ...use, answer }] : []
  })
  const refused = refusals.flatMap(({ name, reason }) => {
    const use = useOf(name)
    return use ? [{ ...use, reason }] : []
  })
  const texts: string[] = []
  const markOf = (reason: string) => {
    if (!texts.includes(reason)) texts.push(reason)
    return LETTERS[texts.indexOf(reason)] ?? '*'
  }
  const cell = (row: string, use: string): Cell => {
    const here = ({ row: other, way }: Use) => other === row && way === use
    const found = used.filter(here).map(({ answer }) => answer)
    const reason = found.length > 0 ? undefined : refused.find(here)?.reason
    return { answers: found, reason, mark: reason === undefined ? '' : markOf(reason) }
  }
  const names = [...new Set([...used, ...refused].map(({ row }) => row))]
  const rows = names.map((name): Row => {
    const number = Number(name)
    return {
      card: Number.isNaN(number) ? undefined : number,
      color: Number.isNaN(number) ? name : undefined,
      cells: uses.map(use => cell(name, use)),
      recolour: used.find(({ row, way }) => row === name && way === 'recolour')?.answer,
    }
  })
  return {
    rows,
    reasons: texts.map((text, i) => ({ mark: LETTERS[i] ?? '*', text })),
    others: answers.filter(({ name }) => useOf(name) === undefined),
  }
}
