/** A table as it was written: the first row is the header. Rows are numbered from 1, as a spreadsheet shows them. */
export interface Csv {
  readonly rows: readonly (readonly string[])[]
  /** Where the text stopped being a table; the rows before it were read. */
  readonly problem?: string
}

const BYTE_ORDER_MARK = '\ufeff'
/** A cell as far as its end: in quotes, which are doubled inside, or without any. */
const CELL = /"([^"]*(?:""[^"]*)*)"(?!")|([^",\r\n]*)/y
/** What may follow a cell: another one, another row or nothing more. */
const BORDER = /,|\r?\n|$/y

/** Reads comma-separated values strictly: what a spreadsheet would have to guess is a problem here. */
export function readCsv(text: string): Csv {
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  while (at < text.length || row.length > 0) {
    const cell = match(CELL, text, at)!
    const border = match(BORDER, text, at + cell[0].length)
    if (!border) return { rows, problem: `${place(rows, row)}: ${trouble(text, at, cell[0])}.` }
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[2]!)
    at += cell[0].length + border[0].length
    if (border[0] !== ',') {
      rows.push(row)
      row = []
    }
  }
  return { rows }
}

function match(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function place(rows: readonly (readonly string[])[], row: readonly string[]) {
  return placeOf(rows.length + 1, rows[0]?.[row.length] || row.length + 1)
}

/** How a message names a cell. */
export function placeOf(row: number, column: string | number): string {
  return `Row ${row}, column ${shown(`${column}`)}`
}

/** A stranger's text in a sentence of ours: on one line and not too long. */
export function shown(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

function trouble(text: string, at: number, cell: string) {
  const next = text[at + cell.length]
  if (next === '\r') return 'a line ends with a carriage return alone'
  if (cell !== '' && text[at] === '"') return 'something follows the closing quote'
  return text[at] === '"'
    ? 'the quote is never closed'
    : 'a quote stands inside a cell that has none around it'
}
