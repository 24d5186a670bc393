const TEXT = 0x81
/** Lengths up to this stand in the second byte, larger ones in two or eight more. */
const SHORT = 125
const MEDIUM = 0xffff

/**
 * A text as one frame of a socket (RFC 6455), ready to be written in one piece. Sending is most of what the server does,
 * and a library that makes a header and a body of it costs twice as much.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = SHORT + 1
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = SHORT + 2
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
