import type { Readable, Writable } from 'node:stream'
import type { ParseArgsOptionsConfig } from 'node:util'
import { Fault } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { AnyGame } from '@kontor/register'
import { callIn } from './naming.ts'

/** Where a command reads and writes; tests give it their own. */
export interface Io {
  readonly in: Readable
  readonly out: Writable
  readonly err: Writable
  /** Whether a person watches: only then is progress shown. */
  readonly terminal: boolean
  /** The games that are known by name. */
  readonly games: Readonly<Record<string, () => Promise<AnyGame>>>
  /** The language of what is said to the person. */
  readonly language: Language
}

export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

export interface Command {
  /** How it is called, without the leading `kontor`. */
  readonly usage: string
  /** A line for each option. */
  readonly details: readonly (readonly [option: string, about: string])[]
  /** What else somebody should know before calling it, in paragraphs. */
  readonly notes?: readonly string[]
  readonly options: ParseArgsOptionsConfig
  readonly operands: { readonly min: number; readonly max: number }
  /** Does it; the result is the exit code. */
  run(operands: readonly string[], values: Values, io: Io): Promise<number>
}

/** The command was called wrongly: exit code 2. Faults in the work itself are 1. */
export class Misuse extends Fault {
  override name = 'Misuse'
}

/** It was not called as it is called. */
export const calledSo = (usage: string): Misuse =>
  new Misuse({
    en: `Usage: kontor ${usage}`,
    de: `Der Aufruf ist „kontor ${callIn(usage, 'de')}“.`,
    nl: `De aanroep is ‘kontor ${callIn(usage, 'nl')}’.`,
  })

/** A whole number given as an option. */
export function wholeNumber(
  values: Values,
  name: string,
  standard: number,
  min: number,
  max: number,
): number {
  const text = values[name]
  if (text === undefined) return standard
  const number = Number(text)
  if (typeof text !== 'string' || !/^\d+$/.test(text) || number < min || number > max) {
    throw new Misuse({
      en: `--${name} is a whole number from ${min} to ${max}, not ‘${text}’.`,
      de: `--${name} ist eine ganze Zahl von ${min} bis ${max}, nicht „${text}“.`,
      nl: `--${name} is een geheel getal van ${min} tot en met ${max}, niet ‘${text}’.`,
    })
  }
  return number
}

/** An option's text, if it was given. */
export function given(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** The texts of an option that may be given several times. */
export function allGiven(values: Values, name: string): readonly string[] {
  const value = values[name]
  return Array.isArray(value) ? value : []
}

/** Runs `action`; what it finds wrong was wrong in the call. */
export function asCalled<R>(action: () => R): R {
  try {
    return action()
  } catch (error) {
    if (error instanceof Fault) throw new Misuse(error.told)
    throw error
  }
}

/** What a terminal obeys or does not show, but for the end of a line. */
const UNPRINTED = /(?!\n)[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/** Writes lines. What was read from elsewhere, a name in a record for example, gives the terminal no commands. */
export function writeLine(to: Writable, line = ''): void {
  to.write(`${line.replaceAll(UNPRINTED, '\ufffd')}\n`)
}
