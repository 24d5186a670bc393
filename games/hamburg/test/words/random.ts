import {
  answer,
  below,
  type Chance,
  chanceOf,
  hearing,
  namesOf,
  newRecord,
  next,
  type Question,
  start,
  view,
  WATCHER,
  zonesOf,
} from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { expect } from 'vitest'
import { FIRST_MAYOR } from '../../src/cards/tiles.ts'
import { CATEGORIES } from '../../src/colors.ts'
import { hamburg } from '../../src/index.ts'
import type { Hamburg } from '../../src/state.ts'
import type { Task } from '../../src/tasks.ts'
import { categoryName, describe as describeTable, label, prompt } from '../../src/words/index.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
export const NAMES: readonly string[] = ['Anna', 'Ben', 'Ines', 'Max', 'Lena']

const CARD_NAMES = LANGUAGES.map(
  language =>
    new RegExp(`(?:${CATEGORIES.map(each => categoryName(each, language)).join('|')}) (\\d{3})`, 'g'),
)

/** The cards that a text names, in a sentence or at the beginning of a line. */
export const cardsIn = (text: string): number[] =>
  [...CARD_NAMES, /^ {2}(\d{3}) /gm].flatMap(names =>
    [...text.matchAll(names)].map(found => Number(found[1])),
  )

export const hiddenFrom = (state: Hamburg, viewer: number) =>
  new Set(
    zonesOf(hamburg, state, viewer).flatMap(({ kind, cards, sight }) =>
      kind.name === 'cards' && sight !== 'front' ? cards : [],
    ),
  )

/** What is wrong with the words at a question; the whole table is read in one language after another. */
function faultsAt(state: Hamburg, question: Question<Task>): string[] {
  const names = namesOf(hamburg, state, question)
  const viewers = state.version % 10 === 0 ? [question.seat, WATCHER] : [question.seat]
  return LANGUAGES.flatMap(language => {
    const labels = question.choices.map(choice => label(state, question, choice, language))
    const said = [prompt(state, question, language), ...labels]
    const readers = language === LANGUAGES[state.version % LANGUAGES.length] ? viewers : []
    const tables = readers.flatMap(viewer => {
      const text = describeTable(view(hamburg, state, viewer), language, NAMES)
      const hidden = hiddenFrom(state, viewer)
      const wide = text.split('\n').filter(line => line.length > 100 || line.endsWith(' '))
      const leaked = cardsIn(text).filter(card => hidden.has(card))
      return [...wide, ...leaked.map(card => `${viewer} sees ${card}`), ...(BROKEN.exec(text) ?? [])]
    })
    const wrongCard = labels.filter((text, i) => {
      const number = /\d{3}/.exec(names[i]!)?.[0]
      return number !== undefined && Number(number) < FIRST_MAYOR && !text.includes(number)
    })
    const doubled = labels.filter((text, i) => labels.indexOf(text) !== i)
    return [...said.filter(text => text === '' || BROKEN.test(text)), ...tables, ...wrongCard, ...doubled]
  })
}

const BROKEN = /undefined|NaN|\[object|null/

/** Random play that likes to build, so that there are buildings to speak of. */
function chosen({ choices }: Question<Task>, names: readonly string[], luck: Chance): number {
  const liked = choices.filter((_, i) => /build|activate/.test(names[i]!))
  const from = liked.length > 0 && below(luck, 0, 2) === 0 ? liked : choices
  return from[below(luck, 0, from.length)]!
}

/** Plays a whole game at random and finds nothing wrong with its words; the result is the table at its end. */
export function played(game: number, players: number, options: Record<string, unknown> = {}): Hamburg {
  const luck = chanceOf(`luck ${game}`, 1)
  const record = newRecord(hamburg, { seats: NAMES.slice(0, players), seed: `words ${game}`, options })
  const state = start(hamburg, record)
  const lines: string[] = []
  let asked = 0
  for (let question = next(hamburg, state); question; asked++) {
    expect(faultsAt(state, question)).toEqual([])
    const asking = question
    const choice = chosen(asking, namesOf(hamburg, state, asking), luck)
    question = hearing(
      event => lines.push(...LANGUAGES.map(language => hamburg.words.say(event, language, record.seats))),
      () => answer(hamburg, state, asking, choice),
    )
  }
  expect(lines.filter(line => BROKEN.test(line) || !line.endsWith('.'))).toEqual([])
  expect(asked).toBeGreaterThan(players === 1 ? 50 : 100)
  return state
}
