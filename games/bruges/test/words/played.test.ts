import { type Event, newRecord, openSession, playChoice, refusalsOf, view, WATCHER } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { expect, test } from 'vitest'
import { bruges } from '../../src/index.ts'

/** Everything that is said in whole games: prompts, answers, reasons, events and the table. */

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk']
const GAMES = 4
const BROKEN = /undefined|NaN|\[object|\{|\}| {2}| \.|\(\)|,,/
const LONGEST_LINE = 100

/** What is wrong with a sentence. */
function wrong(text: string): string | undefined {
  if (text === '' || BROKEN.test(text)) return `'${text}'`
  return /^[\p{Lu}\d+−]/u.test(text) ? undefined : `'${text}' begins small`
}

test.each(LANGUAGES)('in %s every question, answer, reason and event has words of its own', language => {
  const found: string[] = []
  const check = (what: string, text: string) => {
    const problem = wrong(text)
    if (problem) found.push(`${what}: ${problem}`)
  }
  for (let game = 0; game < GAMES; game++) {
    const seats = NAMES.slice(0, 2 + (game % 3))
    const session = openSession(bruges, newRecord(bruges, { seats, seed: `words ${game}` }))
    for (let n = 0; session.question; n++) {
      const { state, question } = session
      const prompt = bruges.words.prompt!(state, question, language)
      check(question.task.kind, prompt)
      if (!/[.?]$/.test(prompt)) found.push(`${question.task.kind}: '${prompt}' does not end`)
      const labels = question.choices.map(choice => bruges.words.label!(state, question, choice, language))
      for (const label of labels) check(`${question.task.kind} answer`, label)
      if (new Set(labels).size !== labels.length) found.push(`twice: ${labels.join(' | ')}`)
      for (const { reason } of refusalsOf(bruges, state, question)) {
        const said = bruges.words.say(reason, language)
        if (said === '' || BROKEN.test(said)) found.push(`${reason.kind}: '${said}'`)
      }
      const events: Event[] = []
      const chosen = question.choices[(n * 7 + game * 3) % question.choices.length]!
      playChoice(session, chosen, event => events.push(event))
      for (const event of events) check(event.kind, bruges.words.say(event, language, seats))
    }
  }
  expect([...new Set(found)]).toEqual([])
})

test.each(LANGUAGES)('in %s the table fits into 100 columns at every tenth question', language => {
  const session = openSession(bruges, newRecord(bruges, { seats: NAMES, seed: 'table' }))
  for (let n = 0; session.question; n++) {
    const { state, question } = session
    if (n % 10 === 0) {
      for (const viewer of [question.seat, WATCHER]) {
        const text = bruges.words.describe!(view(bruges, state, viewer), language, NAMES)
        expect(text.split('\n').filter(line => line.length > LONGEST_LINE)).toEqual([])
        expect(text).not.toMatch(/undefined|NaN|\[object/)
        for (const name of NAMES) expect(text).toContain(name)
      }
    }
    playChoice(session, question.choices[(n * 5) % question.choices.length]!)
  }
  expect(bruges.words.describe!(view(bruges, session.state, 0), 'en', NAMES)).toContain('The game is over.')
})
