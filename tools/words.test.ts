import { readFileSync } from 'node:fs'
import { GAMES, loadGame } from '@kontor/register'
import { describe, expect, test } from 'vitest'
import { faultsInLine } from '../language/test/faults.ts'
import { LANGUAGES } from './words/games.ts'
import { literalsIn } from './words/literals.ts'
import { stalePages } from './words.ts'

const pageOf = (name: string) => readFileSync(`docs/words/${name}.md`, 'utf8')

test("the pages under docs/words say what is said; 'npm run generate' writes them anew", async () => {
  expect(await stalePages()).toEqual([])
})

test.each(['en', 'nl'])('a percentage has its sign without a space, in %s', language => {
  expect(pageOf(`program-${language}`).match(/.*[\d…] %.*/g)).toBe(null)
})

describe.each(GAMES.map(({ name }) => name))('%s', name => {
  test('every question and every kind of event and reason is on its page', async () => {
    const { steps } = await loadGame(name)
    const asked = Object.entries(steps).flatMap(([kind, { ask }]) => (ask ? [kind] : []))
    const files = [name, ...(name === 'amsterdam' ? [] : ['five-colours'])]
    const kinds = files.flatMap(folder => kindsIn(readFileSync(`games/${folder}/src/events.ts`, 'utf8')))
    const page = pageOf(`${name}-en`)
    const missing = [...asked, ...kinds].filter(
      kind => !page.includes(`\n### ${kind}\n\n- `) && !page.includes(`\n- \`${kind}\` `),
    )
    expect(missing).toEqual([])
  })

  test.each(LANGUAGES)('nothing that is said has a fault, in %s', language => {
    const lines =
      pageOf(`${name}-${language}`)
        .split('\n## The table')[0]!
        .match(/^ *- .*$/gm) ?? []
    const said = lines.map(line => line.replace(/^ *- (?:`.*?` )?/, ''))
    expect(said.length).toBeGreaterThan(200)
    expect(said.flatMap(text => faultsInLine(text, language).map(fault => `${fault}: ${text}`))).toEqual([])
  })
})

test.each(['de', 'nl'])('nothing is set with straight quotation marks, in %s', language => {
  const [said] = pageOf(`program-${language}`).split('\n## The help of the command line')
  expect(said!.match(/^- .*['"].*$/gm)).toBe(null)
})

/** The kinds that a union of events is made of. */
function kindsIn(source: string): string[] {
  const types = source.replace(/\nconst \w+[^\n]*= \{\n(?: .*\n)*\}/g, '')
  return [...types.matchAll(/kind: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, union = '']) =>
    [...union.matchAll(/\w+/g)].map(([kind]) => kind),
  )
}

describe('the texts in a source', () => {
  test('are found under their keys, with what is put in as dots', () => {
    const source = `
      // don't read "this"
      const WORDS = {
        en: { left: (n: number) => \`\${n} \${n === 1 ? 'card' : 'cards'} left\`, why: 'it\\'s so', flood: '\\u00dcber', low: n === 'water' ? 'ebb' : \`\${few(n)} ebbs\` },
      }
      const NO = /['"\`]/ ? 'none' : ''`
    expect(literalsIn(source)).toEqual([
      { keys: ['WORDS', 'en', 'left'], text: 'card' },
      { keys: ['WORDS', 'en', 'left'], text: 'cards' },
      { keys: ['WORDS', 'en', 'left'], text: '… … left' },
      { keys: ['WORDS', 'en', 'why'], text: "it's so" },
      { keys: ['WORDS', 'en', 'flood'], text: 'Über' },
      { keys: ['WORDS', 'en', 'low'], text: 'ebb' },
      { keys: ['WORDS', 'en', 'low'], text: '… ebbs' },
      { keys: ['NO'], text: 'none' },
      { keys: ['NO'], text: '' },
    ])
  })
})
