import { Fault, type GameRecord } from '@kontor/engine'

/** No record is longer than this, in bytes; a link that unpacks to more is not one of ours. */
const LONGEST = 1_000_000
/** What is wrong with a link that cannot be unpacked. */
export const NO_GAME = 'This link does not hold a game: it has been cut off or changed on its way.'

/** A record as letters, digits, '-' and '_', compressed, for the address of a page. */
export async function packed(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record))
  return lettersOf(await through(bytes, new CompressionStream('deflate-raw')))
}

/** The text of the record in a link; a fault if there is none. */
export async function unpacked(letters: string): Promise<string> {
  try {
    const bytes = await through(bytesOf(letters), new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Fault(NO_GAME)
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > LONGEST) {
      await reader.cancel()
      throw new Fault(NO_GAME)
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(length)
  let place = 0
  for (const chunk of chunks) {
    whole.set(chunk, place)
    place += chunk.length
  }
  return whole
}

function lettersOf(bytes: Uint8Array) {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(letters: string) {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, character => character.charCodeAt(0))
}
