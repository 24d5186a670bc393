import type { About } from '@kontor/engine'
import { ACTIONS, COLORS } from '@kontor/hamburg/drawn'
import { expect, test } from 'vitest'
import { spotsOf } from '../../src/boards/hamburg/spots.ts'
import { sheetOf } from '../../src/boards/ledger/sheet.ts'
import { spotsAsked } from '../../src/boards/pieces/spot/spots.ts'
import { questions } from './golden.ts'

/** Answers that are about no piece: they end or decline something, or name how a card in the ledger counts. */
const NOWHERE = ['done', 'enough', 'skip', 'as']

test('every answer of every golden game is about a piece, or ends or declines something', () => {
  const lost = new Set<string>()
  for (const { asked } of questions()) {
    for (const { name, about } of asked.answers)
      if (spotsOf(about).length === 0 && !NOWHERE.includes(about.verb)) lost.add(name)
  }
  expect([...lost]).toEqual([])
})

test('what can be chosen is exactly what is asked, and nothing while another seat is asked', () => {
  for (const { asked } of questions()) {
    const found = new Set([...spotsAsked(asked, spotsOf).answers.values()].flat().map(({ choice }) => choice))
    const expected = asked.answers
      .filter(({ about }) => !NOWHERE.includes(about.verb))
      .map(({ choice }) => choice)
    expect(found).toEqual(new Set(expected))
    expect(spotsAsked({ ...asked, mine: false }, spotsOf).answers.size).toBe(0)
  }
})

test.each<[About, string[]]>([
  [{ verb: 'draw', piece: 'deck', color: COLORS.indexOf('pink') }, ['deck pink']],
  [{ verb: 'play', card: 37, use: 'wall', piece: 'wall', place: 0 }, ['card 37', 'wall left']],
  [{ verb: 'build', piece: 'site', place: 2 }, ['site 2']],
  [{ verb: 'choose', piece: 'mayor', card: 303 }, ['card 303']],
  [{ verb: 'buy', piece: 'seat', seat: 1 }, ['seat 1']],
  [{ verb: 'sail', piece: 'ship', color: COLORS.length }, ['ship black']],
  [{ verb: 'advance', piece: 'hall' }, ['hall']],
  [{ verb: 'as', card: 37, use: 'wall', piece: 'wall', place: 1, color: 2 }, []],
  [{ verb: 'done' }, []],
])('%j is about %j', (about, spots) => {
  expect(spotsOf(about)).toEqual(spots)
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
          const said = reasons.find(each => each.mark === mark)!.text.split(' ')
          expect(reason.split(' ').every((word, i) => said[i]?.split('/').includes(word))).toBe(true)
          barred++
        }
      }
    }
  }
  expect(barred).toBeGreaterThan(100)
})

test('reasons against a use that differ in one word share a letter and a line', () => {
  const refusals = [
    'needs 1 blue worker',
    'needs 1 red worker',
    'costs 3 marks, you have 2',
    'needs 1 blue worker',
    'needs 2 red workers',
  ].map((reason, card) => ({
    name: `${card}`,
    label: '',
    reason,
    why: 'needs',
    about: { verb: 'play', card, use: 'site' },
  }))
  const asked = { seat: 0, mine: true, kind: 'turn', prompt: '', answers: [], refusals, undoable: 0 }
  const { rows, reasons } = sheetOf(asked, ['site'])
  expect(rows.map(({ cells: [cell] }) => cell!.mark)).toEqual(['a', 'a', 'b', 'a', 'c'])
  expect(reasons).toEqual([
    { mark: 'a', text: 'needs 1 blue/red worker' },
    { mark: 'b', text: 'costs 3 marks, you have 2' },
    { mark: 'c', text: 'needs 2 red workers' },
  ])
})
