import { expect, test, vi } from 'vitest'

const OVER = {
  code: 'illegal',
  reason: 'The game is over.',
  said: { de: 'Die Partie ist zu Ende.', nl: 'De partij is afgelopen.' },
} as const

test('what the server refuses is said in the language of the page', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } })
  const { set } = await import('../src/settings/settings.ts')
  const { refusal } = await import('../src/online/server/calling.ts')
  const said = (['en', 'de', 'nl'] as const).map(language => {
    set({ language })
    return [refusal(OVER), refusal({ code: 'malformed', reason: 'A command is a JSON object.' })]
  })
  expect(said).toEqual([
    ['The game is over.', 'A command is a JSON object.'],
    ['Die Partie ist zu Ende.', 'Das hat der Server nicht verstanden.'],
    ['De partij is afgelopen.', 'Dat heeft de server niet begrepen.'],
  ])
})
