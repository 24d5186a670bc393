import type { About } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { expect, test } from 'vitest'
import { answersAt, answersWith, type Drawn, nextNumber } from '../src/boards/generic/drawn.ts'
import type { BoardProps, Foresight, Scene } from '../src/worker/scene.ts'

const answer = (about: About, choice: number) => ({
  name: `answer ${choice}`,
  about,
  choice,
  label: '',
  brief: '',
  tally: [],
})

/** A table before seat 0, who is asked with answers about these things and regards one of them. */
function drawn(abouts: readonly About[], foresight?: Foresight): Drawn {
  const asked = { mine: true, answers: abouts.map(answer) }
  const scene = { viewer: 0, asked } as unknown as Scene
  const board = { scene, foresight, regarded: foresight?.choice } as unknown as BoardProps
  return { board, layout: hamburg.picture!.layout!, values: {}, path: ['seats', 0], seat: 0, small: false }
}

const choicesOf = (answers: readonly { readonly choice: number }[]) => answers.map(({ choice }) => choice)

test('a thing stands for the answers about its kind, and of its like only about itself', () => {
  const table = drawn([
    { verb: 'draw', piece: 'deck', color: 0 },
    { verb: 'draw', piece: 'deck', color: 3 },
    { verb: 'build', piece: 'site', place: 1 },
    { verb: 'build', piece: 'wall', place: 1 },
    { verb: 'advance', piece: 'hall' },
  ])
  expect(choicesOf(answersAt(table, { answers: [{ piece: 'deck', by: 'color' }] }, 3))).toEqual([1])
  expect(choicesOf(answersAt(table, { answers: [{ piece: 'site', by: 'place' }] }, 1))).toEqual([2])
  expect(choicesOf(answersAt(table, { answers: [{ piece: 'wall', place: 0 }] }, 7))).toEqual([])
  expect(choicesOf(answersAt(table, { answers: [{ piece: 'wall', place: 1 }] }, 7))).toEqual([3])
  expect(choicesOf(answersAt(table, { answers: [{ piece: 'hall' }] }, 7))).toEqual([4])
  expect(choicesOf(answersAt(table, { answers: [{ piece: 'deck', verb: 'lay' }] }, 0))).toEqual([])
  expect(answersAt(table, {}, 1)).toEqual([])
})

test('a card stands for the answers about it', () => {
  const play = (card: number, use: string) => ({ verb: 'play', card, use })
  const { board } = drawn([
    play(37, 'money'),
    play(37, 'site'),
    play(137, 'site'),
    { verb: 'activate', card: 37 },
  ])
  expect(choicesOf(answersWith(board, 37))).toEqual([0, 1, 3])
})

test('somebody who is not asked finds no answers on the pieces', () => {
  const deck = { verb: 'draw', piece: 'deck', color: 3, card: 37 }
  const table = drawn([deck])
  const scene = { viewer: 1, asked: { mine: false, answers: [answer(deck, 0)] } } as unknown as Scene
  const theirs = { ...table, board: { ...table.board, scene } }
  expect(answersAt(theirs, { answers: [{ piece: 'deck', by: 'color' }] }, 3)).toEqual([])
  expect(answersWith(theirs.board, 37)).toEqual([])
})

test('a number is pencilled as the regarded answer would make it, and only then', () => {
  const changes = [{ path: ['seats', 0, 'marks'], before: 9, after: 4 }]
  const table = drawn([{ verb: 'play', card: 37, use: 'build' }], { choice: 0, changes, lines: [] })
  expect(nextNumber(table, 9, 'marks')).toBe(4)
  expect(nextNumber(table, 9, 'points')).toBe(9)
  expect(nextNumber({ ...table, board: { ...table.board, regarded: 1 } }, 9, 'marks')).toBe(9)
})
