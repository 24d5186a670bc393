import { readFileSync, writeFileSync } from 'node:fs'
import { listing as amsterdam } from '../games/amsterdam/src/words/card/listing.ts'
import { listing as bruges } from '../games/bruges/src/words/index.ts'
import { COLORS } from '../games/hamburg/src/colors.ts'
import { CARD_DATA } from '../games/hamburg/src/data/tables.ts'
import { listing as hamburg } from '../games/hamburg/src/words/index.ts'

/** The pages under docs/cards, on which people proof-read every card: `node tools/card-listings.ts` writes them. */
const FOLDER = new URL('../docs/cards/', import.meta.url)
const LANGUAGES = ['en', 'de', 'nl'] as const

const HAMBURG = CARD_DATA.slice(1).map(({ number, category, color }) => ({
  number,
  category,
  color: COLORS[color]!,
}))

function pages() {
  return LANGUAGES.flatMap(language => [
    { name: `hamburg-${language}.md`, text: hamburg(language, HAMBURG) },
    { name: `amsterdam-${language}.md`, text: amsterdam(language) },
    { name: `bruges-${language}.md`, text: bruges(language) },
  ])
}

/** The names of the pages that no longer say what the cards say. */
export function stalePages(): string[] {
  return pages().flatMap(({ name, text }) =>
    readFileSync(new URL(name, FOLDER), 'utf8') === text ? [] : [name],
  )
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, text } of pages()) writeFileSync(new URL(name, FOLDER), text)
}
