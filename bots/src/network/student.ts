import { Fault } from '@kontor/engine'
import { layersOf } from './network.ts'
import type { Student } from './training.ts'

const MARK = 0x4b4e5332

/** All that a training needs to go on, as the bytes of a file. */
export function bytesOfStudent({ network, means, squares, steady, steps }: Student): Uint8Array {
  const header = Uint32Array.of(MARK, network.inputs, steps)
  const parts = [header, network.weights, means, squares, steady]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

/** The training in a file; a fault if it is damaged. */
export function studentIn(bytes: Uint8Array): Student {
  const { buffer } = Uint8Array.from(bytes)
  const [mark, inputs = 0, steps = 0] = bytes.length < 12 ? [] : new Uint32Array(buffer, 0, 3)
  const { size } = layersOf(inputs)
  if (mark !== MARK || bytes.length !== 12 + 16 * size)
    throw new Fault('This is no training, or not all of it.')
  const part = (number: number) => new Float32Array(buffer, 12 + 4 * size * number, size)
  return { network: { inputs, weights: part(0) }, means: part(1), squares: part(2), steady: part(3), steps }
}
