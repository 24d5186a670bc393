import { type GameRecord, openSession, playNamed, view, WATCHER } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { AnyGame } from '@kontor/register'
import type { Course, Stage } from '../worker/protocol.ts'

/** How a game went: where its turns and its large parts begin, and what everybody had then. */
export function courseOf(game: AnyGame, record: GameRecord, language: Language): Course {
  const { digest: _, ...begun } = record
  const session = openSession(game, { ...begun, answers: [] })
  const standing = () => game.picture?.course?.standing(view(game, session.state, WATCHER))
  const turns = [0]
  const stages: Stage[] = [{ at: 0, part: 0, points: [], money: [], ...standing() }]
  for (const [i, name] of record.answers.entries()) {
    const seat = session.question?.seat
    playNamed(session, name)
    const now = { at: i + 1, part: 0, points: [], money: [], ...standing() }
    const begins = now.part !== stages.at(-1)!.part
    if (begins || !session.question) stages.push(now)
    if (begins || session.question?.seat !== seat) turns.push(now.at)
  }
  return {
    turns,
    stages,
    part: game.picture?.course?.part(language),
    money: game.picture?.course?.money(language),
    tieBreaks: game.words.tieBreaks?.(language) ?? [],
  }
}
