import type { AddressInfo } from 'node:net'
import { buildPage, PAGE, serve as serveFolder } from '@kontor/server'
import { type Command, wholeNumber, writeLine } from './command.ts'

/** `kontor serve`: the page, in the browser. */
export const serve: Command = {
  name: 'serve',
  summary: 'Serve the page to play in the browser.',
  usage: 'serve [--port p]',
  details: [['--port p', 'the port on this machine (8080); 0 takes any free one']],
  options: { port: { type: 'string' } },
  operands: { min: 0, max: 0 },

  async run(_, values, io) {
    const port = wholeNumber(values, 'port', 8080, 0, 65_535)
    await buildPage(() => writeLine(io.err, 'Building the page …'))
    const server = await serveFolder(PAGE, port)
    writeLine(io.out, `Kontor is at http://localhost:${(server.address() as AddressInfo).port}/`)
    writeLine(io.out, 'Stop it with Ctrl+C.')
    return new Promise(resolve => server.once('close', () => resolve(0)))
  },
}
