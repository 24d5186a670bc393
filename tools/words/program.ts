import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Language } from '@kontor/engine/presentation'
import { COMMANDS } from '../../cli/src/commands/index.ts'
import { helpOf, overview } from '../../cli/src/help/help.ts'
import { LANGUAGES, type Page } from './games.ts'
import { type Literal, literalsIn } from './literals.ts'

/** Where the program speaks to people besides its games. What the command line helps with is listed as it is shown. */
const FOLDERS = ['bots/src', 'cli/src', 'engine/src', 'protocol', 'server/src', 'web/src']
const SHOWN = 'cli/src/help/'
/** Where a word may break: nobody sees it in a line that is long enough, as those here are. */
const SOFT_HYPHEN = '\u00ad'
const ROOT = new URL('../../', import.meta.url)

/** What page, command line, server and letters say: a page for each language, file by file. */
export async function programPages(): Promise<Page[]> {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .map(path => `${folder}/${path}`)
      .filter(path => /\.tsx?$/.test(path) && !path.startsWith(SHOWN))
      .sort(),
  ).map(path => ({ path, literals: literalsIn(readFileSync(new URL(path, ROOT), 'utf8')) }))
  return Promise.all(
    LANGUAGES.map(async language => ({
      name: `program-${language}.md`,
      text: `${[
        `# What the program says besides its games (${language})`,
        '',
        'Written by `npm run generate` from the sources. What is put in while it runs is ‘…’.',
        '',
        ...files.flatMap(({ path, literals }) => section(path, literals, language)),
        '## The help of the command line',
        '',
        '```',
        overview(language),
        ...(await Promise.all(COMMANDS.map(async command => helpIn(command, language)))).flat(),
        '```',
      ].join('\n')}\n`,
    })),
  )
}

function section(path: string, literals: readonly Literal[], language: Language): string[] {
  const whole = basename(path, '.ts') === language
  const said = literals.filter(({ keys, text }) => isSaid(text) && (whole || keys.includes(language)))
  if (said.length === 0) return []
  const lines = said.map(({ keys, text }) => {
    const name = keys.filter(key => key !== '' && key !== language).join('.')
    return `- ${name === '' ? '' : `\`${name}\` `}${text.replaceAll('\n', ' / ').replaceAll(SOFT_HYPHEN, '')}`
  })
  return [`## ${path.replace(/\/(?:en|de|nl)\.ts$/, '/')}`, '', ...lines, '']
}

/** A text for people: not a language's key, and not the path of what is imported. */
const isSaid = (text: string) => /\p{L}/u.test(text) && !/^(?:en|de|nl|\.{1,2}\/.*|@\w+\/.*)$/.test(text)

const helpIn = async (command: (typeof COMMANDS)[number], language: Language) => [
  '',
  helpOf(command, await command.load(), language),
]
