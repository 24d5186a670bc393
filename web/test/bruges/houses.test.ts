import { expect, test } from 'vitest'
import { recognised } from '../../src/boards/bruges/city/houses.ts'

const street = (looks: string) => recognised({ looks: [], ids: [], free: 0 }, looks.split(' '))
const then = (before: ReturnType<typeof street>, looks: string) => recognised(before, looks.split(' '))

test('a new house has a number of its own, and the others keep theirs', () => {
  const four = street('red blue red yellow')
  expect(four.ids).toEqual([0, 1, 2, 3])
  expect(then(four, 'red blue red yellow blue').ids).toEqual([0, 1, 2, 3, 4])
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
  expect(then(three, 'red red yellow blue').ids).toEqual([0, 2, 3, 4])
})
