import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const COOKIE = 'kontor'
const YEAR = 365 * 24 * 60 * 60

/** What is kept of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether this is the secret of which we kept the hash; takes equally long for every wrong one. */
export function isSecret(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash))
}

/** Who somebody says to be. */
export interface Claim {
  readonly person: string | undefined
  readonly session?: string | undefined
  readonly forged: boolean
}

/** Says who somebody is by a signed cookie that no page can read and no other site can send. */
export class Identity {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** The value of `Set-Cookie` that makes a browser this person: a guest, or somebody with an account in a session. */
  cookieFor(person: string, session: string | undefined, secure: boolean): string {
    const said = session === undefined ? person : `${person}.${session}`
    const parts = [
      `${COOKIE}=${said}.${this.#signature(said)}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${YEAR}`,
    ]
    return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
  }

  /** The value of `Set-Cookie` that makes a browser nobody. */
  noCookie(): string {
    return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
  }

  /** Who sent these cookies: a person, perhaps in a session, nobody, or somebody with a forged one. */
  personIn(cookies: string | undefined): Claim {
    const value = /(?:^|;\s*)kontor=([^;]*)/.exec(cookies ?? '')?.[1]
    if (value === undefined || value === '') return { person: undefined, forged: false }
    const cut = value.lastIndexOf('.')
    const said = value.slice(0, Math.max(0, cut))
    const given = Buffer.from(value.slice(cut + 1))
    const right = Buffer.from(this.#signature(said))
    if (given.length !== right.length || !timingSafeEqual(given, right))
      return { person: undefined, forged: true }
    const [person, session] = said.split('.')
    return { person, session, forged: false }
  }

  #signature(said: string) {
    return createHmac('sha256', this.#key).update(said).digest('base64url')
  }
}
