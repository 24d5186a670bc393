import { parseArgs } from 'node:util'
import { Fault, GameError } from '@kontor/engine'
import { admin } from './admin.ts'
import { analyse } from './analyse.ts'
import { bench } from './bench.ts'
import { cards } from './cards.ts'
import { type Command, type Io, Misuse, writeLine } from './command.ts'
import { conform } from './conform.ts'
import { fileTrouble, isFileTrouble } from './files.ts'
import { GAMES } from './games.ts'
import { hint } from './hint.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { stats } from './stats.ts'
import { tournament } from './tournament.ts'
import { tune } from './tune.ts'

const COMMANDS: readonly Command[] = [
  play,
  simulate,
  tournament,
  replay,
  hint,
  analyse,
  cards,
  stats,
  tune,
  conform,
  bench,
  serve,
  admin,
]

const PROCESS: Io = {
  in: process.stdin,
  out: process.stdout,
  err: process.stderr,
  terminal: process.stderr.isTTY === true,
  games: GAMES,
}

/** The `kontor` command; the result is the exit code. */
export async function main(words: readonly string[], io: Io = PROCESS): Promise<number> {
  try {
    const [name, ...rest] = words
    if (name === undefined || name === '--help' || name === 'help') {
      writeLine(io.out, overview())
      return 0
    }
    const command = COMMANDS.find(each => each.name === name)
    if (!command) throw new Misuse(`There is no command '${name}'; 'kontor --help' lists them.`)
    return await runCommand(command, rest, io)
  } catch (error) {
    writeLine(io.err, `kontor: ${sentenceOf(error)}`)
    return error instanceof Misuse ? 2 : 1
  }
}

async function runCommand(command: Command, words: readonly string[], io: Io) {
  const { values, positionals } = parsed(command, words)
  if (values.help === true) {
    writeLine(io.out, helpOf(command))
    return 0
  }
  const { min, max } = command.operands
  if (positionals.length < min || positionals.length > max) {
    throw new Misuse(`It is called 'kontor ${command.usage}'.`)
  }
  return command.run(positionals, values, io)
}

function parsed(command: Command, words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] }
  } catch (error) {
    const [first] = (error as Error).message.split('. ')
    throw new Misuse(`${first}; 'kontor ${command.name} --help' lists the options.`)
  }
}

function overview() {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  return [
    'kontor: city games in the terminal',
    '',
    ...COMMANDS.map(({ name, summary }) => `  kontor ${name.padEnd(width)}  ${summary}`),
    '',
    "'kontor <command> --help' says more.",
  ].join('\n')
}

function helpOf({ usage, summary, details, notes = [] }: Command) {
  const rows = [...details, ['--help', 'this page'] as const]
  const width = Math.max(...rows.map(([option]) => option.length))
  return [
    `kontor ${usage}`,
    '',
    summary,
    '',
    ...rows.map(([option, about]) => `  ${option.padEnd(width)}  ${about}`),
    ...notes.flatMap(note => ['', note]),
  ].join('\n')
}

function sentenceOf(error: unknown): string {
  if (error instanceof Fault || error instanceof GameError) return error.message
  if (isFileTrouble(error)) return fileTrouble(error)
  if (error instanceof Error && error.name === 'Nonconformity') return error.message
  return `This should not have happened, and is our mistake: ${error instanceof Error ? error.stack : String(error)}`
}
