import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, Misuse, writeLine } from '../calls/command.ts'

/** A small game that is complete; `pearls` is what it is called. */
const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url))
const VERSION: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version

/** A game's name stands in addresses, files and records. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const LONGEST = 40

/** `kontor new`: a folder with a small game that works at once. */
export const newGame: Command = {
  usage: 'new <folder>',
  details: [['<folder>', 'a folder that is not there yet; the game takes its name']],
  notes: ['In it, README.md says what is where.'],
  options: {},
  operands: { min: 1, max: 1 },

  async run([path = ''], _, io) {
    const folder = resolve(path)
    const name = basename(folder)
    if (!NAME.test(name) || name.length > LONGEST)
      throw new Misuse({
        en: `A game's name consists of lower-case letters, digits and single hyphens, at most ${LONGEST} characters, not ‘${name}’.`,
        de: `Der Name eines Spiels besteht aus höchstens ${LONGEST} Kleinbuchstaben, Ziffern und einzelnen Bindestrichen, nicht „${name}“.`,
        nl: `De naam van een spel bestaat uit maximaal ${LONGEST} kleine letters, cijfers en losse koppeltekens, niet ‘${name}’.`,
      })
    if (Object.hasOwn(io.games, name))
      throw new Misuse({
        en: `There is a game ‘${name}’ already.`,
        de: `Ein Spiel „${name}“ gibt es schon.`,
        nl: `Er is al een spel ‘${name}’.`,
      })
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Misuse({
        en: `${path} is there already and is not empty.`,
        de: `${path} gibt es schon, und der Ordner ist nicht leer.`,
        nl: `${path} bestaat al en is niet leeg.`,
      })
    mkdirSync(folder, { recursive: true })
    cpSync(TEMPLATE, folder, { recursive: true })
    // A package leaves out a file that is called so.
    renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
    for (const [file, change] of Object.entries(CHANGES)) {
      const whole = join(folder, file)
      writeFileSync(whole, change(readFileSync(whole, 'utf8'), name))
    }
    writeLine(io.out, `${name} is there, a game of its own. Go on with:`)
    for (const line of [`cd ${path}`, 'npm install', 'npm run play']) writeLine(io.out, `  ${line}`)
    return 0
  },
}

/** What is called otherwise in the new folder. */
const CHANGES: Readonly<Record<string, (text: string, name: string) => string>> = {
  'package.json': (text, name) => text.replace('"pearls"', `"${name}"`).replaceAll('KONTOR', `^${VERSION}`),
  'README.md': (text, name) => text.replace('# Pearls', `# ${titleOf(name)}`),
  'rules.md': (text, name) => text.replace('# Pearls', `# ${titleOf(name)}`),
  'rules.de.md': (text, name) => text.replace('# Perlen', `# ${titleOf(name)}`),
  'rules.nl.md': (text, name) => text.replace('# Parels', `# ${titleOf(name)}`),
  'src/cover.ts': (text, name) =>
    text
      .replace("name: 'pearls'", `name: '${name}'`)
      .replace(/(en|de|nl): '(Pearls|Perlen|Parels)'/g, (_, language) => `${language}: '${titleOf(name)}'`),
}

function titleOf(name: string) {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
