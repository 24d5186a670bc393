import { dirname } from 'node:path'
import { type AnyGame, GAMES } from '@kontor/register'
import type { Figure } from '../../bench/figure.ts'
import type { Kept } from '../../bench/kept/index.ts'
import { type Command, given, Misuse, writeLine } from '../calls/command.ts'
import { writableFolder, writeWhole } from '../calls/files.ts'

type Say = (line: string) => void
type Bench = (progress: Say) => Figure[] | Promise<Figure[]>

/** What can be measured; loaded only then, since the references are no part of what is installed for playing. */
const BENCHES: Readonly<Record<string, (say: Say) => Promise<Bench>>> = {
  engine: async say => {
    await fetchReference(say)
    return (await import('../../bench/engine.ts')).benchEngine
  },
  ...Object.fromEntries(GAMES.map(({ name, load }) => [name, (say: Say) => benchOf(load, say)])),
  bots: async say => {
    await fetchReference(say)
    return (await import('../../bench/bots.ts')).benchBots
  },
  server: async () => (await import('../../bench/server.ts')).benchServer,
  page: async () => (await import('../../bench/page.ts')).benchPage,
}

/** The bench of a game that comes with Kontor. */
async function benchOf(load: () => Promise<AnyGame>, say: Say): Promise<Bench> {
  await fetchReference(say)
  const [{ benchGame }, game] = await Promise.all([import('../../bench/game.ts'), load()])
  return progress => benchGame(game, progress)
}

async function fetchReference(say: Say) {
  const { fetchBoardgame } = await import('../../bench/boardgame.ts')
  fetchBoardgame(say)
}

/** `kontor bench`: figures next to a reference in the same run, and to what was kept of earlier ones. */
export const bench: Command = {
  usage: `bench <${Object.keys(BENCHES).join('|')}|all> [--keep file.jsonl] [--html file] [--json]`,
  details: [
    ['engine', "the engine's small game, on the engine and on boardgame.io"],
    [
      GAMES.map(({ name }) => name).join(', '),
      'random four-player games, playouts, clones, views and guesses',
    ],
    ['bots', "our tree search beside boardgame.io's, and whether answers come in time"],
    ['server', 'from an answer to the other seats, over sockets and disk, with up to 5,000 people'],
    ['page', 'the table in a real browser: first board, click to painted board, long tasks, size'],
    ['all', 'all of these, one after the other'],
    ['--keep file.jsonl', 'add the figures to that file, and say how they compare with what it has'],
    ['--html file', 'write a page with a plot of each figure over the commits that the file has'],
    [
      '--json',
      'report as JSON: name, value, unit, low and high of several runs, ratio where there is a reference, verdict with --keep',
    ],
  ],
  notes: [
    'The first five stand next to boardgame.io, which npm installs into node_modules when it is not there, and are measured in processor time.',
    'Only runs of the same machine are compared. A figure is better or worse if it is farther from the middle of the last nine than any of them is, than its own runs are from each other, and than 5%; with fewer than three kept runs it is new.',
  ],
  options: { keep: { type: 'string' }, html: { type: 'string' }, json: { type: 'boolean' } },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    const names = name === 'all' ? Object.keys(BENCHES) : [name]
    if (name !== 'all' && !Object.hasOwn(BENCHES, name)) {
      const known = [...Object.keys(BENCHES), 'all'].join(', ')
      throw new Misuse({
        en: `There is no bench ‘${name}’; the benches are ${known}.`,
        de: `Eine Messung „${name}“ gibt es nicht; es gibt ${known}.`,
        nl: `Er is geen meting ‘${name}’; er zijn ${known}.`,
      })
    }
    const path = given(values, 'keep')
    const html = given(values, 'html')
    if (html !== undefined && path === undefined)
      throw new Misuse({
        en: 'Use --keep to name the file that has the figures.',
        de: 'Sage mit --keep, in welcher Datei die Zahlen stehen.',
        nl: 'Zeg met --keep in welk bestand de cijfers staan.',
      })
    for (const file of [path, html]) if (file !== undefined) writableFolder(dirname(file))
    const { keep, keptIn, thisCommit, thisMachine, pageOf, tableOf, verdictOn } = await import(
      '../../bench/kept/index.ts'
    )
    const earlier = path === undefined ? [] : keptIn(path)
    const machine = thisMachine()
    const measured: Kept[] = []
    for (const bench of names) {
      const measure = await BENCHES[bench]!(line => writeLine(io.err, line))
      const figures = await measure(line => io.terminal && writeLine(io.err, line))
      const kept = { bench, machine, commit: thisCommit(), at: new Date().toISOString(), figures }
      measured.push(kept)
      if (path !== undefined) keep(path, kept)
    }
    if (html !== undefined) writeWhole(html, pageOf(machine, [...earlier, ...measured]))
    const verdicts = measured.map(kept => kept.figures.map(figure => verdictOn(figure, kept, earlier)))
    if (values.json) {
      const told = verdicts.flat().map(({ figure, before, runs, verdict }) => ({
        ...figure,
        ...(path !== undefined && { kept: before ?? null, runs, verdict }),
      }))
      writeLine(io.out, JSON.stringify(told))
    } else writeLine(io.out, verdicts.map(each => tableOf(each, path !== undefined)).join('\n\n'))
    return 0
  },
}
