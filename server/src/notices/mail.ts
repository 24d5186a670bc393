import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../ground/index.ts'
import { Undeliverable } from './courier.ts'

const PATIENCE = 20_000

/** A letter to one person. */
export interface Letter {
  /** The same letter always has the same name, so that one which comes twice is recognised. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where mail programs say that somebody wants no more letters. */
  readonly unsubscribe?: string
}

/** Sends letters through the mail server that the host has named. */
export class Mail {
  readonly #transport: ReturnType<typeof createTransport>
  readonly #from: string
  readonly #domain: string
  /** The connections on which something is being sent: nodemailer does not end them when it is closed. */
  readonly #open = new Set<Socket>()

  constructor({ server, from }: MailSettings) {
    this.#transport = createTransport({
      url: server,
      getSocket: ({ host, port, secure }, found) => {
        const socket = connect({ host: host ?? 'localhost', port: Number(port ?? (secure ? 465 : 587)) })
        this.#keep(socket)
        socket.once('connect', () => found(null, { connection: socket }))
        socket.once('error', found)
      },
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    this.#from = from
    this.#domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  }

  async send({ id, to, subject, text, unsubscribe }: Letter): Promise<void> {
    const list = unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    const message = {
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${this.#domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...list },
    }
    try {
      await this.#transport.sendMail(message)
    } catch (error) {
      // What the server says may hold the address; its number is enough.
      const { responseCode = 0 } = error as { responseCode?: number }
      const said = responseCode === 0 ? 'cannot be reached' : `refuses the message (${responseCode})`
      throw new Undeliverable(`The mail server ${said}.`, responseCode >= 500 && responseCode !== 535)
    }
  }

  close(): void {
    this.#transport.close()
    for (const socket of this.#open) socket.destroy(new Error('The server is shutting down.'))
  }

  #keep(socket: Socket) {
    this.#open.add(socket)
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('The mail server says nothing.')))
    socket.once('close', () => this.#open.delete(socket))
  }
}
