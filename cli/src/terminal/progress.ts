import type { Language } from '@kontor/engine/presentation'
import type { Io } from '../calls/command.ts'

const EVERY = 100
const WIDTH = 24

type Unit = 'games' | 'answers' | 'parts' | 'generations'

const SAYS: Readonly<
  Record<Language, Readonly<Record<Unit | 'of' | 'generation', string>> & { left(time: string): string }>
> = {
  en: {
    of: 'of',
    games: 'games',
    answers: 'moves',
    parts: 'parts',
    generation: 'generation',
    generations: 'generations',
    left: time => `${time} left`,
  },
  de: {
    of: 'von',
    games: 'Partien',
    answers: 'Spielzügen',
    parts: 'Teilen',
    generation: 'Generation',
    generations: 'Generationen',
    left: time => `noch ${time}`,
  },
  nl: {
    of: 'van',
    games: 'partijen',
    answers: 'zetten',
    parts: 'delen',
    generation: 'generatie',
    generations: 'generaties',
    left: time => `nog ${time}`,
  },
}

export interface Progress {
  at(done: number): void
  end(): void
}

/** Says on a terminal how far long work has come and how long it will take; silent elsewhere. */
export function progressOn(
  io: Pick<Io, 'err' | 'terminal'> & Partial<Pick<Io, 'language'>>,
  total: number,
  unit: Unit,
  before = 0,
  generation?: number,
): Progress {
  if (!io.terminal) return { at: () => {}, end: () => {} }
  const say = SAYS[io.language ?? 'en']
  const within = generation === undefined ? '' : ` (${say.generation} ${generation})`
  const begun = performance.now()
  let last = Number.NEGATIVE_INFINITY
  return {
    at(done) {
      const now = performance.now()
      if (now - last < EVERY) return
      last = now
      const perJob = (now - begun) / (done - before)
      const left = done > before ? `, ${say.left(duration(((total - done) * perJob) / 1000))}` : ''
      io.err.write(`\r${bar(done / total)} ${done} ${say.of} ${total} ${say[unit]}${within}${left}\x1b[K`)
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
