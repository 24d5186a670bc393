import { type GameRecord, type Language, openSession, playNamed, view, WATCHER } from '@kontor/engine'
import type { AnyGame } from '../games.ts'
import type { Course, Stage } from './protocol.ts'

/** How a game went: where its turns and its large parts begin, and what everybody had then. */
export function courseOf(game: AnyGame, record: GameRecord, language: Language): Course {
  const { digest: _, ...begun } = record
  const session = openSession(game, { ...begun, answers: [] })
  const standing = () => game.course?.standing(view(game, session.state, WATCHER))
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
    part: game.course?.part(language),
    money: game.course?.money(language),
    tieBreaks: game.tieBreaks?.(language) ?? [],
  }
}
