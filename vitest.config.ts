import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const BROWSER = 'web/test/browser/**/*.test.ts'

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 60_000,
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
          name: 'unit',
          include: ['**/test/**/*.test.ts', 'tools/**/*.test.ts'],
          // A game's own tests run where it is: `cli/test/commands/new.test.ts` makes one, `tools/examples.test.ts` has three.
          exclude: ['**/node_modules/**', 'cli/template/**', 'examples/**', BROWSER],
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
