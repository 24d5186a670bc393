import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The files of the repository, and the folders that they lie in. */
const PATHS = new Set(
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\0')
    .filter(path => path !== '')
    .flatMap(withFolders),
)
const DOCUMENTS = [...PATHS].filter(path => path.endsWith('.md')).sort()

/** In backticks, two words or more with slashes between them: a folder if it ends in one, or a file with an ending that we have. */
const PATH = /`((?:[\w<>-][\w.<>-]*\/)+[\w.<>-]+(?:\/|\.(?:css|csv|js|json|md|ts|tsx)))`/g

/** Where a path in a document may begin besides at the top: what its chapter is about, or the document itself. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  'CONTRIBUTING.md': ['games/hamburg/', 'games/bruges/', 'games/amsterdam/'],
  'docs/architecture.md': [
    'games/hamburg/src/',
    'games/bruges/src/',
    'games/amsterdam/src/',
    'server/src/',
    'web/src/',
    'cli/src/',
  ],
}
/** What is made while somebody works with it. */
const MADE = /^(?:dist|node_modules|training)\//

function withFolders(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [path] : [path, ...withFolders(folder)]
}

/** A document also speaks of what is beside it, and one about tables of what is beside their folder. */
function beginnings(document: string): readonly string[] {
  const folder = dirname(document)
  const own = folder === '.' ? [] : [`${folder}/`, `${dirname(folder)}/`]
  return ['', ...own, ...(BEGINNINGS[document] ?? [])]
}

/** Whether there is such a file or folder; for `<game>` that of any one. */
function isThere(path: string): boolean {
  if (!path.includes('<')) return PATHS.has(path)
  return ['hamburg', 'bruges', 'amsterdam'].some(game => PATHS.has(path.replaceAll('<game>', game)))
}

/** The paths in a document that lead nowhere. */
function stray(document: string, text: string): string[] {
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
  return named.filter(
    path =>
      !MADE.test(path) && !beginnings(document).some(from => isThere(`${from}${path}`.replace(/\/$/, ''))),
  )
}

describe('paths in documents', () => {
  test.each(DOCUMENTS)('lead somewhere: %s', document => {
    expect(stray(document, readFileSync(document, 'utf8'))).toEqual([])
  })

  test.each([
    ['README.md', 'in `src/cards.ts`', ['src/cards.ts']],
    ['README.md', 'in `engine/src/game.ts` and `engine/src/`', []],
    ['README.md', 'in `engine/cellar/`', ['engine/cellar/']],
    ['README.md', '`@kontor/engine`, `tar/gz`, `./cover` and `dist/`', []],
    ['games/bruges/data/README.md', '`src/cards/cards.ts`, `src/cards.ts`', ['src/cards.ts']],
    [
      'docs/architecture.md',
      '`web/src/boards/<game>/` and `web/src/cards/<game>/`',
      ['web/src/cards/<game>/'],
    ],
  ])('would be noticed in %s: %s', (document, text, expected) => {
    expect(stray(document, text)).toEqual(expected)
  })
})
