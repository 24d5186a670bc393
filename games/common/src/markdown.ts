import type { Language } from '@kontor/engine/presentation'
import type { Phrase } from '@kontor/language/phrase'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The lines of a Markdown table with its head in a language. */
export const markdownTable = (
  head: readonly Phrase[],
  language: Language,
  rows: readonly (readonly string[])[],
): string[] => [row(head.map(cell => cell[language])), row(head.map(() => '---')), ...rows.map(row)]
