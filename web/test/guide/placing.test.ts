import { describe, expect, test } from 'vitest'
import { across, type Box, beside } from '../../src/guide/placing.ts'

const SCREEN = { width: 1440, height: 900 }
const SIZE = { width: 320, height: 200 }

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })

function overlaps(a: Box, b: Box) {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}

describe('words beside a box', () => {
  test.each([
    ['at its right', box(100, 100, 300, 300), { left: 414, top: 100 }],
    ['at its left, where the right has no room', box(1090, 60, 340, 500), { left: 756, top: 60 }],
    ['below, where both sides are full', box(10, 50, 1420, 200), { left: 10, top: 264 }],
    ['above, where there is nothing below', box(10, 650, 1420, 240), { left: 10, top: 436 }],
    ['never below the screen', box(100, 850, 200, 40), { left: 314, top: 692 }],
  ])('stand %s', (_, around, place) => {
    expect(beside(around, SIZE, SCREEN)).toEqual(place)
    expect(overlaps({ ...place, ...SIZE }, around)).toBe(false)
  })

  test('cover a corner of a box that fills the screen', () => {
    expect(beside(box(0, 0, 1440, 900), SIZE, SCREEN)).toEqual({ left: 8, top: 692 })
  })

  test('take the end of a narrow surface that is farther from the box', () => {
    const surface = box(0, 90, 390, 500)
    expect(across(box(0, 100, 390, 80), 150, surface)).toBe(432)
    expect(across(box(0, 480, 390, 80), 150, surface)).toBe(98)
    expect(across(undefined, 150, surface)).toBe(98)
  })
})
