import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const BROWSER = 'web/test/browser/**/*.test.ts'
/** They change cards to see whether their tests notice: nobody may remember what was found out about those. */
const CHANGING = 'games/*/test/cards/*.test.ts'

export default defineConfig({
  test: {
    // Tests wait for states, on a busy machine for as long as it takes; only what hangs comes to these.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // What commands say is expected in English, whoever runs the tests.
    env: { LC_ALL: 'C' },
    // One more than there are cores: many a test of the server or the page waits for another process.
    maxWorkers: availableParallelism() + 1,
    coverage: {
      provider: 'v8',
      include: ['engine/src/**', 'engine/conformance/**'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 95 },
    },
    projects: [
      {
        extends: true,
        test: {
          // What is only computed shares what a worker has loaded.
          name: 'unit',
          isolate: false,
          include: ['{bots,engine,games,language,web}/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER, CHANGING],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          // A game's own tests run where it is: `cli/test/commands/new.test.ts` makes one, `tools/examples.test.ts` has three.
          include: ['{cli,server}/test/**/*.test.ts', 'tools/**/*.test.ts', CHANGING],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'web/test/browser/setup.ts',
        },
      },
    ],
  },
})
