import { randomBytes } from 'node:crypto'
import { within } from './grace.ts'

/** What a server runs on besides its code: time and luck. A simulation has machines of its own. */
export interface Machine {
  /**
   * Milliseconds since 1970, by a clock that nobody sets while the server runs: a clock that jumps must not refuse anybody
   * or cost them time.
   */
  now(): number
  /** The same by the clock that people set. */
  shown(): number
  /** Does something after so many milliseconds, unless what this gives calls it off. Nothing keeps running for that. */
  after(milliseconds: number, action: () => void): CallOff
  /** What a promise comes to, or nothing if that takes longer than so many milliseconds. */
  within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined>
  /** So many bytes that nobody can guess. */
  random(length: number): Buffer
}

/** Calls off what was to be done later; once it was done that changes nothing. */
export type CallOff = () => void

const LONGEST_TIMER = 2 ** 31 - 1

/** The machine on which this process runs. */
export const THIS_MACHINE: Machine = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  shown: () => Date.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, Math.min(milliseconds, LONGEST_TIMER))
    timer.unref()
    return () => clearTimeout(timer)
  },
  within,
  random: randomBytes,
}

/** Does something again and again, so many milliseconds after each time, until it is called off. */
export function every(machine: Machine, milliseconds: number, action: () => void): CallOff {
  let callOff = machine.after(milliseconds, next)
  function next() {
    callOff = machine.after(milliseconds, next)
    action()
  }
  return () => callOff()
}

/** An identifier that nobody guesses: 96 bits. None begins with a dash, which a command line takes for an option. */
export function newId(machine: Machine): string {
  const id = machine.random(12).toString('base64url')
  return id.startsWith('-') ? newId(machine) : id
}

/** A new secret that a link carries: 128 bits. */
export function newSecret(machine: Machine): string {
  return machine.random(16).toString('base64url')
}
