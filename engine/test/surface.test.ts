import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the page about the engine names what the engine exports, and nothing else', () => {
  const index = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8')
  const exported = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) =>
    names!
      .split(',')
      .map(name => name.replace('type', '').trim())
      .filter(name => name !== ''),
  )
  const page = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
  expect(exported.length).toBeGreaterThan(50)
  expect([...new Set(named)].toSorted()).toEqual(exported.toSorted())
})
