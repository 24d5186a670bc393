import { newRecord, openSession, playChoice, view } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { type AnyGame, GAMES, loadGame, titleOf } from '@kontor/register'
import { type Heard, type Sayings, sayingsOf } from './collect.ts'
import { NAMES } from './plays.ts'
import { RARE } from './rare.ts'

/** A page that people proof-read. */
export interface Page {
  readonly name: string
  readonly text: string
}

/** So many games of each sort make a game say everything. */
const PLAYED: Readonly<Record<string, number>> = { hamburg: 6, bruges: 12, amsterdam: 2 }
export const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

/** A moment in the middle of a game, whose table is shown in words. */
const SHOWN_AFTER = 60

/** What each game says, a page for each language. */
export async function gamePages(): Promise<Page[]> {
  const games = await Promise.all(GAMES.map(({ name }) => loadGame(name)))
  return games.flatMap(game => {
    const sayings = sayingsOf(game, PLAYED[game.name]!, RARE[game.name]!)
    return LANGUAGES.map(language => ({
      name: `${game.name}-${language}.md`,
      text: pageOf(game, sayings, language),
    }))
  })
}

function pageOf(game: AnyGame, sayings: Sayings, language: Language): string {
  const { log, questions, answers, reasons, refused, sources } = sayings
  const said = ({ kinds }: Heard, kind: string) =>
    [...(kinds.get(kind)?.values() ?? [])].map(phrase => phrase[language])
  const listed = (heard: Heard) => sorted(heard).flatMap(kind => section(kind, said(heard, kind)))
  const lines = (heard: Heard) =>
    sorted(heard).flatMap(kind => said(heard, kind).map(text => `- \`${kind}\` ${text}`))
  return `${[
    `# What ${titleOf(game.name, 'en')} says (${language})`,
    '',
    'Written by `npm run generate`, from games that are played by chance from fixed seeds. Of each kind of sentence the first few are',
    'here that differ in more than a number, a colour or a name; the kinds have the names of the program.',
    '',
    '## The log',
    '',
    ...listed(log),
    '## Questions and answers',
    '',
    ...sorted(questions).flatMap(kind => [
      ...section(kind, said(questions, kind)).slice(0, -1),
      ...said(answers, kind).map(answer => `  ${item(answer)}`),
      '',
    ]),
    '## Why something is not possible',
    '',
    ...lines(reasons),
    '',
    '## What is not possible',
    '',
    ...lines(refused),
    '',
    '## Where points come from, and what decides ties',
    '',
    ...lines(sources),
    ...game.words.tieBreaks!(language).map(item),
    '',
    '## Options',
    '',
    ...optionsOf(game, language).map(item),
    '',
    '## The table in words',
    '',
    '```',
    tableOf(game, language).trimEnd(),
    '```',
  ].join('\n')}\n`
}

const item = (text: string) => `- ${text}`
const section = (kind: string, texts: readonly string[]) => [`### ${kind}`, '', ...texts.map(item), '']
const sorted = ({ kinds }: Heard) => [...kinds.keys()].sort()

function optionsOf({ options, words }: AnyGame, language: Language): string[] {
  const about = (option: string, value?: string) => {
    const { name, text } = words.about!(option, value, language)
    return text === '' ? name : `${name}: ${text}`
  }
  return Object.entries(options).flatMap(([name, option]) => [
    about(name),
    ...(option.type === 'flag' ? [] : option.of.map(value => about(name, value))),
  ])
}

function tableOf(game: AnyGame, language: Language): string {
  const seats = NAMES.slice(0, 2)
  const session = openSession(game, newRecord(game, { seats, seed: 'words' }))
  for (let i = 0; i < SHOWN_AFTER && session.question; i++)
    playChoice(session, session.question.choices[i % session.question.choices.length]!)
  return game.words.describe!(view(game, session.state, 0), language, seats)
}
