#!/usr/bin/env node
// Plain JavaScript for any Node: it starts the command line on the Node that the project pins.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const here = dirname(fileURLToPath(import.meta.url))
const pinned = require('../package.json').dependencies.node
// What was compiled is kept for the next call, of this process and of all that it starts; where nothing can be written, it is not.
process.env.NODE_COMPILE_CACHE ??= join(here, '../../node_modules/.cache/kontor')
const major = version => Number(version.split('.')[0])

if (major(process.versions.node) >= major(pinned)) {
  module.enableCompileCache()
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2))
} else {
  startAgain(pinnedNode())
}

function pinnedNode() {
  const folder = dirname(require.resolve('node/package.json'))
  const found = ['bin/node', 'bin/node.exe'].map(path => join(folder, path)).find(path => existsSync(path))
  if (found) return found
  process.stderr.write(
    `kontor: Node ${pinned} is not installed; run 'npm ci' in the folder of kontor first.\n`,
  )
  process.exit(1)
}

function startAgain(node) {
  const child = spawn(node, [join(here, 'kontor.js'), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 128 : 1)
  })
}
