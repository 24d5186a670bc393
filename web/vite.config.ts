import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { rules } from './build/rules.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Writes the service worker: our own few lines, with the list of files that the page needs offline. */
function offline(): Plugin {
  return {
    name: 'kontor-offline',
    apply: 'build',
    generateBundle: {
      // Last of all: Vite drops files that turned out to be empty.
      order: 'post',
      handler(_, bundle) {
        const files = [...Object.keys(bundle), ...readdirSync(here('public'))].filter(
          file => !file.endsWith('.map'),
        )
        const print = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
        const source = readFileSync(here('src/offline/service.js'), 'utf8')
        const filled = source.replace("'FILES'", JSON.stringify(files)).replace('PRINT', print)
        this.emitFile({ type: 'asset', fileName: 'service.js', source: filled })
      },
    },
  }
}

/**
 * Lets `src/worker/early.js` run first of all and `src/worker/ahead.ts` as soon as it is there: the engine starts, and opens
 * the game that the address names, while the browser still reads the code and the styles of the page.
 */
function ahead(): Plugin {
  return {
    name: 'kontor-ahead',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = Object.keys(bundle).find(file => file.includes('engine.worker'))!
      const source = readFileSync(here('src/worker/early.js'), 'utf8')
      const filled = source
        .replace('WORKER', `./${worker}`)
        .replace(
          "'BOARDS'",
          JSON.stringify(Object.fromEntries(DRAWN.map(game => [game, filesOf(boardOf(game), bundle)]))),
        )
      this.emitFile({ type: 'asset', name: 'early.js', source: filled })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.values(bundle)
        const chunk = files.find(({ name }) => name === AHEAD)!
        const early = files.find(file => file.type === 'asset' && file.names.includes('early.js'))!
        const attrs = { type: 'module', async: true, crossorigin: true, src: `./${chunk.fileName}` }
        return [
          { tag: 'script', attrs: { src: `./${early.fileName}` }, injectTo: 'head-prepend' },
          // After the place where the page is rendered.
          { tag: 'script', attrs, injectTo: 'body' },
        ]
      },
    },
  }
}
const AHEAD = 'ahead'
/** The games whose own board is fetched as soon as the address names a table of theirs. */
const DRAWN = ['hamburg', 'bruges', 'amsterdam']
const boardOf = (game: string) => new RegExp(`src[\\\\/]boards[\\\\/]${game}[\\\\/]index\\.ts$`)

/** What the page must fetch for a module, besides what it has already. */
function filesOf(module: RegExp, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const known = new Set(chunks.filter(chunk => chunk.isEntry).map(chunk => chunk.fileName))
  const needed = new Set<string>()
  const need = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || known.has(chunk.fileName) || needed.has(`./${chunk.fileName}`)) return
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) needed.add(`./${file}`)
    for (const file of chunk.imports) need(chunks.find(({ fileName }) => fileName === file))
  }
  need(chunks.find(({ moduleIds }) => moduleIds.some(id => module.test(id))))
  return [...needed]
}

/** Each file costs time, on a slow machine more than its bytes: what is needed together is one file; what a first table has no need of is none of it. */
const GROUPS = [
  { name: AHEAD, test: /src[\\/]worker[\\/]ahead\.ts$/, priority: 4 },
  { name: 'page', tags: ['$initial' as const], priority: 3 },
  {
    name: 'pieces',
    test: /src[\\/]boards[\\/]pieces[\\/](?!town|spot|hand[\\/]hand\.tsx|card[\\/]choosing)/,
    priority: 2,
  },
  // What Hamburg and Bruges share of a table, and Amsterdam does without; the houses and walls of a town are Hamburg's alone.
  { name: 'towns', test: /src[\\/]boards[\\/](pieces[\\/](?!town)|ledger[\\/])/, priority: 1 },
  ...DRAWN.map(name => ({
    name,
    test: new RegExp(
      `src[\\\\/]boards[\\\\/]${name}[\\\\/](?!guide|explained|excerpts|turn[\\\\/]dice-ledger|rivals[\\\\/]tom)`,
    ),
  })),
]

/** Nearly all that the first screen loads is called at once: the browser may compile it beforehand, beside the page's thread. */
function compiled(): Plugin {
  return {
    name: 'kontor-compiled',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && (file.isEntry || GROUPS.some(({ name }) => name === file.name)))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}

/** Only the workers load games: in the page's own files what the covers would load is left out. */
function coversOnly(): Plugin {
  return {
    name: 'kontor-covers-only',
    apply: 'build',
    enforce: 'pre',
    resolveDynamicImport: (what, importer) =>
      what === './index.ts' && COVER.test(String(importer)) ? { id: NO_GAME } : null,
    load: id => (id === NO_GAME ? 'export {}' : null),
  }
}
const COVER = /games[\\/][^\\/]+[\\/]src[\\/]cover\.ts$/
const NO_GAME = '\0no-game'

export default defineConfig({
  root: here('.'),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A browser that knows no preloading of modules loads them when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: 'es' },
  plugins: [coversOnly(), rules(), ahead(), compiled(), offline()],
})
