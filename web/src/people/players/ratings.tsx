import { LOCALES } from '@kontor/language/typography'
import type { Ranking } from '@kontor/protocol'
import { useSignal, useSignalEffect } from '@preact/signals'
import { FIRST_GAME, gameNames, titleOf } from '../../catalogue.ts'
import { useFound } from '../../online/server/found.ts'
import { OneOf } from '../../settings/choices.tsx'
import { language } from '../../settings/settings.ts'
import { asking, go, query, to } from '../../shell/route.ts'
import { ask } from '../../worker/engine.ts'
import type { GameAbout } from '../../worker/protocol.ts'
import { me, ranking } from '../client.ts'
import { words } from '../words/index.ts'
import { Coming, PeoplePage } from './people-page.tsx'

/** With so many players games are rated first of all. */
const USUAL = 2

/** Who is good at a game with so many players; what is shown stands in the address. */
export function RatingsPage() {
  const game = query.value.get('game') ?? FIRST_GAME
  const players = Number(query.value.get('players') ?? USUAL)
  const { value: ranked, trouble } = useFound(
    async () => ({ people: await ranking(game, players), mine: (await me())?.id }),
    [game, players],
  )
  const say = words.value
  return (
    <PeoplePage title={say.ratings} about={say.ratingsAbout} trouble={trouble.value}>
      <Choice game={game} players={players} />
      {ranked.value ? <Ranked {...ranked.value} /> : !trouble.value && <Coming />}
    </PeoplePage>
  )
}

function Choice({ game, players }: { game: string; players: number }) {
  const about = useSignal<GameAbout | undefined>(undefined)
  useSignalEffect(() => {
    void ask('about', { game, language: language.value }).then(found => {
      about.value = found
    })
  })
  const say = words.value
  const { min, max } = about.value?.seats ?? { min: USUAL, max: players }
  const counts = Array.from({ length: max - Math.max(USUAL, min) + 1 }, (_, i) => Math.max(USUAL, min) + i)
  const show = (shown: string, count: number) =>
    go(asking(to('online', 'ratings'), new URLSearchParams({ game: shown, players: `${count}` })), true)
  return (
    <div class="ways">
      {gameNames.value.length > 1 && (
        <OneOf
          label={say.game}
          value={game}
          of={gameNames.value.map(each => [each, titleOf(each)] as const)}
          choose={each => show(each, players)}
        />
      )}
      <OneOf
        label={say.players}
        value={`${players}`}
        of={counts.map(count => [`${count}`, say.playersCount(count)] as const)}
        choose={count => show(game, Number(count))}
      />
    </div>
  )
}

function Ranked({ people, mine }: { people: Ranking['players']; mine: string | undefined }) {
  const say = words.value
  if (people.length === 0) return <p class="note">{say.noRatings}</p>
  return (
    <section class="panel sheet" aria-label={say.ratings}>
      <table class="ranking">
        <thead>
          <tr>
            <th scope="col" class="figure">
              {say.rank}
            </th>
            <th scope="col">{say.player}</th>
            <th scope="col" class="figure">
              {say.rating}
            </th>
            <th scope="col" class="figure">
              {say.games}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ player, name, rating, games }, i) => (
            <tr key={player} aria-current={player === mine ? 'true' : undefined}>
              <td class="figure">{i + 1}</td>
              <td>
                <a href={to('online', 'players', player)}>{name}</a>
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

/** A rating as it is shown. */
export function figure(rating: number): string {
  return new Intl.NumberFormat(LOCALES[language.value], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating)
}
