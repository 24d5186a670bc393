import { ACTIONS } from '@kontor/hamburg/drawn'
import { expect, test } from 'vitest'
import { spotsAsked, spotsOf } from '../../src/hamburg/spots.ts'
import { sheetOf, useOf } from '../../src/ledger/sheet.ts'
import { questions } from './golden.ts'

/** Answers that are about no piece: they end or decline something, or name how a card in the ledger counts. */
const NOWHERE = /^(done|enough|skip token|as \w+ .+)$/

test('every answer of every golden game is about a piece, or ends or declines something', () => {
  const lost = new Set<string>()
  for (const { asked } of questions()) {
    for (const { name } of asked.answers)
      if (spotsOf(name).length === 0 && !NOWHERE.test(name)) lost.add(name)
  }
  expect([...lost]).toEqual([])
})

test('what can be chosen is exactly what is asked, and nothing while another seat is asked', () => {
  for (const { asked } of questions()) {
    const found = new Set([...spotsAsked(asked).values()].flat().map(({ choice }) => choice))
    const expected = asked.answers.filter(({ name }) => !NOWHERE.test(name)).map(({ choice }) => choice)
    expect(found).toEqual(new Set(expected))
    expect(spotsAsked({ ...asked, mine: false }).size).toBe(0)
  }
})

test.each([
  ['deck pink', ['deck pink']],
  ['play 037 wall left', ['card 37', 'wall left']],
  ['site 3 gray', ['site 2']],
  ['mayor M03', ['card 303']],
  ['from 2', ['seat 1']],
  ['workers orange', ['worker orange']],
  ['suffer gray', ['disaster gray']],
  ['advance', ['hall']],
  ['done', []],
])('%s is about %j', (name, spots) => {
  expect(spotsOf(name)).toEqual(spots)
})

test('every way to use a card stands once in the ledger, and the other answers below it', () => {
  for (const { asked } of questions()) {
    const { rows, others } = sheetOf(asked, ACTIONS)
    const inRows = rows.flatMap(({ cells, recolour }) => [
      ...cells.flatMap(({ answers }) => answers),
      ...(recolour ? [recolour] : []),
    ])
    const all = [...inRows, ...others].map(({ choice }) => choice)
    expect(all.toSorted()).toEqual(asked.answers.map(({ choice }) => choice).toSorted())
  }
})

test('a cell without an answer has the letter of its reason, and each reason stands once', () => {
  let barred = 0
  for (const { asked } of questions()) {
    const { rows, reasons } = sheetOf(asked, ACTIONS)
    expect(new Set(reasons.map(({ text }) => text)).size).toBe(reasons.length)
    for (const { cells } of rows) {
      for (const { answers, reason, mark } of cells) {
        if (answers.length > 0) expect(reason).toBeUndefined()
        else if (reason !== undefined) {
          expect(reasons.find(each => each.mark === mark)?.text).toBe(reason)
          barred++
        }
      }
    }
  }
  expect(barred).toBeGreaterThan(100)
})

test('a way is read off the name of an answer', () => {
  expect(useOf('play 015 wall left')).toEqual({ row: '015', way: 'wall' })
  expect(useOf('as pink money')).toEqual({ row: 'pink', way: 'money' })
  expect(useOf('activate 015')).toBeUndefined()
})
