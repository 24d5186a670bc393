import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a message does. */
type Purpose = 'confirm' | 'unsubscribe'

/** Words in links that only we can have written: they work without a cookie, on any device. */
export class Tokens {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** A token for a contact, which is valid until then or for ever. */
  write(purpose: Purpose, contact: string, until = 0): string {
    const said = `${contact}.${until.toString(36)}`
    return `${said}.${this.#signature(purpose, said)}`
  }

  /** The contact in a token; undefined if we did not write it for this, or it is too old. */
  read(purpose: Purpose, token: string, now: number): string | undefined {
    const cut = Math.max(0, token.lastIndexOf('.'))
    const said = token.slice(0, cut)
    const given = Buffer.from(token.slice(cut + 1))
    const right = Buffer.from(this.#signature(purpose, said))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    const [contact, until = ''] = said.split('.')
    const last = Number.parseInt(until, 36)
    return last === 0 || last >= now ? contact : undefined
  }

  #signature(purpose: Purpose, said: string) {
    return createHmac('sha256', this.#key).update(`${purpose} ${said}`).digest('base64url')
  }
}
