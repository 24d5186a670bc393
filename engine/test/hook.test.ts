import { expect, test } from 'vitest'
import { type Hook, hookPoint, throughHooks } from '../src/index.ts'

interface Sign {
  readonly price?: Hook<null, string, number>
}

const minusTwo: Sign = { price: { order: 2, run: price => price - 2 } }
const half: Sign = { price: { order: 1, run: price => Math.ceil(price / 2) } }
const tax: Sign = {
  price: { order: 3, run: (price, _, { seat }, who) => (who === 'guest' ? price + seat : price) },
}
const mute: Sign = {}
const point = hookPoint([minusTwo, half, tax, mute], sign => sign.price)

test('without a card that has a say, the value stays', () => {
  expect(throughHooks(point, [{ seat: 0, card: 3 }], null, 9, 'guest')).toBe(9)
  expect(throughHooks(point, [], null, 9, 'guest')).toBe(9)
})

test('hooks act in their order, not in that of the cards', () => {
  const holders = [0, 1, 3].map(card => ({ seat: 0, card }))
  expect(throughHooks(point, holders, null, 9, 'guest')).toBe(3) // half of 9 is 5, less 2
})

test('hooks of equal order act in the order of their holders', () => {
  const trail = hookPoint([0, 1, 2], card => ({
    order: card === 2 ? 0 : 1,
    run: (trail: string, _: null, { seat }) => `${trail}${card}@${seat} `,
  }))
  const holders = [
    { seat: 1, card: 1 },
    { seat: 0, card: 0 },
    { seat: 2, card: 2 },
  ]
  expect(throughHooks(trail, holders, null, '', undefined)).toBe('2@2 1@1 0@0 ')
})

test('a hook knows who holds it and what it is asked about', () => {
  expect(throughHooks(point, [{ seat: 4, card: 2 }], null, 9, 'guest')).toBe(13)
  expect(throughHooks(point, [{ seat: 4, card: 2 }], null, 9, 'owner')).toBe(9)
})
