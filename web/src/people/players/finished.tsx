import { nth } from '@kontor/engine'
import type { TableAbout } from '@kontor/protocol'
import { titleOf } from '../../catalogue.ts'
import { playersOf, timeOf } from '../../online/describing.ts'
import { nameAt } from '../../online/names.ts'
import { language } from '../../settings/settings.ts'
import { to } from '../../shell/route.ts'
import { words } from '../words/index.ts'

/** Games that are over, with how they ended for somebody and the way to replay them. */
export function FinishedGames(props: {
  games: readonly TableAbout[]
  /** The seat of whom the list is about. */
  seatOf(game: TableAbout): number | null
}) {
  const say = words.value
  return (
    <section class="panel kept" aria-label={say.finished}>
      <h2>{say.finished}</h2>
      <ul>
        {props.games.map(game => (
          <li key={game.id}>
            <p>
              <strong>{titleOf(game.game)}</strong> {playersOf(game)}
              <small>{outcomeOf(game, props.seatOf(game))}</small>
            </p>
            <a
              class="button"
              href={to('online', 'replay', game.id)}
              aria-label={say.replayOf(playersOf(game))}
            >
              {say.replay}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How a game ended: for a seat, or who won it. */
function outcomeOf({ result, seats, ended }: TableAbout, seat: number | null): string {
  const say = words.value
  const parts = ended === null ? [] : [timeOf(ended)]
  if (!result) return parts.join()
  const about = seat ?? result.places.indexOf(1)
  const { points } = nth(result.scores, about)
  const how =
    seat === null
      ? say.won(nameAt(nth(seats, about), language.value), points)
      : say.place(nth(result.places, about), seats.length, points)
  return [how, ...parts].join(' · ')
}
