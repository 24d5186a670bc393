import { expect, test } from 'vitest'
import { type Hook, hookPoint, throughHooks } from '../src/index.ts'

interface Sign {
  readonly price?: Hook<null, string, number>
}

const minusTwo: Sign = { price: { order: 2, run: price => price - 2 } }
const half: Sign = { price: { order: 1, run: price => Math.ceil(price / 2) } }
const tax: Sign = {
  price: { order: 3, run: (price, _, seat, who) => (who === 'guest' ? price + seat : price) },
}
const mute: Sign = {}
const point = hookPoint([minusTwo, half, tax, mute], sign => sign.price)

test('without a card that has a say, the value stays', () => {
  expect(throughHooks(point, null, 0, [3], 9, 'guest')).toBe(9)
  expect(throughHooks(point, null, 0, [], 9, 'guest')).toBe(9)
})

test('hooks act in their order, not in that of the cards', () => {
  expect(throughHooks(point, null, 0, [0, 1, 3], 9, 'guest')).toBe(3) // half of 9 is 5, less 2
})

test('hooks of equal order act in the order of the cards, and know which card they are of', () => {
  const trail = hookPoint([0, 1, 2], number => ({
    order: number === 2 ? 0 : 1,
    run: (trail: string, _: null, seat: number, __: undefined, card: number) => `${trail}${card}@${seat} `,
  }))
  expect(throughHooks(trail, null, 7, [1, 0, 2], '', undefined)).toBe('2@7 1@7 0@7 ')
})

test('a hook knows who holds it and what it is asked about', () => {
  expect(throughHooks(point, null, 4, [2], 9, 'guest')).toBe(13)
  expect(throughHooks(point, null, 4, [2], 9, 'owner')).toBe(9)
})
