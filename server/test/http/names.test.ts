import { ByEmail, COMMANDS, Credentials, Guest } from '@kontor/protocol'
import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { Refused } from '../../src/ground/refusal.ts'
import { checked } from '../../src/http/schema.ts'

function isTaken(schema: TSchema, value: unknown) {
  try {
    checked(schema, value, 'It')
    return true
  } catch {
    return false
  }
}

describe('a name', () => {
  test.each(['Ann', 'Jörg Müller', 'O’Brien', 'आनन्द', '李小龍', 'Nguyễn', '🙂', 'A', 'Fürst von B. 2'])(
    'may be %s',
    name => {
      expect(isTaken(Guest, { name })).toBe(true)
      expect(isTaken(Credentials, { login: `${name}x`, password: 'correct horse' })).toBe(true)
    },
  )

  test.each([
    ['a space of no width', '\u200b'],
    ['one of those between letters', 'A\u200bnn'],
    ['a soft hyphen', 'A\u00adnn'],
    ['a letter that is blank', '\u3164'],
    ['Braille without dots', '\u2800'],
    ['a tag', 'Ann\u{e0041}'],
    ['a variation that changes nothing', 'Ann\ufe00'],
    ['a joiner', 'A\u200dnn'],
    ['a mark on nothing', '\u0301Ann'],
    ['a tower of marks', `A${'\u0301'.repeat(9)}`],
    ['a wide space', '\u3000Ann'],
    ['two spaces', 'Ann  B'],
    ['a space at the end', 'Ann '],
    ['text that runs the other way', 'Ann\u202enna'],
    ['a bell', 'Ann\u0007'],
    ['nothing', ''],
  ])('may not have %s', (_, name) => {
    expect(isTaken(Guest, { name })).toBe(false)
    expect(isTaken(Credentials, { login: `${name}${name}`, password: 'correct horse' })).toBe(false)
  })
})

test('a line of chat has something to read in it', () => {
  const line = (text: string) => isTaken(COMMANDS.chat, { type: 'chat', id: 'c', text })
  expect(line('Moin 🙂 ❤️, two  spaces')).toBe(true)
  for (const text of ['\u200b\u200b', ' \u3164 ', '\u2800', '\u00ad']) expect(line(text)).toBe(false)
})

describe('an e-mail address', () => {
  const isAddress = (address: string) => isTaken(ByEmail, { address, language: 'en' })

  test.each(['ann@example.org', 'a.n+n@mail.example.co.uk'])('may be %s', address => {
    expect(isAddress(address)).toBe(true)
  })

  test.each(['ann', 'ann@here', 'ann@.org', 'ann@a..org', 'ann@example.', 'a b@example.org', 'a@b@c.org'])(
    'may not be %s',
    address => {
      expect(isAddress(address)).toBe(false)
    },
  )

  test('is refused in a moment, whatever it is made of', () => {
    const longest = 16_000
    for (const part of ['.', 'a.', 'a']) {
      const address = `a@${part.repeat(longest / part.length)}@`
      isAddress(address)
      const began = performance.now()
      expect(isAddress(address)).toBe(false)
      expect(performance.now() - began).toBeLessThan(50)
    }
  })
})

test('a refusal repeats only so much of what was sent', () => {
  expect(new Refused('illegal', 'x'.repeat(100_000)).message.length).toBeLessThan(500)
})
