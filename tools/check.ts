import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Everything that must hold, in one run: what `npm test` and the continuous integration do. */
const CHECKS: readonly (readonly [name: string, command: string])[] = [
  ['types', 'tsc'],
  ['lint and format', 'biome ci --error-on-warnings'],
  ['unused code and dependencies', 'knip'],
]

const folder = mkdtempSync(join(tmpdir(), 'kontor-check-'))
const report = join(folder, 'tests.json')
let passed = 0
let failed = 0

for (const [name, command] of CHECKS) {
  process.stdout.write(`\n== ${name}: ${command}\n`)
  if (runs(command)) passed++
  else failed++
}

const tests = `vitest run --coverage --reporter=default --reporter=json --outputFile.json=${report}`
process.stdout.write(`\n== tests: ${tests}\n`)
const fine = runs(tests)
const { numPassedTests, numFailedTests, success } = testReport()
passed += numPassedTests
// A suite that does not load or too little coverage fails the run without a failed test.
failed += numFailedTests === 0 && !(fine && success) ? 1 : numFailedTests
rmSync(folder, { recursive: true })

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

function runs(command: string) {
  const [program = '', ...args] = command.split(' ')
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function testReport(): { numPassedTests: number; numFailedTests: number; success: boolean } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    process.stdout.write('The tests wrote no report: they did not run.\n')
    return { numPassedTests: 0, numFailedTests: 0, success: false }
  }
}
