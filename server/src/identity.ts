import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const COOKIE = 'kontor'
const YEAR = 365 * 24 * 60 * 60

/** A new secret that a link carries: 128 bits. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** An identifier that nobody guesses: 96 bits. */
export function newId(): string {
  return randomBytes(12).toString('base64url')
}

/** What is kept of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether this is the secret of which we kept the hash; takes equally long for every wrong one. */
export function isSecret(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash))
}

/** Says who somebody is by a signed cookie that no page can read and no other site can send. */
export class Identity {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** The value of `Set-Cookie` that makes a browser this person. */
  cookieFor(person: string, secure: boolean): string {
    const parts = [
      `${COOKIE}=${person}.${this.#signature(person)}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${YEAR}`,
    ]
    return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
  }

  /** Who sent these cookies: a person, nobody, or somebody with a forged one. */
  personIn(cookies: string | undefined): { person: string | undefined; forged: boolean } {
    const value = /(?:^|;\s*)kontor=([^;]*)/.exec(cookies ?? '')?.[1]
    if (value === undefined) return { person: undefined, forged: false }
    const [person = '', signature = ''] = value.split('.')
    const given = Buffer.from(signature)
    const right = Buffer.from(this.#signature(person))
    if (given.length !== right.length || !timingSafeEqual(given, right))
      return { person: undefined, forged: true }
    return { person, forged: false }
  }

  #signature(person: string) {
    return createHmac('sha256', this.#key).update(person).digest('base64url')
  }
}
