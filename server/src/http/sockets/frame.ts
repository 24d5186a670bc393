const TEXT = 0x81
/** Lengths up to this stand in the second byte, larger ones in two or eight more. */
const SHORT = 125
const MEDIUM = 0xffff

/**
 * A text as one frame of a socket (RFC 6455): a string of bytes, to be written as latin1. Sending is most of what the
 * server does, and a string, which is nearly always plain ASCII, is sent without making a buffer of it.
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text)
  return headFor(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'))
}

function headFor(length: number) {
  if (length <= SHORT) return String.fromCharCode(TEXT, length)
  if (length <= MEDIUM) return String.fromCharCode(TEXT, SHORT + 1, length >> 8, length & 255)
  const head = Buffer.alloc(10)
  head[0] = TEXT
  head[1] = SHORT + 2
  head.writeBigUInt64BE(BigInt(length), 2)
  return head.toString('latin1')
}
