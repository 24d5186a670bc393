import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts', 'tools/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['engine/src/**', 'engine/conformance/**'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 95 },
    },
  },
})
