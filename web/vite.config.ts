import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
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
 * Lets `src/table/ahead.ts` run as soon as it is there: the engine starts, and opens the game that the address names, while
 * the browser still reads the code and the styles of the page.
 */
function ahead(): Plugin {
  return {
    name: 'kontor-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunk = Object.values(bundle).find(({ name }) => name === AHEAD)!
        const attrs = { type: 'module', async: true, crossorigin: true, src: `./${chunk.fileName}` }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
const AHEAD = 'ahead'

/** Each file costs time, on a slow machine more than its bytes: what is needed together is one file. */
const GROUPS = [
  { name: AHEAD, test: /src[\\/]table[\\/]ahead\.ts$/, priority: 3 },
  { name: 'page', tags: ['$initial' as const], priority: 2 },
  { name: 'pieces', test: /src[\\/](pieces|ledger)[\\/]/, priority: 1 },
  { name: 'hamburg', test: /src[\\/]hamburg[\\/](?!guide)/ },
]

export default defineConfig({
  root: here('.'),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: 'es' },
  plugins: [rules(), ahead(), offline()],
})
