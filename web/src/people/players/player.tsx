import { LOCALES } from '@kontor/language/typography'
import type { PlayerAbout } from '@kontor/protocol'
import { titleOf } from '../../catalogue.ts'
import { useFound } from '../../online/server/found.ts'
import { language } from '../../settings/settings.ts'
import { asking, to } from '../../shell/route.ts'
import { me, player } from '../client.ts'
import { words } from '../words/index.ts'
import { FinishedGames } from './finished.tsx'
import { KeepAway } from './keeping-away.tsx'
import { Coming, PeoplePage } from './people-page.tsx'
import { figure } from './ratings.tsx'
import { Report } from './reporting.tsx'

/** A player: how good at what, and the games that everybody may see. */
export function PlayerPage({ id }: { id: string }) {
  const { value: found, trouble } = useFound(async () => {
    const [about, who] = await Promise.all([player(id), me()])
    return { about, known: who !== undefined, mine: who?.id === id }
  }, [id])
  const say = words.value
  if (!found.value)
    return (
      <PeoplePage title={say.player} trouble={trouble.value}>
        {!trouble.value && <Coming />}
      </PeoplePage>
    )
  const { about, known, mine } = found.value
  const since = new Intl.DateTimeFormat(LOCALES[language.value], { dateStyle: 'long' }).format(about.since)
  return (
    <PeoplePage title={about.name} about={[say.playerSince(since), ...(mine ? [say.you] : [])].join(' · ')}>
      <div class="sheets">
        <Standing about={about} />
        {known && !mine && <KeepAway player={id} />}
        {known && !mine && <Report player={id} />}
      </div>
      {about.tables.length === 0 ? (
        <p class="note">{say.playerNoGames}</p>
      ) : (
        <FinishedGames
          games={about.tables}
          seatOf={({ seats }) => seats.find(each => each.player === id)?.seat ?? null}
        />
      )}
    </PeoplePage>
  )
}

function Standing({ about: { ratings } }: { about: PlayerAbout }) {
  const say = words.value
  if (ratings.length === 0) return <p class="note">{say.playerNoRatings}</p>
  return (
    <section class="panel sheet" aria-label={say.ratings}>
      <table class="ranking">
        <thead>
          <tr>
            <th scope="col">{say.game}</th>
            <th scope="col">{say.players}</th>
            <th scope="col" class="figure">
              {say.rating}
            </th>
            <th scope="col" class="figure">
              {say.games}
            </th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ game, players, rating, games }) => (
            <tr key={`${game} ${players}`}>
              <td>{titleOf(game)}</td>
              <td>
                <a href={rankingAt(game, players)}>{say.playersCount(players)}</a>
              </td>
              <td class="figure">{figure(rating)}</td>
              <td class="figure">{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function rankingAt(game: string, players: number) {
  return asking(to('online', 'ratings'), new URLSearchParams({ game, players: `${players}` }))
}
