import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leftoversOf, MARK } from './leftovers.ts'

/** Everything that must hold, in one run: what `npm test` and the continuous integration do. */
const CHECKS: readonly (readonly [name: string, command: string])[] = [
  ['types', 'tsc'],
  ['types of the page', 'tsc -p web'],
  ['lint and format', 'biome ci --error-on-warnings'],
  ['unused code and dependencies', 'knip'],
]

const folder = mkdtempSync(join(tmpdir(), 'kontor-check-'))

/**
 * The engine's tests are measured for what they reach; the others need not be slowed down by that. They start hundreds of
 * processes and threads, which share what they have compiled.
 */
const TESTS: readonly (readonly [command: string, environment: NodeJS.ProcessEnv])[] = [
  ['vitest run engine --coverage', {}],
  ['vitest run --exclude engine/**', { NODE_COMPILE_CACHE: join(folder, 'compiled') }],
]

/** By this everything is found that the run starts: whatever outlives it is named, ended and counted as a failure. */
const mark = folder

let passed = 0
let failed = 0

for (const [name, command] of CHECKS) {
  process.stdout.write(`\n== ${name}: ${command}\n`)
  if (runs(command)) passed++
  else failed++
}

for (const [i, [command, environment]] of TESTS.entries()) {
  process.stdout.write(`\n== tests: ${command}\n`)
  const report = join(folder, `tests-${i}.json`)
  const fine = runs(`${command} --reporter=default --reporter=json --outputFile.json=${report}`, environment)
  const { numPassedTests, numFailedTests, success } = testReport(report)
  passed += numPassedTests
  // A suite that does not load or too little coverage fails the run without a failed test.
  failed += numFailedTests === 0 && !(fine && success) ? 1 : numFailedTests
}
for (const { pid, command } of leftoversOf(mark)) {
  process.stdout.write(`\nLeft running and ended now: process ${pid}, ${command}\n`)
  process.kill(pid, 'SIGKILL')
  failed++
}
rmSync(folder, { recursive: true })

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

function runs(command: string, environment: NodeJS.ProcessEnv = {}) {
  const [program = '', ...args] = command.split(' ')
  const env = { ...process.env, ...environment, [MARK]: mark }
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function testReport(path: string): { numPassedTests: number; numFailedTests: number; success: boolean } {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    process.stdout.write('The tests wrote no report: they did not run.\n')
    return { numPassedTests: 0, numFailedTests: 0, success: false }
  }
}
