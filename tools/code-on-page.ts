import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A block of code on a page of the documentation, with what stands beside its language: the file that it goes into. */
interface Block {
  readonly language: string
  readonly into: string
  readonly code: string
}

const CONFIG = {
  extends: resolve('cli/template/tsconfig.json'),
  // Types of Node, for the engine's sources that stand here in place of its package.
  compilerOptions: { types: ['node'], typeRoots: [resolve('node_modules/@types')] },
  include: ['src'],
}

/** The code of a page, laid out in a folder as somebody who follows the page has it. */
export class CodeOnPage {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly #folder: string

  constructor(page: string, folder: string) {
    this.text = readFileSync(page, 'utf8')
    this.#folder = folder
    this.blocks = [...this.text.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', into = '', code = '']) => ({ language, into, code }),
    )
    for (const { into, code } of this.blocks.filter(({ into }) => into.includes('.'))) {
      const file = join(folder, into)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code, { flag: 'a' })
    }
    mkdirSync(join(folder, 'node_modules/@kontor'), { recursive: true })
    symlinkSync(resolve('engine'), join(folder, 'node_modules/@kontor/engine'))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
  }

  /** The commands that the page tells, without the program's name. */
  get commands(): string[] {
    return this.blocks
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => code.trim().split('\n'))
      .map(line => line.replace(/^npx kontor /, ''))
  }

  /** What the type check says of the code; nothing if it is right. */
  types(): string {
    return this.#run('node_modules/typescript/bin/tsc', []).said
  }

  kontor(line: string, input?: string) {
    return this.#run('cli/bin/kontor.js', line.split(' '), input)
  }

  #run(program: string, words: readonly string[], input = '') {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(program), ...words], {
      cwd: this.#folder,
      encoding: 'utf8',
      input,
    })
    return { status, said: stdout + stderr }
  }
}
