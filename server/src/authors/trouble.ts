import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { claimed } from './resolving.ts'

/** A line of a stack, or the place that Node puts above a mistake of syntax. */
const PLACE = /(file:\/\/\/[^\s?:()]+|\/[^\s?:()]+)(?:\?v=\d+)?:(\d+)/g

/** What went wrong in a game's folder, in a sentence that says where; undefined if it was not in one. */
export function mistakeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const [first = ''] = error.message.split('\n')
  const place = placeOf(error)
  return place === undefined ? undefined : `${error.name}: ${first} (${place})`
}

/** The first line of an author's that an error passed: `src/steps.ts:12`. */
function placeOf({ stack = '' }: Error): string | undefined {
  for (const [, file = '', line] of stack.matchAll(PLACE)) {
    const address = file.startsWith('file:') ? file : `file://${file}`
    const folder = claimed().find(each => address.startsWith(each))
    if (folder !== undefined && !address.includes('/node_modules/'))
      return `${relative(fileURLToPath(folder), fileURLToPath(address))}:${line}`
  }
  return undefined
}
