import { defineConfig } from 'vitest/config'

/** The tests of rules and cards alone, for the mutation run: they fail fast, and say which rule broke. */
export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/conformance/**', '**/words/**', '**/words.test.ts'],
    testTimeout: 60_000,
  },
})
