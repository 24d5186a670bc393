import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseOptions } from '@kontor/engine'
import { GAMES, gameNamed } from '../cli/src/calls/games.ts'
import { playMatch } from '../cli/src/playing/match.ts'
import { digestOfAll } from '../cli/src/playing/tally.ts'

/**
 * What seeded games came to before a change: the same seeds must give the same states afterwards. A list of
 * `kontor simulate` calls with their digests; `node tools/digests.ts` plays them, `--write` keeps what they come to now.
 */
export interface Kept {
  readonly game: string
  readonly players: number
  readonly options: string
  readonly bots: string
  readonly games: number
  readonly digest: string
}

const SEED = 'digest'
const FILE = fileURLToPath(new URL('./digests.json', import.meta.url))

export function keptDigests(): readonly Kept[] {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/** The digest of these games as they are played now: what `kontor simulate … --seed digest` prints. */
export async function digestNow({ game: name, players, options, bots, games }: Kept): Promise<string> {
  const game = await gameNamed(name, { games: GAMES })
  const match = {
    game,
    bots: Array.from({ length: players }, () => bots),
    options: parseOptions(game.options, options),
    seed: SEED,
    values: undefined,
  }
  const digests = Array.from({ length: games }, (_, i) => playMatch(match, i, false).digest.toString('hex'))
  return digestOfAll({ digests })
}

if (import.meta.main) {
  const write = process.argv.includes('--write')
  const now: Kept[] = []
  let changed = 0
  for (const kept of keptDigests()) {
    const digest = await digestNow(kept)
    const same = digest === kept.digest
    if (!same) changed++
    now.push({ ...kept, digest })
    const { game, players, options, bots } = kept
    process.stdout.write(`${same ? 'same   ' : 'CHANGED'} ${game} ${players} ${bots} ${options}\n`)
  }
  if (write) writeFileSync(FILE, `${JSON.stringify(now, undefined, 2)}\n`)
  process.stdout.write(`${now.length - changed} the same, ${changed} changed\n`)
  if (!write && changed > 0) process.exitCode = 1
}
