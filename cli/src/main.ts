import { parseArgs } from 'node:util'
import { Fault, GameError } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { type Command, calledSo, given, type Io, Misuse, type Values, writeLine } from './calls/command.ts'
import { fileTrouble, isFileTrouble } from './calls/files.ts'
import { GAMES } from './calls/games.ts'
import { languageIn, languageOf } from './calls/language.ts'
import { COMMANDS, type Listed } from './commands/index.ts'
import { helpOf, overview } from './help/help.ts'

const PROCESS = {
  in: process.stdin,
  out: process.stdout,
  err: process.stderr,
  terminal: process.stderr.isTTY === true,
  games: GAMES,
}

/** The `kontor` command; the result is the exit code. */
export async function main(words: readonly string[], where: Omit<Io, 'language'> = PROCESS): Promise<number> {
  const io = { ...where, language: languageIn(words) }
  try {
    const [name, ...rest] = words.filter((word, i) => i > 0 || !word.startsWith('--lang='))
    if (name === undefined || name === '--help' || name === 'help' || name === '--lang') {
      writeLine(io.out, overview(io.language))
      return 0
    }
    const command = COMMANDS.find(each => each.name === name)
    if (!command) throw noCommand(name)
    return await runCommand(command, rest, io)
  } catch (error) {
    writeLine(io.err, `kontor: ${await sentenceOf(error, io.language)}`)
    return error instanceof Misuse ? 2 : 1
  }
}

async function runCommand(listed: Listed, words: readonly string[], io: Io) {
  const command = await listed.load()
  const { values, positionals } = parsed(listed.name, command, words)
  if (values.help === true) {
    writeLine(io.out, helpOf(listed, command, io.language))
    return 0
  }
  const language = languageOf(given(values, 'lang'))
  const { min, max } = command.operands
  if (positionals.length < min || positionals.length > max) throw calledSo(command.usage)
  return command.run(positionals, values, { ...io, language })
}

function parsed(name: string, command: Command, words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...command.options, lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }) as { values: Values; positionals: string[] }
  } catch (error) {
    throw wrongOption(name, error as NodeJS.ErrnoException)
  }
}

const noCommand = (name: string) =>
  new Misuse({
    en: `There is no command ‘${name}’; ‘kontor --help’ lists them.`,
    de: `Einen Befehl „${name}“ gibt es nicht; „kontor --help“ nennt alle.`,
    nl: `Er is geen opdracht ‘${name}’; ‘kontor --help’ noemt ze allemaal.`,
  })

/** What Node found wrong with the options, of which it says only English. */
function wrongOption(command: string, { code, message }: NodeJS.ErrnoException) {
  const [first = ''] = message.split('. ')
  const option = /'(-[^ ']*)/.exec(message)?.[1] ?? ''
  const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
  return new Misuse({
    en: `${first.replace(/'([^']*)'/g, '‘$1’')}; ‘kontor ${command} --help’ lists the options.`,
    de: `${unknown ? `Eine Option „${option}“ gibt es nicht` : `Die Option „${option}“ ist so nicht möglich`}; „kontor ${command} --help“ nennt die Optionen.`,
    nl: `${unknown ? `Er is geen optie ‘${option}’` : `De optie ‘${option}’ kan zo niet`}; ‘kontor ${command} --help’ noemt de opties.`,
  })
}

async function sentenceOf(error: unknown, language: Language): Promise<string> {
  if (error instanceof Fault) return error.told[language]
  if (error instanceof GameError) return error.message
  if (isFileTrouble(error)) return fileTrouble(error, language)
  if (error instanceof Error && error.name === 'Nonconformity') return error.message
  const { mistakeIn } = await import('@kontor/server/authors')
  const authors = mistakeIn(error)
  if (authors !== undefined) return `The game has a mistake: ${authors}.`
  return `${OUR_MISTAKE[language]} ${error instanceof Error ? error.stack : String(error)}`
}

const OUR_MISTAKE: Readonly<Record<Language, string>> = {
  en: 'This should not have happened, and is our mistake:',
  de: 'Das hätte nicht geschehen dürfen und ist unser Fehler:',
  nl: 'Dit had niet mogen gebeuren en is onze fout:',
}
