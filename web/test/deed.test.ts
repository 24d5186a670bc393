import { expect, test } from 'vitest'
import { deedIn, deedOfNobody, readingTime } from '../src/table/following/deed.ts'

const line = (seat: number, text: string, card?: number) => ({
  at: 1,
  seat,
  kind: 'drew',
  text,
  ...(card === undefined ? {} : { card }),
})

const YOU = 0

test('what somebody does several times in a row is told once, with how often', () => {
  const drew = ['Jan draws 1 pink card.', 'Jan draws 1 pink card.', 'Jan draws 1 grey card.']
  expect(
    deedIn(
      [...drew, drew[0]!].map(text => line(1, text)),
      YOU,
    )?.lines,
  ).toEqual(['Jan draws 1 pink card. (2 ×)', 'Jan draws 1 grey card.', 'Jan draws 1 pink card.'])
})

test('nobody is told what they did themselves, but what a seat without a player did after it', () => {
  const lines = [line(YOU, 'You take 3 marks.'), line(2, 'TOM takes 4 marks.')]
  expect(deedIn(lines, YOU)).toBeUndefined()
  expect(deedOfNobody(lines, 2)).toMatchObject({ seat: 2, lines: ['TOM takes 4 marks.'] })
})

test('a deed of a line can be read before the next one, a longer one for longer, with a card for longer still', () => {
  const times = [
    [line(1, 'Greta takes 6 marks.')],
    [line(1, 'Greta plays Bank 122 (orange): Take money.'), line(1, 'Greta takes 6 marks.')],
    [line(1, 'Greta plays Bank 122 (orange): Take money.', 122), line(1, 'Greta takes 6 marks.', 122)],
  ].map(lines => readingTime(deedIn(lines, YOU)!))
  expect(times[0]).toBeGreaterThan(900)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(3)
})
