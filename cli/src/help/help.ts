import type { Language } from '@kontor/engine/presentation'
import type { Command } from '../calls/command.ts'
import { callIn } from '../calls/naming.ts'
import { COMMANDS, type Listed } from '../commands/index.ts'
import { de } from './de.ts'
import { nl } from './nl.ts'

/** The help of each command in another language; the options are those that the command itself lists. */
export type HelpWords = Readonly<
  Record<
    string,
    {
      readonly summary: string
      readonly details: Readonly<Record<string, string>>
      readonly notes?: readonly string[]
    }
  >
>

/** What each command says in its own file is English. */
export const HELP: Readonly<Record<Exclude<Language, 'en'>, HelpWords>> = { de, nl }

const SAYS: Readonly<Record<Language, Readonly<Record<'title' | 'more' | 'page' | 'lang', string>>>> = {
  en: {
    title: 'kontor: city games in the terminal',
    more: '‘kontor <command> --help’ says more.',
    page: 'this page',
    lang: 'the language (that of your environment, or English)',
  },
  de: {
    title: 'kontor: Städtespiele im Terminal',
    more: '„kontor <Befehl> --help“ sagt mehr.',
    page: 'diese Seite',
    lang: 'die Sprache (die deiner Umgebung, sonst Englisch)',
  },
  nl: {
    title: 'kontor: stedenspellen in de terminal',
    more: '‘kontor <opdracht> --help’ zegt meer.',
    page: 'deze pagina',
    lang: 'de taal (die van je omgeving, of Engels)',
  },
}

const wordsOf = (name: string, language: Language) => (language === 'en' ? undefined : HELP[language][name])

/** All commands, a line each. */
export function overview(language: Language): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  const say = SAYS[language]
  return [
    say.title,
    '',
    ...COMMANDS.map(
      ({ name, summary }) => `  kontor ${name.padEnd(width)}  ${wordsOf(name, language)?.summary ?? summary}`,
    ),
    '',
    say.more,
  ].join('\n')
}

/** How a command is called, and what each of its options says. */
export function helpOf(
  { name, summary }: Listed,
  { usage, details, notes = [] }: Command,
  language: Language,
): string {
  const words = wordsOf(name, language)
  const say = SAYS[language]
  const rows = [
    ...details.map(([option, about]) => [callIn(option, language), words?.details[option] ?? about] as const),
    ['--lang en|de|nl', say.lang] as const,
    ['--help', say.page] as const,
  ]
  const width = Math.max(...rows.map(([option]) => option.length))
  return [
    `kontor ${callIn(usage, language)}`,
    '',
    words?.summary ?? summary,
    '',
    ...rows.map(([option, about]) => `  ${option.padEnd(width)}  ${about}`),
    ...(words?.notes ?? notes).flatMap(note => ['', note]),
  ].join('\n')
}
