import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'kontor-soak-'))
const report = join(folder, 'tests.json')
/** What `npm test` tries a little of, at length: 20,000 games of conformance, kills of a server, senseless messages, simulated days, games in the browser. */
const files = [
  '/conformance/',
  'server/test/storage/crash',
  'server/test/http/intruders',
  'server/test/simulation',
  'web/test/browser/whole',
  'web/test/browser/hands',
]
const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`]
const { status } = spawnSync('vitest', ['run', ...files, '--testTimeout=0', ...reporters], {
  env: { ...process.env, KONTOR_SOAK: 'yes' },
  stdio: ['ignore', 'inherit', 'inherit'],
})
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
rmSync(folder, { recursive: true })
// A suite that does not load fails the run without a failed test.
const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests
process.stdout.write(`\n${numPassedTests} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
