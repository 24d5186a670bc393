import type { GameRecord } from '@kontor/engine'
import { nth, places, type Score } from '@kontor/engine'
import { signal } from '@preact/signals'
import { type Place, sourceOf } from '../replay/place.ts'
import { language } from '../settings/settings.ts'
import { go, to } from '../shell/route.ts'
import { ask } from '../worker/engine.ts'
import type { Course, GameAbout, Moment, Study } from '../worker/protocol.ts'

/** All that is told of a game that is over. */
export interface Ending {
  readonly moment: Moment
  readonly course: Course
  readonly record: GameRecord
  readonly about: GameAbout
}

export const ending = signal<Ending | undefined>(undefined)
export const trouble = signal<string | undefined>(undefined)
/** What a strong bot thinks of it, if it was asked; a number says about how many answers it has thought. */
export const study = signal<Study | number | undefined>(undefined)

/** What was thought of games in this visit, by place and language. */
const studies = new Map<string, Study>()

/** Reads the end of a game. */
export async function readEnding(place: Place): Promise<void> {
  const spoken = language.value
  await tried(async () => {
    const { moment } = await ask('watch', { source: sourceOf(place), language: spoken })
    const [course, record, about] = await Promise.all([
      ask('course', { language: spoken }),
      ask('record', { answers: undefined }),
      ask('about', { game: moment.scene.game, language: spoken }),
    ])
    if (spoken !== language.value) return
    ending.value = { moment, course, record, about }
    study.value = studies.get(keyOf(place, spoken))
  })
}

/** Forgets what was read, since somebody has gone elsewhere. */
export function forgetEnding(): void {
  ending.value = undefined
  trouble.value = undefined
  study.value = undefined
}

/** Lets a strong bot think about the whole game. */
export async function analyse(place: Place): Promise<void> {
  const spoken = language.value
  const read = ending.value
  study.value = 0
  await tried(async () => {
    const found = await ask('study', { language: spoken }, far => {
      if (ending.value === read) study.value = far
    })
    studies.set(keyOf(place, spoken), found)
    if (ending.value === read) study.value = found
  }, read)
}

/** The same players and options, another seed. */
export async function rematch({ moment: { players }, record: { game, options } }: Ending): Promise<void> {
  await tried(async () => go(to('table', await ask('begin', { game, players, options, seed: undefined }))))
}

/** The seats, the best first. */
export function ranked(scores: readonly Score[]): number[] {
  const placed = places(scores)
  return scores.map((_, seat) => seat).sort((a, b) => nth(placed, a) - nth(placed, b))
}

/** What goes wrong after somebody has left is nobody's trouble any more. */
async function tried(action: () => Promise<void>, read = ending.value) {
  try {
    await action()
  } catch (error) {
    if (ending.value === read) trouble.value = error instanceof Error ? error.message : String(error)
  }
}

function keyOf(place: Place, spoken: string) {
  return [...place, spoken].join(' ')
}
