import type { Io } from './command.ts'

const EVERY = 100
const WIDTH = 24

export interface Progress {
  at(done: number): void
  end(): void
}

/** Says on a terminal how far long work has come and how long it will take; silent elsewhere. */
export function progressOn(
  io: Pick<Io, 'err' | 'terminal'>,
  total: number,
  unit: string,
  before = 0,
): Progress {
  if (!io.terminal) return { at: () => {}, end: () => {} }
  const begun = performance.now()
  let last = Number.NEGATIVE_INFINITY
  return {
    at(done) {
      const now = performance.now()
      if (now - last < EVERY) return
      last = now
      const perJob = (now - begun) / (done - before)
      const left = done > before ? `, ${duration(((total - done) * perJob) / 1000)} left` : ''
      io.err.write(`\r${bar(done / total)} ${done} of ${total} ${unit}${left}\x1b[K`)
    },
    end: () => void io.err.write('\r\x1b[K'),
  }
}

/** A number of seconds as a person says it. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function bar(part: number) {
  const full = Math.floor(part * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`
}
