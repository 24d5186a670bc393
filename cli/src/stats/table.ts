import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { LOCALES } from '@kontor/language/typography'
import { buildRate, byWinShift, type CardReport, perBuilt } from './report.ts'
import { COLUMNS, type Column, WORDS, type Words } from './words.ts'

/** What a cell shows, and the number by which it sorts where it is one. */
export interface Cell {
  readonly text: string
  readonly key: number | string
}

/** The cells of a card, by column. */
export function cellsOf(card: CardReport, language: Language): Readonly<Record<Column, Cell>> {
  const words = WORDS[language]
  const format = figures(language)
  const figure = (value: number | null, unit = ''): Cell =>
    value === null
      ? { text: '–', key: Number.NEGATIVE_INFINITY }
      : { text: `${format(value)}${unit}`, key: value }
  const whole = (value: number): Cell => ({ text: `${value}`, key: value })
  const word = (text: string): Cell => ({ text, key: text })
  const rate = buildRate(card)
  return {
    number: whole(card.number),
    name: word(card.name),
    category: word(card.category),
    color: word(card.color),
    cost: whole(card.cost),
    drawn: whole(card.drawn),
    built: figure(rate === null ? null : 100 * rate),
    activated: figure(perBuilt(card, 'activated')),
    points: figure(perBuilt(card, 'points')),
    money: figure(perBuilt(card, 'money')),
    winShift: range(words, language, 100, card.winShift, card.winShiftLow, card.winShiftHigh),
    pointShift: range(words, language, 1, card.pointShift, card.pointShiftLow, card.pointShiftHigh),
  }
}

/** The table for a terminal, the cards that help most to win first. */
export function tableOf(cards: readonly CardReport[], language: Language): string {
  const { columns, method } = WORDS[language]
  const shown = COLUMNS.filter(column => column !== 'category')
  const heads = shown.map(column => columns[column])
  const rows = byWinShift(cards).map(card => {
    const cells = cellsOf(card, language)
    return shown.map(column => cells[column].text)
  })
  const widths = shown.map((_, i) => Math.max(...[heads, ...rows].map(row => nth(row, i).length)))
  const lineOf = (row: readonly string[]) =>
    row
      .map((text, i) => (isWord(nth(shown, i)) ? text.padEnd(nth(widths, i)) : text.padStart(nth(widths, i))))
      .join('  ')
      .trimEnd()
  return [heads, ...rows].map(lineOf).concat('', method).join('\n')
}

/** Whether a column holds words: they stand at the left of their cells, figures at the right. */
export function isWord(column: Column): boolean {
  return column === 'name' || column === 'category' || column === 'color'
}

/** How numbers are written: with one digit after the point, a true minus, and a plus where signs matter. */
export function figures(language: Language, signed = false): (value: number) => string {
  const { format } = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  return value => format(value).replace('-', '−')
}

/** '+1.2 (−0.3 to +2.7)' */
function range(
  words: Words,
  language: Language,
  scale: number,
  value: number | null,
  low: number | null,
  high: number | null,
): Cell {
  if (value === null || low === null || high === null) return { text: '–', key: Number.NEGATIVE_INFINITY }
  const format = figures(language, true)
  const say = (n: number) => format(scale * n)
  return { text: `${say(value)} (${words.range(say(low), say(high))})`, key: value }
}
