import { expect, test } from 'vitest'
import type { Look, Table } from '../../src/boards/amsterdam/table.ts'
import { DEEDS, hurdleOf, refusalsOf, waysOf } from '../../src/boards/amsterdam/turn/deeds.ts'
import { en } from '../../src/boards/amsterdam/words/en.ts'
import type { Asked } from '../../src/worker/scene.ts'
import { questions } from './golden.ts'

/** What the board would be drawn from, without the cards' faces. */
const lookAt = (table: Table, asked: Asked) =>
  ({ table, words: en, faces: new Map(), scene: { viewer: asked.seat, asked } }) as unknown as Look

test('whoever can sail is offered a voyage, also where nothing waits', () => {
  let idle = 0
  for (const { asked, table } of questions()) {
    if (asked.kind !== 'turn' || !asked.answers.some(({ about }) => about.verb === 'sail')) continue
    const ways = waysOf(lookAt(table, { ...asked, mine: true }), 'sail')
    expect(ways.length).toBeGreaterThan(0)
    if (ways.every(({ course }) => !course?.delivers)) idle++
  }
  expect(idle).toBeGreaterThan(0)
})

test('a tile with which nothing can be done says why, in a word that fits what the rules say', () => {
  const told = new Map<string, Set<string>>()
  for (const { asked, table } of questions()) {
    if (asked.kind !== 'turn') continue
    const look = lookAt(table, { ...asked, mine: true })
    for (const deed of DEEDS) {
      if (waysOf(look, deed).length > 0) continue
      const hurdle = hurdleOf(look, deed)
      told.set(deed, (told.get(deed) ?? new Set()).add(hurdle))
      if (hurdle === 'done' && deed === 'market') expect(table.turn.markets).toBeGreaterThan(0)
      if (hurdle === 'done' && deed === 'amstel') expect(table.turn.advances).toBeGreaterThan(0)
      if (deed === 'activate')
        expect(hurdle).toBe(table.seats[asked.seat]!.inactive.length > 0 ? 'dear' : 'card')
      if (deed === 'block' && hurdle === 'done') expect(refusalsOf(look, deed)).toHaveLength(1)
    }
  }
  const words = (deed: string) => [...(told.get(deed) ?? [])].sort()
  expect(words('activate')).toEqual(['card', 'dear'])
  expect(words('block')).toEqual(['dear', 'done'])
  expect(words('market')).toEqual(['dear', 'done'])
  expect(words('harbour')).toContain('none')
})
