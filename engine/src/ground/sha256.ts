// SHA-256 (FIPS 180-4), written here because the engine runs where no crypto module does, and must answer at once.

const ROUNDS = constants()

/** The SHA-256 digest of a text in UTF-8, as eight 32-bit words. */
export function sha256(text: string): Int32Array {
  const message = new TextEncoder().encode(text)
  const blocks = Math.ceil((message.length + 9) / 64)
  const bytes = new Uint8Array(blocks * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const data = new DataView(bytes.buffer)
  data.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29))
  data.setUint32(bytes.length - 4, message.length << 3)
  const hash = Int32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  )
  const schedule = new Int32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) schedule[i] = data.getInt32(block * 64 + i * 4)
    compress(hash, schedule)
  }
  return hash
}

/** The SHA-256 digest of a text as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return Array.from(sha256(text), word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function compress(hash: Int32Array, w: Int32Array) {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const low = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const high = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + low + w[i - 7]! + high
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const mix = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + mix + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word
}

function rotate(word: number, by: number) {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants() {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every(prime => n % prime !== 0)) primes.push(n)
  }
  return Int32Array.from(primes, prime => (Math.cbrt(prime) * 2 ** 32) | 0)
}
