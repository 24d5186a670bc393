import {
  checkOptions,
  Fault,
  gameOfRecord,
  type Language,
  newRecord,
  parseRecord,
  seedFrom,
} from '@kontor/engine'
import { type AnyGame, gameNamed } from '../games.ts'
import type { Entry } from '../library/search.ts'
import type { Beginning, Call, Calls, GameAbout, Kept, OptionAbout, Player } from './protocol.ts'
import type { Shelf, Shelved } from './shelf.ts'
import { Table } from './table.ts'
import type { Thinker } from './thinker.ts'

type Handlers = { readonly [K in Call]: (takes: Calls[K]['takes']) => Promise<Calls[K]['gives']> }

/** Answers every call of the page: about games, about those that are kept, and at the table that is open. */
export function deskWith(shelf: Shelf, thinker: Thinker): Handlers {
  let table: Table | undefined
  const open = () => {
    if (!table) throw new Fault('No table is open.')
    return table
  }
  return {
    about: async ({ game, language }) => aboutGame(await gameNamed(game), language),
    advice: async ({ game, options, language }) => adviceOn(await gameNamed(game), options, language),
    library: async ({ game }) => entriesOf(await gameNamed(game)),
    kept: async () => (await shelf.all()).map(listed).sort((a, b) => b.saved - a.saved),
    async forget({ id }) {
      await shelf.remove(id)
      return null
    },
    begin: async beginning => keep(shelf, await begun(beginning), beginning.players),
    async take({ text, players }) {
      const record = parseRecord(await gameNamed(gameOfRecord(text)), text)
      return keep(shelf, record, players ?? record.seats.map(name => ({ kind: 'person', name })))
    },
    async open({ id, language, viewer }) {
      const shelved = await shelf.read(id)
      if (!shelved) throw new Fault(`There is no game '${id}' in this browser.`)
      table = new Table(await gameNamed(shelved.record.game), shelved, language, shelf, thinker)
      return table.look(viewer, language)
    },
    look: async ({ language, viewer }) => open().look(viewer, language),
    faces: async ({ language }) => open().faces(language),
    answer: ({ choice, version }) => open().answer(choice, version),
    await: ({ version }) => open().awaitBot(version),
    hint: ({ version }) => open().hint(version),
    undo: () => open().undo(),
    foresee: async ({ choice, version }) => open().foresee(choice, version),
    past: async ({ answers }) => open().past(answers),
    describe: async ({ answers }) => open().describe(answers),
    record: async ({ answers }) => open().record(answers),
  }
}

async function begun({ game: name, players, options, seed }: Beginning) {
  const seats = players.map(player => player.name)
  return newRecord(await gameNamed(name), { seats, options, seed: seed ?? randomWords(8) })
}

async function keep(shelf: Shelf, record: Shelved['record'], players: readonly Player[]) {
  const id = randomWords(4)
  await shelf.write({ id, players, record, saved: Date.now(), over: false })
  return id
}

function randomWords(bytes: number) {
  return seedFrom(crypto.getRandomValues(new Uint8Array(bytes)))
}

function listed({ id, players, record, saved, over }: Shelved): Kept {
  return { id, game: record.game, players, answers: record.answers.length, saved, over }
}

function entriesOf({ name, library }: AnyGame): readonly Entry[] {
  if (!library) throw new Fault(`The game '${name}' has no cards.`)
  const faces = (language: Language) => [...library.cards(language), ...(library.tiles?.(language) ?? [])]
  const [en, de, nl] = [faces('en'), faces('de'), faces('nl')]
  return en.map((face, i) => ({ en: face, de: de[i]!, nl: nl[i]! }))
}

function adviceOn(game: AnyGame, options: Calls['advice']['takes']['options'], language: Language) {
  return game.advice?.(checkOptions(game.options, options), language)
}

function aboutGame(game: AnyGame, language: Language): GameAbout {
  const about = (key: string, value?: string) =>
    game.about?.(key, value, language) ?? { name: value ?? key, text: '' }
  const options = Object.entries(game.options).map(([key, option]): OptionAbout => {
    const values = option.type === 'flag' ? [] : option.of
    return {
      key,
      option,
      ...about(key),
      values: values.map(value => ({ key: value, ...about(key, value) })),
    }
  })
  return {
    name: game.name,
    seats: game.seats,
    automata: game.automata?.(1) ?? [],
    cards: game.library?.cards(language).length ?? 0,
    options,
  }
}
