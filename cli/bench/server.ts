import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as breath, setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Wish } from './clients-process.ts'
import type { Traffic } from './crowd.ts'
import type { Figure } from './figure.ts'
import type { Use } from './serving-process.ts'

const SEATS = 4
const WARM_UP = 3000
const TIME = 8000
const DISK_RATE = 1000
/** So often, in milliseconds, somebody else writes to the same disk: often enough to notice when it stalls. */
const DISK_PROBED = 20

/** How many sockets, and how often a second somebody answers. */
const LOADS = [
  { sockets: 100, perSecond: 100 },
  { sockets: 1000, perSecond: 1000 },
  { sockets: 5000, perSecond: 1000 },
  { sockets: 5000, perSecond: 5000 },
] as const

/**
 * How long it takes from an answer, through the disk, to the other seats of its table: four-player Hamburg at many
 * tables, over real sockets of this machine, on SQLite. Server and clients are two processes, which share its cores.
 */
export async function benchServer(progress: (line: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-bench-'))
  const server = started('serving-process.ts', join(folder, 'kontor.db'))
  const clients = started('clients-process.ts')
  try {
    const port = await heard<number>(server)
    const empty = await asked<Use>(server, 'use')
    progress('the disk')
    const figures = await disk(folder)
    let sitting = 0
    for (const { sockets, perSecond } of LOADS) {
      progress(`${sockets} sockets, ${perSecond} answers a second`)
      const tables = sockets / SEATS - sitting
      sitting += tables
      await asked(clients, { kind: 'sit', port, tables } satisfies Wish)
      const play = { kind: 'play', perSecond } as const
      await asked(clients, { ...play, milliseconds: WARM_UP } satisfies Wish)
      const before = await asked<Use>(server, 'use')
      const [traffic, stall] = await Promise.all([
        asked<Traffic>(clients, { ...play, milliseconds: TIME } satisfies Wish),
        longestWrite(folder),
      ])
      const after = await asked<Use>(server, 'use')
      const load = `${sockets} sockets, ${perSecond} answers/s wanted`
      figures.push(
        ...figuresOf(load, traffic, {
          memory: (after.memory - empty.memory) / sitting,
          busy: (after.busy - before.busy) / traffic.answers,
        }),
        { name: `${load}: the longest that another write to the disk took`, value: stall, unit: 'ms' },
      )
    }
    return figures
  } finally {
    for (const child of [clients, server]) if (child.connected) child.disconnect()
    await Promise.all([clients, server].map(child => child.exitCode ?? once(child, 'exit')))
    await rm(folder, { recursive: true })
  }
}

function figuresOf(load: string, { answers, seconds, delays }: Traffic, { memory, busy }: Use): Figure[] {
  return [
    { name: `${load}: answers`, value: answers / seconds, unit: 'answers/s' },
    { name: `${load}: to the other seats, median`, value: share(delays, 0.5), unit: 'ms' },
    { name: `${load}: to the other seats, 99 %`, value: share(delays, 0.99), unit: 'ms' },
    { name: `${load}: work of the server for an answer`, value: busy * 1000, unit: 'µs' },
    { name: `${load}: memory for each table with its sockets`, value: memory / 1024, unit: 'KiB' },
  ]
}

/**
 * The reference: how long answers wait for this disk alone, which stalls at times, if each commit takes all that came
 * since the one before. No server that keeps answers for good before it tells them can be faster.
 */
async function disk(folder: string): Promise<Figure[]> {
  const file = await open(join(folder, 'disk'), 'w')
  const block = Buffer.alloc(4096)
  const delays: number[] = []
  const begin = performance.now()
  for (let passed = 0; passed < TIME; passed = performance.now() - begin) {
    const come = Math.floor((passed / 1000) * DISK_RATE)
    if (come > delays.length) {
      await file.write(block)
      await file.datasync()
      const now = performance.now() - begin
      while (delays.length < come) delays.push(now - ((delays.length + 1) / DISK_RATE) * 1000)
    } else await breath()
  }
  await file.close()
  delays.sort((a, b) => a - b)
  const name = `the disk alone, ${DISK_RATE} answers/s`
  return [
    { name: `${name}: median`, value: share(delays, 0.5), unit: 'ms' },
    { name: `${name}: 99 %`, value: share(delays, 0.99), unit: 'ms' },
  ]
}

/** How long the disk makes others wait meanwhile, at its worst: answers waited for it as well. */
async function longestWrite(folder: string): Promise<number> {
  const file = await open(join(folder, 'probe'), 'w')
  const block = Buffer.alloc(4096)
  let longest = 0
  for (const begin = performance.now(); performance.now() - begin < TIME; await wait(DISK_PROBED)) {
    const wrote = performance.now()
    await file.write(block, 0, block.length, 0)
    await file.datasync()
    longest = Math.max(longest, performance.now() - wrote)
  }
  await file.close()
  return longest
}

function share(sorted: readonly number[], part: number) {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}

function started(file: string, ...words: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), words, { serialization: 'advanced' })
}

function asked<R>(child: ChildProcess, wish: Wish | 'use'): Promise<R> {
  const answer = heard<R>(child)
  child.send(wish)
  return answer
}

/** The next message of a process; if it ends instead, that is an error. */
function heard<R>(child: ChildProcess): Promise<R> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the bench ended too early.'))
    child.once('exit', ended)
    child.once('message', message => {
      child.off('exit', ended)
      resolve(message as R)
    })
  })
}
