import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What CONTRIBUTING asks for, as the smallest examples: two cards of Bruges, a word of its language, and a game. */

/** Whether a command did what it was asked, and what it said. */
interface Ended {
  readonly works: boolean
  readonly out: string
  readonly err: string
}

/** A copy of the repository to try things in; it ends with `using`. */
export class Copy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'kontor-contributing-'))

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    const wanted = /^(?:engine|language|games|bots|cli|protocol|server|tools|[^/]+$)/
    for (const path of listed
      .toString()
      .split('\0')
      .filter(each => each !== '' && wanted.test(each)))
      cpSync(path, this.at(path), { errorOnExist: false })
    this.install()
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true })
  }

  /** What is installed, and beside it the copy's own packages. */
  private install() {
    const own = '@kontor'
    mkdirSync(this.at(`node_modules/${own}`), { recursive: true })
    for (const name of readdirSync('node_modules'))
      if (name !== own && !/^\.(?!bin)/.test(name))
        symlinkSync(join(process.cwd(), 'node_modules', name), this.at(`node_modules/${name}`))
    const games = readdirSync(this.at('games')).map(name => `games/${name}`)
    for (const folder of ['engine', 'language', 'bots', 'cli', 'protocol', 'server', ...games])
      this.link(folder)
  }

  /** Makes a folder known as a package, as `npm install` does. */
  link(folder: string): void {
    symlinkSync(this.at(folder), this.at(`node_modules/@kontor/${folder.split('/').at(-1)}`))
  }

  at(path: string): string {
    return join(this.folder, path)
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true })
    writeFileSync(this.at(path), text)
  }

  append(path: string, text: string): void {
    this.write(path, readFileSync(this.at(path), 'utf8') + text)
  }

  replace(path: string, old: string, text: string): void {
    const before = readFileSync(this.at(path), 'utf8')
    if (!before.includes(old)) throw new Error(`${path} has no '${old}'.`)
    this.write(
      path,
      before.replace(old, () => text),
    )
  }

  /** Writes these parts in a folder, puts it elsewhere, and leaves the folder as it was. */
  aside(folder: string, elsewhere: string, parts: readonly Part[]): void {
    const kept = `${folder}-kept`
    cpSync(this.at(folder), this.at(kept), { recursive: true })
    this.apply(parts)
    mkdirSync(dirname(this.at(elsewhere)), { recursive: true })
    renameSync(this.at(folder), this.at(elsewhere))
    renameSync(this.at(kept), this.at(folder))
  }

  /** Writes parts one after the other. */
  apply(parts: readonly Part[]): void {
    for (const { write } of parts) write(this)
  }

  remove(path: string): void {
    rmSync(this.at(path))
  }

  /** Runs Node in the copy; what does not end by itself is ended. */
  node(...words: string[]): Promise<Ended> {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV)/.test(name)),
    )
    const options = { cwd: this.folder, env, timeout: 280_000, maxBuffer: 1e8 }
    const { promise, resolve } = Promise.withResolvers<Ended>()
    execFile(process.execPath, words, options, (error, out, err) =>
      resolve({ works: error === null, out, err }),
    )
    return promise
  }
}

/** One thing that a contributor writes, and may forget. */
export interface Part {
  readonly part: string
  write(copy: Copy): void
}

const BRUGES = 'games/bruges'

/** Where a module stands in which a part is missing. */
const incomplete = (path: string, part: string): string => path.replace(/\.ts$/, `-without-${part}.ts`)

/** A card of Bruges: its row, its line and its case. */
export function card(number: number, name: string, line: string, expected: string): readonly Part[] {
  const row = `${number},${name},${name},den ${name},${name},de ${name},house,scholars,house,red,house,instant,house,house,3,house,1,derived\n`
  return [
    { part: 'its row in data/cards.csv', write: copy => copy.append(`${BRUGES}/data/cards.csv`, row) },
    {
      part: 'its line in src/cards/cards.ts',
      write: copy =>
        copy.replace(
          `${BRUGES}/src/cards/cards.ts`,
          '\n/** What the second edition',
          `person(${number}, ${line})\n\n/** What the second edition`,
        ),
    },
    {
      part: 'its case in test/cards',
      write: copy =>
        copy.write(
          `${BRUGES}/test/cards/card-${number}.cases.ts`,
          `import type { CardCase } from './case.ts'
import { recruited } from './siblings.ts'

export const cases: CardCase[] = [recruited({ card: ${number}, title: 'as its line says', ${expected} })]
`,
        ),
    },
  ]
}

/** The members of a word's module. */
const MEMBERS = {
  run: `run({ n }, { state, seat, mine, card }) {
    if (mine.guilders === 0) return
    payGuilders(state, seat, 1, card)
    gainPoints(state, seat, n, card)
  },`,
  steps: 'steps: NO_STEPS,',
  whyNot: `whyNot: (_, { mine }) =>
    mine.guilders > 0 ? undefined : { kind: 'needsGuilders', n: 1, has: mine.guilders },`,
  brings: 'brings: nothingCertain,',
  sentence: `sentence: ({ n }) => ({
    whole: joined({ en: 'pay 1 guilder and gain ', de: 'bezahle 1 Gulden und erhalte ', nl: 'betaal 1 gulden en krijg ' }, counted(n, point)),
  }),`,
  short: 'short: ({ n }) => joined(MINUS, plain(1, guilder), COMMA, PLUS, plain(n, point)),',
  icons: "icons: ({ n }) => ['marks-1', 'arrow', 'points-' + n],",
  worth: 'worth: ({ n }) => n - GUILDER,',
}

const ALMS = Object.entries(MEMBERS)
const WORD = `${BRUGES}/src/effects/gains/alms.ts`

/** The module of a word, with all that belongs to it or with a part left out. */
const wordModule = (
  members: readonly (readonly [string, string])[],
) => `import { counted } from '@kontor/language/grammar'
import { joined } from '@kontor/language/phrase'
import { COMMA, MINUS, PLUS, plain } from '@kontor/language/short'
import { point } from '@kontor/language/terms'
import { gainPoints, payGuilders } from '../../rules/possessions.ts'
import { guilder } from '../../words/terms.ts'
import { GUILDER } from '../worth.ts'
import { NO_STEPS, nothingCertain, type Word } from '../word.ts'

/** Points for a guilder. */
export interface Alms {
  readonly do: 'alms'
  readonly n: number
}

export const alms = {
  ${members.map(([, code]) => code).join('\n  ')}
} satisfies Word<Alms>
`

/** The lines that make a word known, each in its file. */
const LINES: readonly (readonly [path: string, before: string, line: string])[] = [
  ['effects/index.ts', 'import { canal }', "import { alms } from './gains/alms.ts'\n"],
  ['effects/index.ts', '  recall,\n} satisfies', '  alms,\n'],
  ['language.ts', 'import type { Canal }', "import type { Alms } from './effects/gains/alms.ts'\n"],
  ['language.ts', '  | ActivateAll', '  | Alms\n'],
  [
    'cards/vocabulary.ts',
    '/** What can be counted. */',
    "export const alms = (n: number): Effect => ({ do: 'alms', n })\n",
  ],
]

/** A word of Bruges' language: its module, and the lines that make it known. */
export const word: readonly Part[] = [
  { part: 'its module', write: copy => copy.write(WORD, wordModule(ALMS)) },
  ...['effects/index.ts', 'language.ts', 'cards/vocabulary.ts'].map(
    (file): Part => ({
      part: `what stands in ${file}`,
      write(copy) {
        for (const [path, before, line] of LINES)
          if (path === file) copy.replace(`${BRUGES}/src/${path}`, before, line + before)
      },
    }),
  ),
  {
    part: 'its import where cards are written',
    write: copy => copy.replace(`${BRUGES}/src/cards/cards.ts`, '  allPersons,', '  allPersons,\n  alms,'),
  },
]

/** Modules of a word in which a part is missing: each of its members, and one of the languages. */
export const wordsWithout: readonly Part[] = [
  ...ALMS.map(
    ([left]): Part => ({
      part: left,
      write: copy =>
        copy.write(incomplete(WORD, left), wordModule(ALMS.filter(([member]) => member !== left))),
    }),
  ),
  {
    part: 'Dutch',
    write: copy => copy.write(incomplete(WORD, 'Dutch'), wordModule(ALMS).replace(/, nl: '[^']*'/, '')),
  },
]

const COVER: Readonly<Record<string, string>> = {
  name: "name: 'jetty',",
  title: "title: { en: 'Jetty', de: 'Steg', nl: 'Steiger' },",
  about: "about: { en: 'Trade on a jetty.', de: 'Handel am Steg.', nl: 'Handel op een steiger.' },",
  players: 'players: { min: 2, max: 4 },',
  minutes: 'minutes: { min: 10, max: 20 },',
  weight: 'weight: 2,',
  load: "load: async () => (await import('./index.ts')).jetty,",
}

const coverModule = (left?: string) => `import type { Cover } from '@kontor/engine/presentation'

export const cover = {
  ${Object.keys(COVER)
    .filter(field => field !== left)
    .map(field => COVER[field])
    .join('\n  ')}
} as const satisfies Cover
`

const JETTY = 'games/jetty'
const COVER_MODULE = `${JETTY}/src/cover.ts`
const REGISTER = 'games/register'

/** A small game that comes with Kontor: its folder, its cover, its package and its line in the register. */
export const game: readonly Part[] = [
  {
    part: 'its rules',
    write(copy) {
      for (const file of readdirSync('engine/test/jetty')) {
        const code = readFileSync(`engine/test/jetty/${file}`, 'utf8')
        copy.write(
          `${JETTY}/src/${file}`,
          code
            .replaceAll("'../../src/index.ts'", "'@kontor/engine'")
            .replaceAll("'../../presentation/index.ts'", "'@kontor/engine/presentation'"),
        )
      }
    },
  },
  { part: 'its cover', write: copy => copy.write(COVER_MODULE, coverModule()) },
  {
    part: 'its package',
    write(copy) {
      const manifest = {
        name: '@kontor/jetty',
        version: '0.1.0',
        private: true,
        license: 'MIT',
        type: 'module',
        exports: { '.': './src/index.ts', './cover': './src/cover.ts' },
        dependencies: { '@kontor/engine': '0.1.0' },
      }
      copy.write(`${JETTY}/package.json`, JSON.stringify(manifest, null, 2))
      copy.link(JETTY)
    },
  },
  {
    part: 'its line in the register',
    write(copy) {
      const register = `${REGISTER}/src/index.ts`
      copy.replace(
        register,
        '\n/** The games',
        "import { cover as jetty } from '@kontor/jetty/cover'\n\n/** The games",
      )
      copy.replace(register, '] as const', ', jetty] as const')
    },
  },
  {
    part: 'its dependency in the register',
    write: copy =>
      copy.replace(
        `${REGISTER}/package.json`,
        '"@kontor/hamburg"',
        '"@kontor/jetty": "0.1.0",\n    "@kontor/hamburg"',
      ),
  },
]

/** Covers on which a part is missing. */
export const coversWithout: readonly Part[] = Object.keys(COVER).map(field => ({
  part: field,
  write: copy => copy.write(incomplete(COVER_MODULE, field), coverModule(field)),
}))
