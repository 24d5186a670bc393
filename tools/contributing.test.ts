import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Copy, card, coversWithout, game, word, wordsWithout } from './contributing.ts'

/** CONTRIBUTING, done in a copy of the repository: what it says works, and a part left out is refused. */

const CARD = card(166, 'Guest', 'instant(points(2), guilders(1))', 'points: 7, guilders: 8')
const CARD_WITH_WORD = card(167, 'Giver', 'instant(alms(2))', 'points: 7, guilders: 6')
const BRUGES = 'games/bruges'
const REGISTER = 'games/register'
const TABLE = `${BRUGES}/data/cards.csv`
const TESTS = [
  `${BRUGES}/test/cards/cards.test.ts`,
  `${BRUGES}/test/data.test.ts`,
  `${BRUGES}/test/words.test.ts`,
  `${BRUGES}/test/rules/set-up.test.ts`,
  'tools/register.test.ts',
]
/** The test that finds rows without lines and lines without rows. */
const PAIRED = 'number the persons without a gap; each group has three or more of each colour'
/** Where the word stands with each of its parts left out. */
const LEFT_OUT = word.map(({ part }) => `left-out/${part.replaceAll(/[ /]/g, '-')}`)

/** Prints the texts of the two cards, as the game's library has them. */
const TELL = `
import { loadGame } from '@kontor/register'
const { library } = await loadGame('bruges')
const cards = ['en', 'de', 'nl'].map(language => library.cards(language).filter(({ number }) => number > 165))
console.log(JSON.stringify(cards.map(two => two.map(({ text }) => text))))`

let copy: Copy
beforeAll(async () => {
  copy = new Copy()
  copy.apply(CARD)
  for (const [i, left] of word.entries()) {
    const others = [...word, ...CARD_WITH_WORD].filter(part => part !== left)
    copy.aside(BRUGES, LEFT_OUT[i]!, others)
  }
  copy.apply([...word, ...CARD_WITH_WORD, ...game, ...wordsWithout, ...coversWithout])
  expect(await copy.node('tools/bruges-data.ts')).toMatchObject({ works: true })
})
afterAll(() => copy[Symbol.dispose]())

/** The files in which the type checker finds something wrong. */
async function refusedBy(folders: readonly string[]): Promise<string[]> {
  const config = { extends: './tsconfig.json', include: folders }
  const name = `tsconfig.${folders.length}.json`
  copy.write(name, JSON.stringify(config))
  const { out } = await copy.node('node_modules/typescript/bin/tsc', '-p', name, '--pretty', 'false')
  return [...new Set(out.match(/^[^\s(]+(?=\(\d+,\d+\): error)/gm))]
}

/** The tests that fail. */
async function failing(): Promise<string[]> {
  const vitest = 'node_modules/vitest/vitest.mjs'
  const report = 'report.json'
  await copy.node(
    vitest,
    'run',
    '--project',
    '!browser',
    '--reporter',
    'json',
    '--outputFile',
    report,
    ...TESTS,
  )
  const { testResults }: Results = JSON.parse(readFileSync(copy.at(report), 'utf8'))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  copy.remove(report)
  expect(testResults).toHaveLength(TESTS.length)
  return all.filter(({ status }) => status === 'failed').map(({ title }) => title)
}

interface Results {
  readonly testResults: readonly { readonly assertionResults: readonly { status: string; title: string }[] }[]
}

describe('a card, a card with a new word and a game, as CONTRIBUTING says', () => {
  test.concurrent('pass the type check, and what lacks a part does not', async () => {
    const refused = await refusedBy(['engine/src', 'language', 'games/*/src', 'left-out/*/src'])
    const whole = refused.filter(path => !/-without-|^left-out/.test(path))
    expect(whole).toEqual([])
    const lacking = (folder: string) => refused.filter(path => path.startsWith(`${folder}/`)).length > 0
    expect(LEFT_OUT.filter(folder => !lacking(folder))).toEqual([])
    expect(refused.filter(path => path.includes('alms-without-'))).toHaveLength(wordsWithout.length)
    expect(refused.filter(path => path.includes('cover-without-'))).toHaveLength(coversWithout.length)
  })

  test.concurrent('have their text in three languages', async () => {
    const { out } = await copy.node('--input-type=module', '--eval', TELL)
    expect(JSON.parse(out)).toEqual([
      ['Gain 2 points and take 1 guilder.', 'Pay 1 guilder and gain 2 points.'],
      ['Erhalte 2 Punkte und nimm 1 Gulden.', 'Bezahle 1 Gulden und erhalte 2 Punkte.'],
      ['Krijg 2 punten en neem 1 gulden.', 'Betaal 1 gulden en krijg 2 punten.'],
    ])
  })

  test.concurrent.each(['bruges', 'jetty'])('are played in %s', async name => {
    const { out } = await copy.node('cli/bin/kontor.js', 'conform', name, '--games', '3')
    expect(out).toMatch(new RegExp(`^${name} conforms: 3 games`))
  })

  test.concurrent('pass the tests', async () => expect(await failing()).toEqual([]))
})

describe('what is left out is refused', () => {
  test('a case, the line of a card, the line of a game, its dependency', async () => {
    copy.remove(`${BRUGES}/test/cards/card-166.cases.ts`)
    copy.replace(`${BRUGES}/src/cards/cards.ts`, 'person(167, instant(alms(2)))\n', '')
    copy.replace(`${REGISTER}/src/index.ts`, ', jetty] as const', '] as const')
    copy.replace(`${REGISTER}/package.json`, '    "@kontor/jetty": "0.1.0",\n', '')
    expect(await failing()).toEqual(
      expect.arrayContaining([
        'every card has a test of its own',
        PAIRED,
        'every folder with a cover is in the register of games, under its own name',
        'the register depends on every game',
      ]),
    )
  })

  test('the row of a card, the making of the tables, the cover of a game', async () => {
    const rows = readFileSync(copy.at(TABLE), 'utf8').trimEnd().split('\n')
    copy.write(TABLE, `${rows.slice(0, -2).join('\n')}\n`)
    await copy.node('tools/bruges-data.ts')
    copy.append(TABLE, `${rows.at(-2)}\n`)
    copy.remove('games/jetty/src/cover.ts')
    const [tests, types] = await Promise.all([failing(), refusedBy([`${REGISTER}/src`])])
    expect(tests).toEqual(expect.arrayContaining(['are in the module as they are in the files', PAIRED]))
    expect(types).toContain(`${REGISTER}/src/index.ts`)
  })
})
