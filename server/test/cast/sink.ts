import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'

/** A letter as it arrived. */
export interface Arrived {
  readonly to: string
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

/** A mail server that delivers nothing: it keeps every letter, for a test to read. */
export class Sink {
  readonly letters: Arrived[] = []
  /** What it answers to a recipient; 550 and the like refuse. */
  verdict = '250 OK'
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = createServer(socket => this.#serve(socket))
  }

  static async started(): Promise<Sink> {
    const sink = new Sink()
    await new Promise<void>(resolve => sink.#server.listen(0, '127.0.0.1', resolve))
    return sink
  }

  /** The address for KONTOR_SMTP. */
  get address(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What came for an address, the oldest first. */
  to(address: string): Arrived[] {
    return this.letters.filter(({ to }) => to === address)
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }

  #serve(socket: Socket) {
    let pending = ''
    let letter: string[] | undefined
    let to = ''
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      const [verb = ''] = line.toUpperCase().split(/[ :]/)
      if (letter) {
        if (line !== '.') return void letter.push(line.replace(/^\./, ''))
        this.letters.push(read(to, letter))
        letter = undefined
        say('250 OK')
      } else if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)![1]!
        say(this.verdict)
      } else if (verb === 'DATA') {
        letter = []
        say('354 Go on')
      } else if (verb === 'QUIT') {
        say('221 Bye')
        socket.end()
      } else say('250 OK')
    }
    socket.on('data', data => {
      const lines = (pending + String(data)).split('\r\n')
      pending = lines.pop()!
      for (const line of lines) hear(line)
    })
    say('220 sink')
  }
}

function read(to: string, lines: readonly string[]): Arrived {
  const cut = lines.indexOf('')
  const unfolded = lines.slice(0, cut).join('\n').replace(/\n\s+/g, ' ').split('\n')
  const headers = new Map(
    unfolded.map(line => {
      const [name = '', ...rest] = line.split(': ')
      return [name.toLowerCase(), decodedWords(rest.join(': '))]
    }),
  )
  const body = lines.slice(cut + 1).join('\n')
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return { to, headers, text: Buffer.from(body, 'base64').toString() }
  return { to, headers, text: encoding === 'quoted-printable' ? quoted(body.replace(/=\n/g, '')) : body }
}

/** Words in headers that are not plain letters: =?UTF-8?Q?…?= */
function decodedWords(text: string) {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, how: string, said: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(said, 'base64').toString() : quoted(said.replaceAll('_', ' ')),
    )
}

function quoted(text: string) {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
