import { expect, test } from 'vitest'
import { NONE, recognised } from '../../src/boards/bruges/city/houses.ts'

const street = (looks: string) => recognised(NONE, looks.split(' '))
const then = (before: ReturnType<typeof street>, looks: string) => recognised(before, looks.split(' '))

test('a new house has a number of its own, and the others keep theirs', () => {
  const four = street('red blue red yellow')
  expect(four.ids).toEqual([0, 1, 2, 3])
  const { ids } = then(four, 'red blue red yellow blue')
  expect(ids.slice(0, 4)).toEqual([0, 1, 2, 3])
  expect(new Set(ids).size).toBe(5)
  expect(then(four, 'red blue+Prince red yellow').ids).toEqual([0, 1, 2, 3])
})

test('a house that is gone is told by those that are left', () => {
  const four = street('red blue red yellow')
  expect(then(four, 'blue red yellow').ids).toEqual([1, 2, 3])
  expect(then(four, 'red red yellow').ids).toEqual([0, 2, 3])
  expect(then(four, 'red blue red').ids).toEqual([0, 1, 2])
  expect(then(street('red red+Thief red'), 'red red').ids).toEqual([0, 2])
})

test('its number is never given again', () => {
  const three = then(street('red blue red yellow'), 'red red yellow')
  const { ids } = then(three, 'red red yellow blue')
  expect(ids.slice(0, 3)).toEqual([0, 2, 3])
  expect([0, 1, 2, 3]).not.toContain(ids[3])
})
