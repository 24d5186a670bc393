import { nth } from '@kontor/engine'
/** Rows of cells as lines: the columns named to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[], left: readonly number[] = [0]): string {
  const widths = nth(rows, 0).map((_, at) => Math.max(...rows.map(row => nth(row, at).length)))
  return rows
    .map(row =>
      row
        .map((cell, at) =>
          left.includes(at) ? cell.padEnd(nth(widths, at)) : cell.padStart(nth(widths, at)),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
