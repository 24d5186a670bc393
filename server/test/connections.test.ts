import { expect, test } from 'vitest'
import { Connections } from '../src/connections.ts'

interface Somebody {
  readonly address: string
  readonly person: string
  silence: number
}

/** Lets seconds pass; gives the last of them. */
function pass(connections: Connections<Somebody>, seconds: number) {
  for (let i = 1; i < seconds; i++) expect(connections.tick()).toEqual({ asked: [], gone: [] })
  return connections.tick()
}

test('who is silent for 10 seconds is asked, and is gone after 10 more; who says something stays', () => {
  const connections = new Connections<Somebody>()
  const ann = { address: '127.0.0.1', person: 'Ann', silence: 0 }
  const ben = { address: '127.0.0.1', person: 'Ben', silence: 0 }
  connections.add(ann)
  connections.add(ben)
  expect(pass(connections, 10)).toEqual({ asked: [ann, ben], gone: [] })
  ben.silence = 0
  expect(pass(connections, 10)).toEqual({ asked: [ben], gone: [ann] })
  connections.remove(ann)
  ben.silence = 0
  expect(pass(connections, 10)).toEqual({ asked: [ben], gone: [] })
})
