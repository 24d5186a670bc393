import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'

/**
 * Web push without a library: a message that only the subscribed browser can read (RFC 8291), from a server that proves
 * who it is (RFC 8292).
 */

const CURVE = 'prime256v1'
/** Larger than any message of ours; the push services want it in one record. */
const RECORD = 4096
const HALF_A_DAY = 12 * 60 * 60

/** The keys that a browser hands out with its subscription. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** The keys by which push services know this server. */
export interface ServerKeys {
  /** What browsers subscribe with. */
  readonly shown: string
  readonly pair: ECDH
}

/** The keys that belong to a secret; always the same. */
export function serverKeysFrom(secret: Buffer): ServerKeys {
  // Nearly every number is a key of the curve; if one is not, the next is.
  for (let i = 0; ; i++) {
    const pair = createECDH(CURVE)
    try {
      pair.setPrivateKey(createHmac('sha256', secret).update(`vapid ${i}`).digest())
      return { shown: pair.getPublicKey('base64url'), pair }
    } catch (error) {
      if (i > 10) throw error
    }
  }
}

/** The header that proves to the push service at `endpoint` who we are; `contact` is whom it can turn to. */
export function authorization(
  { pair, shown }: ServerKeys,
  endpoint: URL,
  contact: string,
  now: number,
): string {
  const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + HALF_A_DAY, sub: contact }
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const point = pair.getPublicKey()
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: pair.getPrivateKey('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${shown}`
}

/** Whether a browser could have made this key: a point of the curve. */
export function isPushKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  try {
    createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    return point.length === 65 && point[0] === 4
  } catch {
    return false
  }
}

/** A text that only the browser with these keys can read. Key pair and salt are new each time, except in tests. */
export function sealedFor(
  { p256dh, auth }: PushKeys,
  text: string,
  pair: ECDH = freshPair(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = pair.getPublicKey()
  const shared = pair.computeSecret(theirs)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const input = derived(shared, Buffer.from(auth, 'base64url'), about, 32)
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte after the text says that this record is the last.
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed, cipher.getAuthTag()])
}

function freshPair() {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return pair
}

function derived(secret: Buffer, salt: Buffer, about: Buffer, length: number) {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length))
}
