import { digestOf, Fault, type Game, type State } from '@kontor/engine'
import { layersOf, WIDE } from './network.ts'
import { namesFor } from './outlook.ts'
import type { Packed } from './packed.ts'

/** What stands at the head of a network's file. */
interface Heading {
  readonly format: 1
  readonly game: string
  /** The digest of the names of the inputs that the network was trained with, and how many those are. */
  readonly names: string
  readonly inputs: number
  /** One whole number in each column of the first layer, and in all that follows it. */
  readonly measures: readonly number[]
  readonly measure: number
  /** The digest of the whole numbers. */
  readonly digest: string
}

const MARK = 'kontor network\n'

/** A network as the bytes of a file: a line that says what it is, a line of JSON, and whole numbers, low bytes before high ones. */
export function bytesOfNetwork(game: Game<State>, network: Packed): Uint8Array {
  const { inputs, first, measures, rest, measure } = network
  const half = first.length + rest.length
  const body = new Uint8Array(2 * half)
  for (let i = 0; i < half; i++) {
    const number = i < first.length ? first[i]! : rest[i - first.length]!
    body[i] = number & 0xff
    body[half + i] = (number >> 8) & 0xff
  }
  const heading: Heading = {
    format: 1,
    game: game.name,
    names: digestOf(namesFor(game)),
    inputs,
    measures: [...measures],
    measure,
    digest: digestOfBytes(body),
  }
  const head = new TextEncoder().encode(`${MARK}${JSON.stringify(heading)}\n`)
  const bytes = new Uint8Array(head.length + body.length)
  bytes.set(head)
  bytes.set(body, head.length)
  return bytes
}

/** The network in a file; a fault if it is damaged, or another game's, or one for other inputs. */
export function networkIn(game: Game<State>, bytes: Uint8Array): Packed {
  const end = bytes.indexOf(10, MARK.length)
  const head = new TextDecoder().decode(bytes.subarray(0, Math.max(0, end)))
  if (end < 0 || !head.startsWith(MARK)) throw new Fault('This is not the file of a network.')
  const heading = headingIn(head.slice(MARK.length))
  if (heading.game !== game.name) throw new Fault(`The network is for ${heading.game}, not for ${game.name}.`)
  const names = namesFor(game)
  if (heading.inputs !== names.length || heading.names !== digestOf(names))
    throw new Fault(`The network was trained with other inputs than ${game.name} has now.`)
  const { size } = layersOf(heading.inputs)
  const body = bytes.subarray(end + 1)
  if (body.length !== 2 * size || heading.digest !== digestOfBytes(body))
    throw new Fault('The file of the network is damaged.')
  const first = new Int16Array(heading.inputs * WIDE)
  const rest = new Int16Array(size - first.length)
  for (let i = 0; i < size; i++) {
    const number = ((body[i]! | (body[size + i]! << 8)) << 16) >> 16
    if (i < first.length) first[i] = number
    else rest[i - first.length] = number
  }
  const { inputs, measures, measure } = heading
  return { inputs, first, measures: Float32Array.from(measures), rest, measure }
}

function headingIn(text: string): Heading {
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('The file of the network is damaged.')
  }
}

/** A digest of bytes, by way of text: the engine's own needs no more than that. */
function digestOfBytes(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 4096) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)))
  }
  return digestOf(parts)
}
