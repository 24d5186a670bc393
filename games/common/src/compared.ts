import { counted, type Description } from '@kontor/language/grammar'
import type { Phrase } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'

/** How many more or fewer there are than before, in words. */

interface Thing {
  readonly noun: Noun
  readonly descriptions?: readonly Description[]
  /** English has less of what is not counted, such as money. */
  readonly mass?: true
}

/** '2 more points', '3 fewer workers', '2 marks less'; nothing if there are as many. */
export function moreOrFewer(n: number, { noun, descriptions = [], mass }: Thing): Phrase | undefined {
  if (n === 0) return undefined
  const { en, de, nl } = counted(Math.abs(n), noun, descriptions)
  return n > 0
    ? { en: en.replace(/^\d+/, '$& more'), de: `${de} mehr`, nl: `${nl} meer` }
    : { en: mass ? `${en} less` : en.replace(/^\d+/, '$& fewer'), de: `${de} weniger`, nl: `${nl} minder` }
}
