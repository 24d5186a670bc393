import { dirname, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageSources } from '@kontor/server'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const house = dirname(root)

test('whatever the page is built from makes it stale when it changes', async () => {
  const read = new Set<string>()
  const reader = (): Plugin => ({
    name: 'kontor-reader',
    transform(_, id) {
      read.add(id.split('?')[0]!)
    },
  })
  await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
    plugins: [reader()],
    worker: { plugins: () => [reader()] },
  })
  const ours = [...read].filter(id => id.startsWith(house) && !id.includes(`${sep}node_modules${sep}`))
  const known = pageSources()
  const isKnown = (id: string) => known.some(path => id === path || id.startsWith(path + sep))
  expect(ours.filter(id => !isKnown(id))).toEqual([])
  // The rules, the code that builds, and what the workers read are among them.
  for (const part of ['/docs/rules/hamburg.de.md', '/games/hamburg/data/weights.json', '/web/src/main.tsx'])
    expect(
      ours.some(id => id.endsWith(part)),
      part,
    ).toBe(true)
  expect(['build/rules.ts', 'vite.config.ts'].filter(file => !isKnown(`${root}${file}`))).toEqual([])
})
