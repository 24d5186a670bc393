import { readFileSync, writeFileSync } from 'node:fs'
import { gamePages, type Page } from './words/games.ts'
import { programPages } from './words/program.ts'

/** The pages under docs/words, on which people proof-read all that is said: `node tools/words.ts` writes them. */
const FOLDER = new URL('../docs/words/', import.meta.url)

const pages = async (): Promise<Page[]> => [...(await gamePages()), ...(await programPages())]

/** The names of the pages that no longer say what is said. */
export async function stalePages(): Promise<string[]> {
  return (await pages()).flatMap(({ name, text }) =>
    readFileSync(new URL(name, FOLDER), 'utf8') === text ? [] : [name],
  )
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, text } of await pages()) writeFileSync(new URL(name, FOLDER), text)
}
