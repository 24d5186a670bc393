import { namesOf, newRecord, view, WATCHER, withChanges } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { expect, test } from 'vitest'
import { Audience, type Guest } from '../src/audience.ts'
import type { AnyGame } from '../src/games.ts'
import { Journal } from '../src/journal.ts'

const game: AnyGame = hamburg

function journal() {
  const record = newRecord(game, { seats: ['Ann', 'Ben'], seed: 'audience', options: {} })
  return new Journal({ game, record, people: [true, true], pace: { kind: 'live' }, started: 0 })
}

/** Somebody who keeps what they are told. */
function guest(person: string | undefined) {
  const heard: { situation: { view?: object; changes?: Record<string, unknown> } }[] = []
  const them: Guest = { person, muted: new Set(), send: text => heard.push(JSON.parse(text)) }
  return { them, heard }
}

/** Gives the first answer that is offered, and tells it. */
function goOn(audience: Audience, journal: Journal, holders: ReadonlyMap<string, number>) {
  const { state, question } = journal.course.session
  const [answer] = namesOf(game, state, question!)
  const draft = journal.draft({ kind: 'answer', seat: question!.seat, answer, at: 0 })
  journal.take(draft)
  audience.tellNews({ holders: new Map(holders) }, journal, [draft.line])
}

test('who has a view is told what changes, and who comes to another seat gets the view from there', () => {
  const table = journal()
  const audience = new Audience()
  const { state } = table.course.session
  const ann = guest('ann')
  const eve = guest(undefined)
  audience.add(ann.them, { viewer: 0, state })
  audience.add(eve.them, { viewer: WATCHER, state })
  goOn(audience, table, new Map([['ann', 0]]))
  for (const [viewer, { heard }] of [[0, ann] as const, [WATCHER, eve] as const]) {
    const { view: whole, changes } = heard[0]!.situation
    expect(whole).toBeUndefined()
    expect(withChanges(view(game, state, viewer), changes!)).toEqual(
      view(game, table.course.session.state, viewer),
    )
  }
  goOn(audience, table, new Map([['ann', 1]]))
  expect(ann.heard[1]!.situation.changes).toBeUndefined()
  expect(ann.heard[1]!.situation.view).toEqual(view(game, table.course.session.state, 1))
  expect(eve.heard[1]!.situation.changes).toBeDefined()
  goOn(audience, table, new Map([['ann', 1]]))
  expect(withChanges(ann.heard[1]!.situation.view!, ann.heard[2]!.situation.changes!)).toEqual(
    view(game, table.course.session.state, 1),
  )
})

test('who was there before the game began gets the whole view first', () => {
  const table = journal()
  const audience = new Audience()
  const ann = guest('ann')
  audience.add(ann.them, undefined)
  goOn(audience, table, new Map([['ann', 0]]))
  goOn(audience, table, new Map([['ann', 0]]))
  expect(ann.heard.map(({ situation }) => 'view' in situation)).toEqual([true, false])
})
