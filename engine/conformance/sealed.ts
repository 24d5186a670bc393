import {
  below,
  type Event,
  type Game,
  hasSealed,
  hearing,
  type Question,
  recordOf,
  type Session,
  type State,
  type Task,
} from '../src/index.ts'
import { type Moment, otherThan } from './checks.ts'
import type { Engine } from './engine.ts'

/** Whoever is asked together with others and has answered takes that back by itself, whoever else has answered since. */
export function retaken<S extends State<T>, T extends Task>(
  session: Session<S, T>,
  bytes: string,
  players: number,
  engine: Engine,
): string | undefined {
  const { game, state, answers, names } = session
  for (let seat = 0; seat < players; seat++) {
    if (!hasSealed(state, seat)) continue
    const copied = { ...session, past: session.past.slice() }
    engine.undo(copied, seat)
    if (hasSealed(copied.state, seat)) return `what seat ${seat} answered was not taken back`
    const record = recordOf(copied)
    if (record.answers.length !== answers - 1) return 'the record was not cut'
    const again = engine.replay(game, record).state
    if (otherThan(again, JSON.stringify(copied.state)))
      return `without seat ${seat} the record leads elsewhere`
    engine.playNamed(copied, names.slice(0, answers).findLast(name => name.startsWith(`@${seat} `))!)
    if (otherThan(copied.state, bytes)) return `seat ${seat} answers the same again and comes elsewhere`
  }
  return undefined
}

/** As long as others are asked together with a seat, nobody sees or hears what it answered. */
export function betrayed<S extends State<T>, T extends Task>(
  moment: Moment<S, T>,
  after: S,
  heard: readonly Event[],
): string | undefined {
  const { game, engine, state, question, viewers, luck } = moment
  const { seat, choices } = question
  if (!hasSealed(after, seat)) return undefined
  const other = game.clone(state)
  const heardThen = answerHeard(game, engine, other, question, choices[below(luck, 0, choices.length)]!)
  for (const viewer of viewers) {
    if (viewer === seat) continue
    const saw = JSON.stringify(engine.view(game, after, viewer))
    const different = otherThan(engine.view(game, other, viewer), saw, 'view')
    if (different) return `seat ${viewer} sees what seat ${seat} answered: ${different}`
    const told = JSON.stringify(heard.map(event => engine.eventFor(event, viewer)))
    if (
      otherThan(
        heardThen.map(event => engine.eventFor(event, viewer)),
        told,
      )
    )
      return `seat ${viewer} hears what seat ${seat} answered`
  }
  return undefined
}

function answerHeard<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  engine: Engine,
  state: S,
  question: Question<T>,
  choice: number,
): Event[] {
  const heard: Event[] = []
  hearing(
    event => heard.push(event),
    () => engine.answer(game, state, question, choice),
  )
  return heard
}
