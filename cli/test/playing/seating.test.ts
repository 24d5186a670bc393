import { describe, expect, test } from 'vitest'
import { seatingsOf } from '../../src/playing/seating.ts'

const seatings = (bots: string, players: number) =>
  seatingsOf(bots.split(''), players).map(seats => seats.join(''))

describe('in the games of one deal', () => {
  test('as many bots as seats sit in every rotation', () => {
    expect(seatings('abc', 3)).toEqual(['abc', 'bca', 'cab'])
  })

  test('the first of fewer bots than seats has each seat once, the last one fills the rest', () => {
    expect(seatings('ab', 4)).toEqual(['abbb', 'bbba', 'bbab', 'babb'])
    expect(seatings('abc', 4)).toEqual(['abcc', 'bcca', 'ccab', 'cabc'])
  })

  test('of more bots than seats every combination meets', () => {
    expect(seatings('abc', 2)).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb'])
    expect(seatings('abcde', 4)).toHaveLength(5 * 4)
  })

  test('no game is played twice', () => {
    expect(seatings('abab', 4)).toEqual(['abab', 'baba'])
    expect(seatings('aab', 3)).toEqual(['aab', 'aba', 'baa'])
  })
})
