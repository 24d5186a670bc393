import type { Command } from '../calls/command.ts'

/** A command as the overview lists it: its name, a sentence about it, and how it is loaded once somebody calls it. */
export interface Listed {
  readonly name: string
  readonly summary: string
  load(): Promise<Command>
}

/** The commands there are, in the order of the overview. None is loaded to be listed. */
export const COMMANDS: readonly Listed[] = [
  {
    name: 'play',
    summary: 'Play a game in the terminal against bots.',
    load: async () => (await import('./play.ts')).play,
  },
  {
    name: 'simulate',
    summary: 'Play many seeded games with bots and report the results.',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  {
    name: 'tournament',
    summary: 'Let bots play for a rating, each deal in all seat rotations.',
    load: async () => (await import('./tournament.ts')).tournament,
  },
  {
    name: 'replay',
    summary: 'Replay a saved game and verify it.',
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'hint',
    summary: 'Say what a strong bot would answer at a point of a saved game, and why.',
    load: async () => (await import('./hint.ts')).hint,
  },
  {
    name: 'analyse',
    summary: 'Say how the chances went in a saved game, and which answers cost most.',
    load: async () => (await import('./analyse.ts')).analyse,
  },
  {
    name: 'cards',
    summary: 'List the cards of a game, or check a table of its cards.',
    load: async () => (await import('./cards.ts')).cards,
  },
  {
    name: 'stats',
    summary: 'Play many seeded games with bots and report what each card is worth.',
    load: async () => (await import('./stats.ts')).stats,
  },
  {
    name: 'tune',
    summary: "Tune the weights of a game's evaluation by self-play.",
    load: async () => (await import('./tune.ts')).tune,
  },
  {
    name: 'train',
    summary: 'Train a network by self-play; it goes on where it stopped.',
    load: async () => (await import('./train.ts')).train,
  },
  {
    name: 'conform',
    summary: 'Check at every question of random games that a game keeps its promises.',
    load: async () => (await import('./conform.ts')).conform,
  },
  {
    name: 'bench',
    summary: 'Measure, next to a reference in the same run.',
    load: async () => (await import('./bench.ts')).bench,
  },
  {
    name: 'serve',
    summary: 'Serve the page and online tables.',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'admin',
    summary: 'Look after a server: its tables, its people, its backups.',
    load: async () => (await import('./admin.ts')).admin,
  },
  {
    name: 'new',
    summary: 'Write a folder with a small complete game to turn into your own.',
    load: async () => (await import('./new.ts')).newGame,
  },
]
