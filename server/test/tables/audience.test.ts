import { WATCHER } from '@kontor/engine'
import { expect, test } from 'vitest'
import { Audience, type Guest } from '../../src/tables/audience.ts'

/** Somebody who keeps what they are told. */
function guest(person: string | undefined) {
  const heard: string[] = []
  const them: Guest = { person, muted: new Set(), send: text => heard.push(text), turnOut() {} }
  return { them, heard }
}

/** Something happens at a table, and everybody is told: those who have the view hear `next`, those who have none `whole`. */
function goOn(audience: Audience, holders: ReadonlyMap<string, number>) {
  const viewers = audience.viewers({ holders })
  const texts = (kind: string, list: readonly number[]) => list.map(viewer => `${kind} ${viewer}`)
  const draft = { next: texts('next', viewers.next), whole: texts('whole', viewers.whole) }
  audience.tellNews({ holders }, viewers, draft)
}

test('whoever has the view is told what changes, and whoever comes to another seat gets the whole from there', () => {
  const audience = new Audience()
  const ann = guest('ann')
  const eve = guest(undefined)
  audience.add(ann.them, 0)
  audience.add(eve.them, WATCHER)
  goOn(audience, new Map([['ann', 0]]))
  goOn(audience, new Map([['ann', 1]]))
  goOn(audience, new Map([['ann', 1]]))
  expect(ann.heard).toEqual(['next 0', 'whole 1', 'next 1'])
  expect(eve.heard).toEqual(Array(3).fill(`next ${WATCHER}`))
})

test('whoever was there before the game began gets the whole first', () => {
  const audience = new Audience()
  const ann = guest('ann')
  const ben = guest('ben')
  audience.add(ann.them, undefined)
  audience.add(ben.them, 1)
  const holders = new Map(Object.entries({ ann: 0, ben: 1 }))
  goOn(audience, holders)
  goOn(audience, holders)
  expect(ann.heard).toEqual(['whole 0', 'next 0'])
  expect(ben.heard).toEqual(['next 1', 'next 1'])
})

test('what is the same for two at one seat is written once', () => {
  const audience = new Audience()
  for (const each of [guest('ann'), guest('ann'), guest(undefined), guest(undefined)])
    audience.add(each.them, each.them.person ? 0 : WATCHER)
  expect(audience.viewers({ holders: new Map([['ann', 0]]) })).toEqual({ next: [0, WATCHER], whole: [] })
})
