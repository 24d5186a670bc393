import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftoversOf, MARK } from './leftovers.ts'

test.runIf(existsSync('/proc'))('finds what a run left behind, and nothing once it has ended', async () => {
  const mark = `leftovers-${process.pid}`
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
    env: { ...process.env, [MARK]: mark },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  expect(leftoversOf(mark).map(({ pid }) => pid)).toEqual([child.pid])
  expect(leftoversOf(mark)[0]?.command).toContain('setInterval')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(leftoversOf(mark)).toEqual([])
})
