import {
  chanceOf,
  cloneChance,
  guess,
  namesOf,
  newlySeen,
  next,
  type State,
  view,
  WATCHER,
} from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { AnyGame } from '@kontor/register'
import { expect, test } from 'vitest'
import { serve } from '../../src/index.ts'
import type { Journal } from '../../src/referee/journal.ts'
import { Judge, refereeHere, standingOf } from '../../src/referee/judge.ts'
import type { Room } from '../../src/tables/room.ts'
import { type Chair, quietly, Visitor } from '../cast/club.ts'

const PLAYERS = 3
const ANSWERS = 150

/** A table with everybody connected, and somebody who watches; chairs are found by seat, the watcher's is the last. */
interface World {
  readonly id: string
  readonly visitors: readonly Visitor[]
  readonly chairs: Chair[]
  readonly room: Room
  /** The game, as far as the log has come. */
  readonly journal: Journal
}

/** A table after an answer. */
type After = Journal['progress']['session']

/**
 * Plays two tables side by side. Before each answer the second becomes a world that differs from the first only in
 * what one viewer cannot know; then the same is done at both, and that viewer must be sent the same: the news, what
 * is said, errors, undone answers, and the welcome when they come back. Only what turned up before them may differ.
 */
async function hunt(game: AnyGame): Promise<{ compared: number; leaks: string[] }> {
  const games = new Map([[game.name, game]])
  const judge = new Judge(games)
  const server = await serve(quietly(), { games, referee: refereeHere(judge) })
  const visitors: Visitor[] = []
  for (let seat = 0; seat < PLAYERS; seat++) visitors.push(await Visitor.named(`P${seat}`, server.port))
  visitors.push(new Visitor(server.port))
  const luck = chanceOf('leaks', 1)
  const world = async (): Promise<World> => {
    const seats = [{ kind: 'me' as const }, ...Array(PLAYERS - 1).fill({ kind: 'open' as const })]
    const { table } = await visitors[0]!.make({ game: game.name, seats, begins: 'full' })
    for (const each of visitors.slice(1, PLAYERS)) await each.post(`/api/tables/${table.id}/join`)
    const chairs = await Promise.all(visitors.map(each => each.enter(table.id)))
    const room = await server.house.room(table.id)
    return {
      id: table.id,
      visitors,
      chairs,
      room,
      get journal() {
        return judge.journal(table.id)
      },
    }
  }
  let worlds = [await world(), await world()] as const
  const leaks: string[] = []
  let compared = 0
  for (let i = 0; i < ANSWERS; i++) {
    const [truth, other] = worlds
    const place = i % (PLAYERS + 1)
    const viewer = place === PLAYERS ? WATCHER : place
    const state = truth.journal.progress.session.state
    const twin: State = { ...guess(game, view(game, state, viewer), luck), chance: cloneChance(state.chance) }
    const before = game.clone(twin)
    become(truth, truth, state)
    become(other, truth, twin)
    const { length } = truth.journal.progress
    const found = await compare(truth, other, place, i)
    expect(worlds.map(({ journal }) => journal.progress.length > length)).toEqual([true, true])
    if (worlds.some(({ journal }) => !journal.progress.session.question))
      worlds = [await world(), await world()]
    if (!found.comparable) continue
    compared++
    const [here, there] = found.after as [After, After]
    const excused = [turned(game, state, here, viewer), turned(game, before, there, viewer)]
    if (found.difference && !excused.includes(true) && sameQuestion(here, there)) leaks.push(found.difference)
  }
  await server.close()
  return { compared, leaks }
}

/** Sets a table to a state, as far on as another. Nothing can be taken back from there. */
function become({ journal, room }: World, like: World, state: State) {
  const { progress } = like.journal
  const session = { ...progress.session, state, question: next(progress.session.game, state), past: [] }
  const deed = { kind: 'begin', seat: 0, at: 0 } as const
  const line = JSON.stringify({ n: progress.length, deed, events: [] })
  journal.take({ progress: { ...progress, session }, lines: [line] })
  room.match!.settle({ standing: standingOf(journal) })
}

/** Does the same at both tables, and says how what came to one place differs. */
async function compare(truth: World, other: World, place: number, i: number) {
  const { seat, names } = asked(truth)
  const offered = asked(other)
  const answer = names[(i * 13) % names.length]!
  const comparable = offered.seat === seat && offered.names.includes(answer)
  const texts = await Promise.all(
    [truth, other].map(async world => {
      // They come anew, for the table has become another one behind their back.
      await comeBack(world, place)
      const chair = world.chairs[place]!
      const from = chair.heard.length
      await chair.command({ type: 'answer', version: version(world), answer: 'nonsense' })
      await chair.command({ type: 'agree', version: version(world) })
      await world.chairs[i % PLAYERS]!.command({ type: 'chat', text: `line ${i}` })
      const { seat, names } = asked(world)
      const given = world === truth || comparable ? answer : names[0]!
      await act(world, seat, { type: 'answer', version: version(world), answer: given })
      return [...chair.heard.slice(from), ...(await comeBack(world, place))]
    }),
  )
  const difference = differing(texts[0]!, texts[1]!)
  // As they are now: what others saw of an answer can be gone again when it is taken back.
  const after = [truth, other].map(({ journal }) => journal.progress.session)
  if (!comparable || i % 3 > 0 || after.some(({ past }) => past.length === 0))
    return { comparable, difference, after }
  const undone = await Promise.all(
    [truth, other].map(async world => {
      const from = world.chairs[place]!.heard.length
      await act(world, seat, { type: 'undo', version: version(world) })
      return world.chairs[place]!.heard.slice(from)
    }),
  )
  return { comparable, difference: difference ?? differing(undone[0]!, undone[1]!), after }
}

function asked({ journal }: World) {
  const { question, state, game } = journal.progress.session
  return { seat: question!.seat, names: namesOf(game, state, question!) }
}

function version({ journal }: World) {
  return journal.progress.length
}

/** Does something at a seat, and waits until everybody has heard. */
async function act(world: World, seat: number, command: Parameters<Chair['command']>[0]) {
  const fate = await world.chairs[seat]!.command(command)
  if (fate.type === 'refused') throw new Error(fate.reason)
  await Promise.all(world.chairs.map(each => each.version(fate.version)))
}

/** Leaves and comes back; gives what is then sent. */
async function comeBack(world: World, place: number) {
  await world.chairs[place]!.close()
  const chair = await world.visitors[place]!.enter(world.id, version(world) - 1)
  world.chairs[place] = chair
  return chair.heard.slice()
}

/** The first message that differs in more than times and names of tables. */
function differing(one: readonly string[], other: readonly string[]): string | undefined {
  const plain = (text: string | undefined) =>
    text
      ?.replace(/"(at|since|due|created|started)":\d+/g, '"$1":0')
      .replace(/"(promise|id)":"[^"]*"/g, '"$1":""')
  // That somebody comes or goes is told when it happens, which is not at the same moment at both tables.
  const [here, there] = [one, other].map(texts => texts.filter(text => !text.startsWith('{"type":"present"')))
  const i = here!.findIndex((text, at) => plain(text) !== plain(there![at]))
  if (i < 0 && here!.length === there!.length) return undefined
  return `${plain(here![i])} is ${plain(there![i])} elsewhere`
}

function turned(game: AnyGame, before: State, { state: after }: After, viewer: number) {
  return newlySeen(game, before, after, viewer) || newlySeen(game, after, before, viewer)
}

function sameQuestion({ question: one }: After, { question: other }: After) {
  return one?.seat === other?.seat && one?.task.kind === other?.task.kind
}

test('nothing that is sent tells a seat or a watcher what they cannot know', async () => {
  const { compared, leaks } = await hunt(hamburg)
  expect(leaks).toEqual([])
  expect(compared).toBeGreaterThan(ANSWERS / 2)
})

test('a leak would be noticed', async () => {
  const { shape: strict } = hamburg as AnyGame
  const shape = {
    ...strict,
    compare(before, after, at, comparison) {
      strict.compare(before, after, at, comparison)
      comparison.common += `${at}.all":${JSON.stringify(after)}`
    },
  } satisfies AnyGame['shape']
  expect((await hunt({ ...hamburg, shape } as AnyGame)).leaks).not.toEqual([])
})
