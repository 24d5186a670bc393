import { analyse, fallbackFor, newThinker } from '@kontor/bots'
import { chanceOf } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { loadedGame } from '../src/games.ts'
import { deskWith } from '../src/worker/desk.ts'
import type { Moment, Player } from '../src/worker/protocol.ts'
import type { Shelf, Shelved } from '../src/worker/shelf.ts'
import type { Thinker } from '../src/worker/thinker.ts'

/** A shelf in memory. It keeps copies, as the browser does. */
export function shelfInMemory(): Shelf {
  const games = new Map<string, Shelved>()
  return {
    all: async () => [...games.values()],
    read: async id => structuredClone(games.get(id)),
    write: async game => void games.set(game.id, structuredClone(game)),
    remove: async id => void games.delete(id),
  }
}

const think = newThinker(loadedGame, () => 0)
export const here: Thinker = {
  wake() {},
  async choose(job) {
    const reply = think(job)
    if ('wrong' in reply) throw new Error(reply.wrong)
    return reply
  },
  advise: async ({ question: { choices } }) => [
    { choice: choices[0]!, points: 30, win: 0.5, tries: 9, why: ['more marks'] },
  ],
  async study({ record, language }, progress) {
    const steps = analyse(loadedGame(record.game), record, { iterations: 10 }, chanceOf('test', 1), language)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      progress(value)
    }
  },
}
export const slow: Thinker = {
  ...here,
  choose: async job => ({ choice: fallbackFor(loadedGame(job.game), job), instead: 'no answer in time' }),
}

export const person = (name: string): Player => ({ kind: 'person', name })
export const bot = (name: string): Player => ({ kind: 'bot', name, level: 'random' })

export function desk(thinker = here) {
  return deskWith(shelfInMemory(), thinker)
}

export async function begun(players: readonly Player[], given = desk(), options = {}) {
  const id = await given.begin({ game: 'hamburg', players, options, seed: 'table' })
  return {
    id,
    desk: given,
    async open(viewer: number, language: Language = 'en') {
      await given.open({ id, language })
      return given.look({ language, viewer })
    },
  }
}

/** Plays on until a person is asked or the game is over. */
export async function untilPerson(given: ReturnType<typeof desk>, from: Moment) {
  let now = from
  while (now.asked?.player.kind === 'bot') now = await given.await({ version: now.scene.version })
  return now
}
