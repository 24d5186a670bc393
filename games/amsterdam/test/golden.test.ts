import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, replay } from '@kontor/engine'
import { expect, test } from 'vitest'
import { amsterdam } from '../src/index.ts'

const FOLDER = new URL('./golden/', import.meta.url)

/**
 * Games that were played once, by bots, and must replay to the same state for as long as the rules' version is the same.
 * If a change of the rules breaks one, raise `rules` in game.ts, tell it in CHANGELOG.md, and record the games anew.
 */
test.each(readdirSync(FOLDER))('%s replays to the state it was saved with', name => {
  const record = parseRecord(amsterdam, readFileSync(new URL(name, FOLDER), 'utf8'))
  const { question, state } = replay(amsterdam, record)
  expect(record.digest).toHaveLength(64)
  expect(question).toBeUndefined()
  expect(state.round).toBe(12)
})
