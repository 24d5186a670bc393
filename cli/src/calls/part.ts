import type { Language } from '@kontor/engine/presentation'
import { given, Misuse, type Values } from './command.ts'

/** One of so many parts into which work is divided between machines; the first is number 1. */
export interface Part {
  readonly number: number
  readonly of: number
}

/** The part that was asked for with `--part 3/16`, if one was. */
export function partFrom(values: Values): Part | undefined {
  const text = given(values, 'part')
  if (text === undefined) return undefined
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of) {
    throw new Misuse({
      en: `--part is one of several, such as 3/16, not ‘${text}’.`,
      de: `--part nennt einen von mehreren Teilen, zum Beispiel 3/16, nicht „${text}“.`,
      nl: `--part is er een van meerdere, bijvoorbeeld 3/16, niet ‘${text}’.`,
    })
  }
  return { number, of }
}

/** Whether a part has the thing at a place: they are dealt out in turn. */
export function hasPlace({ number, of }: Part, place: number): boolean {
  return place % of === number - 1
}

const PART: Readonly<Record<Language, string>> = { en: 'part', de: 'Teil', nl: 'deel' }

/** How a part is told behind the number of its games; nothing if it is all of them. */
export function partSaid(part: string | undefined, language: Language): string {
  return part === undefined ? '' : ` (${PART[language]} ${part})`
}
