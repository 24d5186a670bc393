import { expect, test } from 'vitest'
import { Connections, PARTS_OF_A_SECOND } from '../../../src/http/sockets/connections.ts'

interface Somebody {
  readonly person: string
  silence: number
}

function second(connections: Connections<Somebody>) {
  const ticks = Array.from({ length: PARTS_OF_A_SECOND }, () => connections.tick())
  return { asked: ticks.flatMap(({ asked }) => asked), gone: ticks.flatMap(({ gone }) => gone) }
}

/** Lets seconds pass; gives the last of them. */
function pass(connections: Connections<Somebody>, seconds: number) {
  for (let i = 1; i < seconds; i++) expect(second(connections)).toEqual({ asked: [], gone: [] })
  return second(connections)
}

test('whoever is silent for 10 seconds is asked, and is gone after 10 more; whoever says something stays', () => {
  const connections = new Connections<Somebody>()
  const ann = { person: 'Ann', silence: 0 }
  const ben = { person: 'Ben', silence: 0 }
  connections.add(ann)
  connections.add(ben)
  const first = pass(connections, 10)
  expect(first.asked).toHaveLength(2)
  expect(new Set(first.asked)).toEqual(new Set([ann, ben]))
  expect(first.gone).toEqual([])
  ben.silence = 0
  expect(pass(connections, 10)).toEqual({ asked: [ben], gone: [ann] })
  connections.remove(ann)
  ben.silence = 0
  expect(pass(connections, 10)).toEqual({ asked: [ben], gone: [] })
})

test('people are asked in different parts of a second', () => {
  const connections = new Connections<Somebody>()
  for (let i = 0; i < 30; i++) connections.add({ person: `${i}`, silence: 9 })
  for (let i = 0; i < PARTS_OF_A_SECOND; i++) expect(connections.tick().asked).toHaveLength(3)
})
