import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { jetty } from '../../engine/test/jetty/index.ts'
import { main } from '../src/main.ts'

/** Runs a command line in this process, with the engine's small game known by name. */
export async function kontor(line: string, input = '', terminal = false) {
  const out = new PassThrough()
  const err = new PassThrough()
  const io = { in: Readable.from([input]), out, err, terminal, games: { jetty: async () => jetty } }
  const code = await main(
    line.split(' ').filter(word => word !== ''),
    io,
  )
  out.end()
  err.end()
  return { code, out: await text(out), err: await text(err) }
}
