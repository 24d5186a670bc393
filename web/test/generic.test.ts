import { hamburg } from '@kontor/hamburg'
import { expect, test } from 'vitest'
import { answersAt, answersWith, type Drawn, nextNumber } from '../src/generic/drawn.ts'
import type { BoardProps, Foresight, Scene } from '../src/table/scene.ts'

const answer = (name: string, choice: number) => ({ name, choice, label: name, tally: [] })

/** A table before seat 0, who is asked with these answers and regards one of them. */
function drawn(names: readonly string[], foresight?: Foresight): Drawn {
  const asked = { mine: true, answers: names.map(answer) }
  const scene = { viewer: 0, asked } as unknown as Scene
  const board = { scene, foresight, regarded: foresight?.choice } as unknown as BoardProps
  return { board, layout: hamburg.layout!, values: {}, path: ['seats', 0], seat: 0, small: false }
}

const namesOf = (answers: readonly { readonly name: string }[]) => answers.map(({ name }) => name)

test('a piece stands for the answers that its layout names by place and colour', () => {
  const table = drawn(['deck gray', 'deck pink', 'site 2 brown', 'site 20 gray'])
  expect(namesOf(answersAt(table, { answers: ['deck {color}'] }, 3))).toEqual(['deck pink'])
  expect(namesOf(answersAt(table, { answers: ['site {place}'] }, 1))).toEqual(['site 2 brown'])
  expect(answersAt(table, {}, 1)).toEqual([])
})

test('a card stands for the answers with its number', () => {
  const { board } = drawn(['play 037 money', 'play 037 site', 'play 137 site', 'activate 037'])
  expect(namesOf(answersWith(board, 37))).toEqual(['play 037 money', 'play 037 site', 'activate 037'])
})

test('somebody who is not asked finds no answers on the pieces', () => {
  const table = drawn(['deck pink'])
  const scene = { viewer: 1, asked: { mine: false, answers: [answer('deck pink', 0)] } } as unknown as Scene
  expect(answersAt({ ...table, board: { ...table.board, scene } }, { answers: ['deck {color}'] }, 3)).toEqual(
    [],
  )
  expect(answersWith({ ...table.board, scene }, 37)).toEqual([])
})

test('a number is pencilled as the regarded answer would make it, and only then', () => {
  const changes = [{ path: ['seats', 0, 'marks'], before: 9, after: 4 }]
  const table = drawn(['play 037 build'], { choice: 0, changes, lines: [] })
  expect(nextNumber(table, 9, 'marks')).toBe(4)
  expect(nextNumber(table, 9, 'points')).toBe(9)
  expect(nextNumber({ ...table, board: { ...table.board, regarded: 1 } }, 9, 'marks')).toBe(9)
})
