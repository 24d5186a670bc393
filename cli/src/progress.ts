import type { Io } from './command.ts'

const EVERY = 100

export interface Progress {
  at(done: number): void
  end(): void
}

/** Says on a terminal how far long work has come; silent elsewhere. */
export function progressOn(io: Pick<Io, 'err' | 'terminal'>, total: number, unit: string): Progress {
  if (!io.terminal) return { at: () => {}, end: () => {} }
  let last = 0
  return {
    at(done) {
      const now = performance.now()
      if (now - last < EVERY) return
      last = now
      io.err.write(`\r${done} of ${total} ${unit} (${Math.floor((100 * done) / total)} %)\x1b[K`)
    },
    end: () => void io.err.write('\r\x1b[K'),
  }
}
