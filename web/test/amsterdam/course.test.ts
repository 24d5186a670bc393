import { FIELDS } from '@kontor/amsterdam/drawn'
import { expect, test } from 'vitest'
import type { Look, Table } from '../../src/boards/amsterdam/table.ts'
import {
  coursesFrom,
  isUnderWay,
  nextAnswer,
  priceOfSteps,
  spentIn,
} from '../../src/boards/amsterdam/turn/course.ts'
import type { Asked } from '../../src/worker/scene.ts'
import { questions } from './golden.ts'

/** What the board would be drawn from, without the cards' faces. */
const lookAt = (table: Table, asked: Asked, faces = new Map()) =>
  ({ table, faces, scene: { viewer: asked.seat, asked } }) as unknown as Look

/** The first question of a turn in which the ship can sail and so many resources can be spent. */
function turnWith(resources: number) {
  for (const { asked, table } of questions()) {
    const { supply } = table.seats[asked.seat]!
    const can = asked.answers.some(({ about }) => about.verb === 'sail')
    if (asked.kind === 'turn' && can && supply.reduce((a, b) => a + b, 0) === resources)
      return lookAt(table, asked)
  }
  throw new Error('No golden game has such a turn.')
}

test('courses lead along channels to every field that the resources reach, and no further', () => {
  const look = turnWith(3)
  const { ship } = look.table.seats[look.scene.viewer]!
  const free = look.table.turn.freeSteps
  const courses = coursesFrom(look)
  expect(courses.size).toBeGreaterThan(3)
  for (const [field, fields] of courses) {
    expect(fields[0]).toBe(ship)
    expect(fields.at(-1)).toBe(field)
    for (const [i, at] of fields.slice(1).entries()) expect(FIELDS[fields[i]!]!.neighbours).toContain(at)
    expect(priceOfSteps(look, fields.length - 1)).toBeLessThanOrEqual(3)
    expect(fields.length - 1).toBeLessThanOrEqual(3 + free)
  }
})

test('a course goes on with the next field, pays when that is asked, and stops at any other question', () => {
  const look = turnWith(3)
  const course = {
    fields: [...coursesFrom(look).values()].find(fields => fields.length > 2)!,
    delivers: false,
  }
  const [first, second] = course.fields
  expect(nextAnswer(look, course)?.about).toEqual({ verb: 'sail', piece: 'berth', place: second })
  expect(isUnderWay(course, look)).toBe(false)
  const seats = look.table.seats.map((seat, i) =>
    i === look.scene.viewer ? { ...seat, ship: second! } : seat,
  )
  const sailed = { ...look, table: { ...look.table, seats } } as Look
  expect(isUnderWay(course, sailed)).toBe(true)
  expect(first).not.toBe(second)
  const asking = (kind: string) =>
    ({ ...sailed, scene: { ...sailed.scene, asked: { ...sailed.scene.asked, kind, answers: [] } } }) as Look
  expect(nextAnswer(asking('sell'), course)).toBeUndefined()
  const { supply } = seats[look.scene.viewer]!
  const colors = [...supply.keys()].filter(color => supply[color]! > 0)
  const answers = colors.map(color => ({ choice: color, about: { verb: 'pay', piece: 'resource', color } }))
  const paying = { ...sailed.scene, asked: { ...sailed.scene.asked, kind: 'payAny', answers } }
  expect(nextAnswer({ ...sailed, scene: paying } as unknown as Look, course)?.about.verb).toBe('pay')
})

test('what no card below the board wants is spent first', () => {
  const look = turnWith(3)
  const wanted = look.table.seats[look.scene.viewer]!
  const seats = look.table.seats.map(seat =>
    seat === wanted ? { ...seat, supply: [2, 2, 0, 0, 0, 0], inactive: [1] } : seat,
  )
  const face = { price: { text: '', icons: ['resource-brown', 'resource-brown'] }, icons: [] }
  const faces = new Map([[1, face]])
  const table = { ...look.table, seats } as Table
  expect(spentIn({ ...look, table, faces } as unknown as Look, 2)).toEqual([1, 1])
  expect(spentIn({ ...look, table, faces: new Map() } as unknown as Look, 3)).toEqual([0, 1, 0])
})
