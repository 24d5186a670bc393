import type { Readable, Writable } from 'node:stream'
import type { ParseArgsOptionsConfig } from 'node:util'
import { Fault } from '@kontor/engine'
import type { AnyGame } from './games.ts'

/** Where a command reads and writes; tests give it their own. */
export interface Io {
  readonly in: Readable
  readonly out: Writable
  readonly err: Writable
  /** Whether a person watches: only then is progress shown. */
  readonly terminal: boolean
  /** The games that are known by name. */
  readonly games: Readonly<Record<string, () => Promise<AnyGame>>>
}

export type Values = Readonly<Record<string, string | boolean | undefined>>

export interface Command {
  readonly name: string
  readonly summary: string
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
    throw new Misuse(`--${name} is a whole number from ${min} to ${max}, not '${text}'.`)
  }
  return number
}

/** An option's text, if it was given. */
export function given(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** Runs `action`; what it finds wrong was wrong in the call. */
export function asCalled<R>(action: () => R): R {
  try {
    return action()
  } catch (error) {
    if (error instanceof Fault) throw new Misuse(error.message)
    throw error
  }
}

export function writeLine(to: Writable, line = ''): void {
  to.write(`${line}\n`)
}
