import { below, chanceOf, newRecord, nth, openSession, playChoice } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
import type { Example } from '../worker/protocol.ts'
import type { Scene } from '../worker/scene.ts'
import { sceneOf } from './showing.ts'

const NAMES = ['Ann', 'Ben', 'Eva']

/** The table of the first of three some way into a game that nobody plays: the same for everybody, and nothing is asked. */
export function exampleOf(game: AnyGame, { seed, options, answers }: Example): Scene {
  const session = openSession(game, newRecord(game, { seats: NAMES, seed, options }))
  const luck = chanceOf(`example ${seed}`, 1)
  for (let given = 0; given < answers && session.question; given++) {
    const { choices } = session.question
    playChoice(session, nth(choices, below(luck, 0, choices.length)))
  }
  const { state, question } = session
  const sight = { game, names: NAMES, viewer: 0, open: false, language: 'en' as const }
  return { ...sceneOf(sight, state, question, 0), asked: undefined }
}
