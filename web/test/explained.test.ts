import { readFileSync } from 'node:fs'
import { amsterdam } from '@kontor/amsterdam'
import { bruges } from '@kontor/bruges'
import { newRecord, openSession } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { rulesText } from '@kontor/protocol/rules'
import type { AnyGame } from '@kontor/register'
import { describe, expect, test } from 'vitest'
import { excerpts as fromAmsterdam } from '../src/boards/amsterdam/excerpts.ts'
import { explanations as ofAmsterdam } from '../src/boards/amsterdam/explained.ts'
import { excerpts as fromBruges } from '../src/boards/bruges/excerpts.ts'
import { explanations as ofBruges } from '../src/boards/bruges/explained.ts'
import { excerpts as fromHamburg } from '../src/boards/hamburg/excerpts.ts'
import { explanations as ofHamburg } from '../src/boards/hamburg/explained.ts'

const GAMES = [
  [hamburg as AnyGame, ofHamburg, fromHamburg],
  [bruges as AnyGame, ofBruges, fromBruges],
  [amsterdam as AnyGame, ofAmsterdam, fromAmsterdam],
] as const

describe.each(GAMES)('what $name says of its table', (game, { pieces, questions }, { below }) => {
  const text = readFileSync(new URL(`../../docs/rules/${game.name}.md`, import.meta.url), 'utf8')
  const headings = rulesText(game.name, text, text).headings.map(({ id }) => id)

  test('leads to headings that the rules have', () => {
    const rules = [...pieces.map(({ rule }) => rule), ...Object.values(questions), ...Object.keys(below)]
    expect(rules.filter(rule => !headings.includes(rule))).toEqual([])
  })

  test('has a heading for everything that is asked, and for nothing else', () => {
    const asked = Object.entries(game.steps).flatMap(([kind, { ask }]) => (ask ? [kind] : []))
    expect(Object.keys(questions).sort()).toEqual(asked.sort())
  })

  test('says where each source of the final scoring is counted', () => {
    const { expansions } = game.options
    const offered = expansions === undefined ? {} : { expansions: 'of' in expansions ? expansions.of : [] }
    const session = openSession(
      game,
      newRecord(game, { seats: ['A', 'B'], seed: 'sources', options: offered }),
    )
    const sources = Object.keys(game.score(session.state)[0]!.sources).filter(source => source !== 'track')
    const shown = pieces.flatMap(({ scores = [] }) => scores)
    expect(sources.filter(source => !shown.includes(source))).toEqual([])
  })

  test('is one sentence or a few in every language', () => {
    for (const { en, de, nl } of pieces)
      for (const said of [en, de, nl]) {
        expect(said).toMatch(/^\p{Lu}.*\.$/u)
        expect(said.length).toBeLessThan(330)
      }
  })
})
