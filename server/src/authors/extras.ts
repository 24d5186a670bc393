import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Fault } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { type RulesText, rulesText } from '@kontor/protocol/rules'

const RULES: readonly (readonly [Language, string])[] = [
  ['en', 'rules.md'],
  ['de', 'rules.de.md'],
  ['nl', 'rules.nl.md'],
]

/** The rules of a game for people, as the Markdown in its folder says them. */
export function rulesIn(folder: string, game: string): ReadonlyMap<Language, RulesText> {
  const original = join(folder, 'rules.md')
  const found = RULES.filter(([, file]) => existsSync(original) && existsSync(join(folder, file)))
  return new Map(
    found.map(([language, file]) => {
      try {
        const text = rulesText(game, readFileSync(join(folder, file), 'utf8'), readFileSync(original, 'utf8'))
        return [language, text]
      } catch (error) {
        throw new Fault(`${file}: ${error instanceof Error ? error.message : error}`)
      }
    }),
  )
}

/** A picture shows the box, or a card by its number. */
const SHOWN = /^(?:cover|card-\d+)\.(?:svg|png|jpe?g|webp)$/
const MOST = 1000
const LARGEST = 2_000_000

/** The pictures in a game's folder, by what they show. */
export function picturesIn(folder: string): ReadonlyMap<string, { path: string; content: Buffer }> {
  const pictures = join(folder, 'pictures')
  if (!existsSync(pictures)) return new Map()
  const files = readdirSync(pictures).filter(file => SHOWN.test(file))
  if (files.length > MOST) throw new Fault(`pictures: there are more than ${MOST}`)
  return new Map(
    files.toSorted().map(file => {
      const path = join(pictures, file)
      if (statSync(path).size > LARGEST) throw new Fault(`pictures/${file} has more than ${LARGEST} bytes`)
      return [file.slice(0, -extname(file).length), { path: `pictures/${file}`, content: readFileSync(path) }]
    }),
  )
}
