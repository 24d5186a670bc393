import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Rounds as a power of two, block size and lanes of scrypt: some 32 MiB and a tenth of a second each time. */
const ROUNDS = 15
const COST = { N: 2 ** ROUNDS, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const LENGTH = 32

/** What is kept of a password: rounds, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return [ROUNDS, salt.toString('base64url'), (await derived(password, salt)).toString('base64url')].join('.')
}

/** Whether this is the password; takes as long for a login that nobody has. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = (kept ?? '').split('.')
  const given = await derived(password, Buffer.from(salt, 'base64url'))
  const right = Buffer.alloc(LENGTH)
  Buffer.from(hash, 'base64url').copy(right)
  return timingSafeEqual(given, right) && kept !== undefined
}

function derived(password: string, salt: Buffer): Promise<Buffer> {
  // The same letters typed on another device may come as other code points.
  const text = password.normalize('NFKC')
  return new Promise((resolve, reject) => {
    scrypt(text, salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
