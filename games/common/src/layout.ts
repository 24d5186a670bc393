/** Text in lines of at most 100 columns. */

const WIDTH = 100
const GAP = '   '
/** The fewest columns in which a sentence can be read. */
const NARROWEST = 30
const INDENT = 7
export const NONE = '–'

export type Row = readonly [label: string, parts: readonly string[]]

/** Lines of parts, none of them longer than `width` unless a single part is. */
function filled(parts: readonly string[], gap: string, width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + gap.length + part.length <= width)
      lines[lines.length - 1] += gap + part
    else lines.push(part)
  }
  return lines
}

/** Text broken at spaces; every line but the first begins with so many more. */
export function broken(text: string, indent: number, at = / /): string[] {
  return filled(text.split(at), ' ', WIDTH - indent).map(
    (line, i) => (i > 0 ? ' '.repeat(indent) : '') + line,
  )
}

/** Text in lines of their own, each with some space before it; none for no text. */
function indented(text: string): string[] {
  return text === ''
    ? []
    : filled(text.split(' '), ' ', WIDTH - INDENT).map(line => ' '.repeat(INDENT) + line)
}

/** A label at the left of each row, what it says beside it. */
export function labelled(rows: readonly Row[]): string[] {
  const margin = Math.max(...rows.map(([label]) => label.length)) + 2
  return rows.flatMap(([label, parts]) =>
    filled(
      parts.flatMap(part => filled(part.split(' '), ' ', WIDTH - margin)),
      GAP,
      WIDTH - margin,
    ).map((line, i) => (i === 0 ? label : '').padEnd(margin) + line),
  )
}

/** Columns with a head: numbers to the right, the last one broken into lines; where it is too narrow, below its row. */
export function grid(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map(row => `${row[i]}`.length)))
  const right = head.map((_, i) => rows.some(row => typeof row[i] === 'number'))
  const last = head.length - 1
  return [head, ...rows].flatMap(row => {
    const cells = row.slice(0, last).map((cell, i) => {
      const width = widths[i] ?? 0
      return right[i] ? `${cell}`.padStart(width) : `${cell}`.padEnd(width)
    })
    const before = `  ${cells.join('  ')}  `
    const narrow = row !== head && WIDTH - before.length < NARROWEST
    if (narrow) return [before.trimEnd(), ...indented(`${row[last]}`)]
    const [first = '', ...more] = broken(`${row[last]}`, before.length)
    return [(before + first).trimEnd(), ...more]
  })
}
