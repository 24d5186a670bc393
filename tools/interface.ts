import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The page with the whole public interface of the engine, made from its sources. */
export const INTERFACE = 'docs/interface.md'

const ENTRIES: readonly (readonly [name: string, file: string])[] = [
  ['@kontor/engine', 'engine/src/index.ts'],
  ['@kontor/engine/presentation', 'engine/presentation/index.ts'],
  ['@kontor/engine/conformance', 'engine/conformance/index.ts'],
]

/** What is written where something is declared. */
interface Declared {
  readonly name: string
  readonly about: string
  readonly code: string
}

export function interfacePage(): string {
  const parts = ENTRIES.map(([name, file]) => `## ${name}\n\n${exportsOf(file).map(written).join('\n')}`)
  return `# The engine's interface\n\nMade from the sources by \`node tools/interface.ts\`; [engine.md](engine.md) says in a page what it is for.\n\n${parts.join('\n')}`
}

function exportsOf(file: string): Declared[] {
  const text = readFileSync(file, 'utf8')
  const passedOn = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', from = '']) => namesIn(names).map(name => declaredIn(join(dirname(file), from), name)),
  )
  const own = [...text.matchAll(/^export (?:function|interface|type|const|class) (\w+)/gm)].map(
    ([, name = '']) => declaredIn(file, name),
  )
  return [...passedOn, ...own]
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map(name => name.replace(/^\s*type /, '').trim())
    .filter(name => name !== '')
}

/** A declaration with the comment above it: of a function its head, of all else the whole. */
function declaredIn(file: string, name: string): Declared {
  const text = readFileSync(file, 'utf8')
  const found = new RegExp(`^export (function|interface|type|const|class) ${name}\\b`, 'm').exec(text)
  if (!found) throw new Error(`${name} is not declared in ${file}.`)
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(text.slice(0, found.index))?.[1] ?? ''
  const rest = text.slice(found.index)
  const end = found[1] === 'function' ? /\s*\{\n/ : /\n(?=\n|export |\/\*\*)/
  const [code = ''] = rest.split(end, 1)
  return {
    name,
    about: comment
      .replace(/\n? \* ?/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    code: code.trim(),
  }
}

function written({ name, about, code }: Declared): string {
  return `### ${name}\n\n${about === '' ? '' : `${about}\n\n`}\`\`\`ts\n${code.replace(/^export /, '')}\n\`\`\`\n`
}

if (import.meta.main) writeFileSync(INTERFACE, interfacePage())
