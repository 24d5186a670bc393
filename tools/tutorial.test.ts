import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** Does what docs/tutorial.md says, with the code that stands there. */
const PAGE = readFileSync('docs/tutorial.md', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'kontor-tutorial-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The blocks of code, by their language and what stands beside it: the file that they go into. */
const BLOCKS = [...PAGE.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', into = '', code = '']) => ({ language, into, code }),
)

function run(program: string, words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(program), ...words], {
    cwd: folder,
    encoding: 'utf8',
    input,
  })
  return { status, said: stdout + stderr }
}
const kontor = (line: string, input?: string) => run('cli/bin/kontor.js', line.split(' '), input)

const CONFIG = {
  extends: resolve('cli/template/tsconfig.json'),
  // Types of Node, for the engine's sources that stand here in place of its package.
  compilerOptions: { types: ['node'], typeRoots: [resolve('node_modules/@types')] },
  include: ['src'],
}

test('the tutorial leads from nothing to a game that conforms and plays', () => {
  for (const { into, code } of BLOCKS.filter(({ into }) => into.includes('.'))) {
    const file = join(folder, into)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code, { flag: 'a' })
  }
  mkdirSync(join(folder, 'node_modules/@kontor'), { recursive: true })
  symlinkSync(resolve('engine'), join(folder, 'node_modules/@kontor/engine'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
  expect(run('node_modules/typescript/bin/tsc', [])).toEqual({ status: 0, said: '' })

  // It says which promise is broken, and then how it is kept.
  const commands = BLOCKS.filter(({ language }) => language === 'sh').flatMap(({ code }) =>
    code.trim().split('\n'),
  )
  const [conform = '', ...others] = commands.map(line => line.replace(/^npx kontor /, ''))
  const [broken = ''] = /^ {4}(high-tide does not conform: .*)$/m.exec(PAGE)?.slice(1) ?? []
  expect(kontor(conform).said).toContain(broken)
  const changes = BLOCKS.find(({ into }) => into === 'change')!
    .code.trim()
    .split('\n')
  for (const change of changes) {
    const [path = '', from = '', to = ''] = change.split(' | ')
    const file = join(folder, path)
    const before = readFileSync(file, 'utf8')
    expect(before).toContain(from)
    writeFileSync(file, before.replace(from, to))
  }
  expect(run('node_modules/typescript/bin/tsc', [])).toEqual({ status: 0, said: '' })
  expect(kontor(conform)).toMatchObject({ status: 0, said: expect.stringMatching(/^high-tide conforms/i) })

  const [play = '', simulate = '', serve = ''] = others
  expect(kontor(`${play} --lang en`, '1\nquit\n').said).toContain('Which card do you play?')
  expect(kontor(simulate).said).toMatch(/^1,?000 games of high-tide with 4 players/i)
  expect(serve).toBe('serve --game . --watch')
})
