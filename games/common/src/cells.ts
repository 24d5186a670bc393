import { shown } from './csv.ts'

/** What can be wrong with a cell of a table of cards; undefined if nothing is. */

/** A cell that is none of the names it may be. */
export function notOneOf(names: readonly string[], cell: string): string | undefined {
  if (names.includes(cell)) return undefined
  return `'${shown(cell)}' is not one of ${names.join(', ')}`
}

/** When a card works cannot differ from what its expression says. */
export function disagreeing(
  number: number | undefined,
  cell: string,
  activationOf: (number: number) => string,
  agrees = (does: string) => cell === does,
): string | undefined {
  if (number === undefined) return undefined
  const does = activationOf(number)
  return agrees(does)
    ? undefined
    : `'${cell}' does not agree with what card ${number} does, which is '${does}'`
}

/** What is a rule may be repeated in an owner's table, but not changed. */
export function changed(number: number | undefined, cell: string, rule: string): string | undefined {
  if (number === undefined || cell === rule) return undefined
  return `card ${number} has '${rule}', which is a rule and cannot be '${shown(cell)}'`
}
