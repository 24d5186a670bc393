import {
  checkOptions,
  commitment,
  Fault,
  type GameRecord,
  gameOfRecord,
  newRecord,
  nth,
  parseRecord,
  replay,
  seedFrom,
  WATCHER,
} from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { AnyGame } from '@kontor/register'
import { gameNamed, loadAhead } from '../games.ts'
import { type Entry, indexed } from '../library/search.ts'
import { exampleOf } from '../seat/example.ts'
import { LocalTable } from '../seat/local.ts'
import { OnlineTable } from '../seat/online.ts'
import type { SeatAtTable } from '../seat/seat-at-table.ts'
import { gameIn, keptId } from './kept-id.ts'
import { packed, unpacked } from './link.ts'
import type { Beginning, Call, Calls, GameAbout, Kept, OptionExplained, Player, Source } from './protocol.ts'
import type { Shelf, Shelved } from './shelf.ts'
import type { Thinker } from './thinker.ts'

type Handlers = {
  readonly [K in Call]: (
    takes: Calls[K]['takes'],
    progress?: (far: number) => void,
  ) => Promise<Calls[K]['gives']>
}

const NO_LOCAL = 'No game of this browser is on the table.'

/** Answers every call of the page: about games, about those that are kept, and at the table that is open. */
export function deskWith(shelf: Shelf, thinker: Thinker): Handlers {
  /** The table that was opened or visited last. */
  let table: SeatAtTable | undefined
  /** What goes on at the table only while it is open. */
  let opened = new AbortController()
  const sitDown = async (shelved: Shelved, language: Language) => {
    opened.abort()
    opened = new AbortController()
    const game = await gameNamed(shelved.record.game)
    const local = new LocalTable(game, shelved, language, shelf, thinker)
    table = local
    return local
  }
  const here = () => {
    if (!table) throw new Fault(NO_LOCAL)
    return table
  }
  const local = () => {
    if (!(table instanceof LocalTable)) throw new Fault(NO_LOCAL)
    return table
  }
  const online = () => {
    if (!(table instanceof OnlineTable)) throw new Fault('No table of a server is on the page.')
    return table
  }
  return {
    about: async ({ game, language }) => aboutGame(await gameNamed(game), language),
    advice: async ({ game, options, language }) => adviceOn(await gameNamed(game), options, language),
    library: async ({ game }) => indexed(entriesOf(await gameNamed(game))),
    layout: async ({ game }) => (await gameNamed(game)).picture?.layout,
    example: async example => exampleOf(await gameNamed(example.game), example),
    kept: async () => (await shelf.all()).map(listed).sort((a, b) => b.saved - a.saved),
    async forget({ id }) {
      await shelf.remove(id)
      return null
    },
    async begin(beginning) {
      const record = await begun(beginning)
      return keep(shelf, record, beginning.players, commitment(record.seed))
    },
    async take({ text, players }) {
      const record = await recordIn(text)
      return keep(shelf, record, players ?? persons(record))
    },
    game: async ({ id }) => (await kept(shelf, id)).record.game,
    async open({ id, language }) {
      loadAhead(gameIn(id))
      const shelved = await kept(shelf, id)
      const opened = await sitDown(shelved, language)
      const moment = opened.look({ viewer: onlyPerson(shelved.players), language })
      return { moment, faces: opened.faces(language, moment.scene) }
    },
    async watch({ source, language }) {
      const shelved = await found(shelf, source)
      const watched = await sitDown(shelved, language)
      const free = shelved.over || 'link' in source
      const eyes = free ? shelved.players.map((_, seat) => seat) : [onlyPerson(shelved.players)]
      const viewer = free ? WATCHER : nth(eyes, 0)
      return { moment: watched.look({ viewer, language, open: free }), eyes, open: free }
    },
    async visit({ told, language }) {
      opened.abort()
      const game = await gameNamed(told.table.game)
      const visited = new OnlineTable(game, told.table.mine ?? WATCHER, language, thinker)
      table = visited
      return visited.follow(told)
    },
    follow: async ({ told }) => online().follow(told),
    look: async eyes => here().look(eyes),
    faces: async ({ language }) => here().faces(language),
    async wake() {
      thinker.wake()
      return null
    },
    answer: ({ choice, version }) => local().answer(choice, version),
    await: ({ version }) => local().awaitBot(version),
    hint: ({ version }) => here().hint(version),
    undo: ({ to }) => local().undo(to),
    foresee: async ({ choice, version }) => here().foresee(choice, version),
    past: async ({ answers }) => local().past(answers),
    recall: async ({ situation }) => online().recall(situation),
    describe: async ({ answers }) => here().describe(answers),
    record: async ({ answers }) => local().record(answers),
    course: async ({ language }) => here().course(language),
    link: ({ answers }) => packed(local().record(answers)),
    pack: async ({ text }) => packed(await recordIn(text)),
    branch: ({ answers, players }) => keep(shelf, local().record(answers), players),
    study: ({ language }, progress = () => {}) => local().study(language, progress, opened.signal),
  }
}

async function begun({ game: name, players, options, seed }: Beginning) {
  const seats = players.map(player => player.name)
  return newRecord(await gameNamed(name), { seats, options, seed: seed ?? randomWords(8) })
}

async function keep(shelf: Shelf, record: GameRecord, players: readonly Player[], promise?: string) {
  const id = keptId(record.game, randomWords(4))
  const { question } = replay(await gameNamed(record.game), record)
  await shelf.write({ id, players, record, saved: Date.now(), over: question === undefined, promise })
  return id
}

async function kept(shelf: Shelf, id: string): Promise<Shelved> {
  const shelved = await shelf.read(id)
  if (!shelved) throw new Fault(`There is no game ‘${id}’ in this browser.`)
  return shelved
}

/** The game to be watched; one that came in a link is not kept. */
async function found(shelf: Shelf, source: Source): Promise<Shelved> {
  if ('id' in source) return kept(shelf, source.id)
  const record = await recordIn(await unpacked(source.link))
  return { id: source.link, players: persons(record), record, saved: 0, over: false }
}

/** The record in a text, if it can be played; otherwise a fault that says why not. */
async function recordIn(text: string): Promise<GameRecord> {
  const game = await gameNamed(gameOfRecord(text))
  const record = parseRecord(game, text)
  replay(game, record)
  return record
}

function persons({ seats }: GameRecord): Player[] {
  return seats.map(name => ({ kind: 'person', name }))
}

/** The seat of the only person; with several, or none, nobody's. */
function onlyPerson(players: readonly Player[]) {
  const seats = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return seats.length === 1 ? nth(seats, 0) : WATCHER
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
  return en.map((face, i) => ({ en: face, de: nth(de, i), nl: nth(nl, i) }))
}

function adviceOn(game: AnyGame, options: Calls['advice']['takes']['options'], language: Language) {
  return game.words.advice?.(checkOptions(game.options, options), language)
}

function aboutGame(game: AnyGame, language: Language): GameAbout {
  const about = (key: string, value?: string) =>
    game.words.about?.(key, value, language) ?? { name: value ?? key, text: '' }
  const options = Object.entries(game.options).map(([key, option]): OptionExplained => {
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
    options,
  }
}
