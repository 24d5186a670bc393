import { readdirSync, readFileSync } from 'node:fs'
import { Fault } from '@kontor/engine'
import { expect, test } from 'vitest'
import { Refused, refusalOf } from '../../src/ground/index.ts'
import { TOLD, toldIn } from '../../src/ground/told.ts'

/** What only programs and hosts bring about: they are answered in English. */
const FOR_PROGRAMS = [
  'Choose a name first, with POST /api/guest.',
  'Choose a name first.',
  'Only available from this machine.',
  'Something went wrong on our side; it has been logged.',
  'The game has # answers; it cannot go back to #.',
  'The game has not reached version #.',
  'There is no game ‘#’; the games are #.',
  'There is no person #.',
  'This cookie is not from this server.',
  'This page is not allowed to contact this server.',
]
const FOLDERS = ['http', 'notices', 'people', 'referee', 'tables', 'ground']

/** The sentences with which something is refused as they stand in the sources; what is put in is a number. */
function sentences(): string[] {
  const sources = FOLDERS.flatMap(folder =>
    readdirSync(`server/src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts'))
      .map(path => readFileSync(`server/src/${folder}/${path}`, 'utf8')),
  )
  const said = /new (?:Refused\(\s*'(?:illegal|forbidden|too-many|mistake)',|Fault\()\s*(['`])(.+?)\1/g
  return sources.flatMap(source =>
    [...source.matchAll(said)].map(([, , text = '']) => text.replace(/\$\{.*?\}/g, '#')),
  )
}

test('whatever refuses a player something is worded in three languages', () => {
  const missing = sentences().filter(text => !FOR_PROGRAMS.includes(text) && !Object.hasOwn(TOLD, text))
  expect([...new Set(missing)]).toEqual([])
})

test('no words are kept of what nobody says any more', () => {
  const sources = FOLDERS.concat('../../engine/src').flatMap(folder =>
    readdirSync(`server/src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts') && !path.endsWith('told.ts'))
      .map(path => readFileSync(`server/src/${folder}/${path}`, 'utf8').replace(/\$\{.*?\}/g, '#')),
  )
  expect(Object.keys(TOLD).filter(text => !sources.some(source => source.includes(text)))).toEqual([])
})

test('a refusal is sent with its sentence for players, numbers and all', () => {
  expect(toldIn('12 reports of yours wait to be read already.').de).toBe(
    'Schon 12 deiner Meldungen warten darauf, gelesen zu werden.',
  )
  expect(new Refused('illegal', 'The game is over.').body).toEqual({
    code: 'illegal',
    reason: 'The game is over.',
    said: { de: 'Die Partie ist zu Ende.', nl: 'De partij is afgelopen.' },
  })
  expect(new Refused('malformed', 'It is no number.').body).toEqual({
    code: 'malformed',
    reason: 'It is no number.',
  })
})

test('what the rules refuse keeps its three languages', () => {
  const fault = new Fault({ en: 'No.', de: 'Nein.', nl: 'Nee.' })
  expect(refusalOf(fault).body).toEqual({ code: 'illegal', reason: 'No.', said: { de: 'Nein.', nl: 'Nee.' } })
})
