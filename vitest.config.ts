import { defineConfig } from 'vitest/config'

const BROWSER = 'web/test/browser/**/*.test.ts'

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
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
          exclude: ['**/node_modules/**', BROWSER],
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
