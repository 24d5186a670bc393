import { titleOf } from '../catalogue.ts'
import { GAMES } from '../game-names.ts'
import { hasGuide } from '../guide/guides.ts'
import { served } from '../online/served.ts'
import { to } from '../route.ts'
import { words } from '../settings.ts'
import { Head } from '../shell/head.tsx'
import type { GameAbout } from '../table/protocol.ts'
import { useAbout } from './about.ts'
import { KeptGames } from './kept.tsx'
import { OptionList } from './options.tsx'
import { Seats } from './seats.tsx'
import { begin, chooseGame, fitSeats, game, players, trouble } from './setup.ts'
import { Skyline } from './skyline.tsx'

/** Choose a game, who plays and with what; or go on with one. */
export function StartPage() {
  const about = useAbout(fitSeats)
  const say = words.value
  return (
    <div class="page start">
      <Head />
      <main>
        <h1 class="words">{say.chooseGame}</h1>
        <div class="columns">
          <div class="games">
            {GAMES.map(name => (
              <GameCard key={name} name={name} about={game.value === name ? about : undefined} />
            ))}
            <KeptGames />
          </div>
          <Seats about={about} />
          <OptionList about={about} />
        </div>
        <div class="go panel">
          {trouble.value ? (
            <p class="trouble" role="alert">
              {say.trouble} {trouble.value}
            </p>
          ) : (
            <p>{say.tagline}</p>
          )}
          {served.value && (
            <a class="button large online" href={to('online')}>
              {say.playOnline}
            </a>
          )}
          <button type="button" class="button primary large" onClick={begin}>
            {say.start(titleOf(game.value), players.value.length)}
          </button>
        </div>
      </main>
    </div>
  )
}

function GameCard({ name, about }: { name: (typeof GAMES)[number]; about: GameAbout | undefined }) {
  const say = words.value
  const chosen = game.value === name
  return (
    <article class="panel game" aria-current={chosen ? 'true' : undefined}>
      {chosen && <Skyline game={name} />}
      <div class="caption">
        <h2>{titleOf(name)}</h2>
        {about && <p class="facts">{say.gameFacts(about.seats.min, about.seats.max, about.cards)}</p>}
        <p>{{ hamburg: say.hamburgAbout, bruges: say.brugesAbout, amsterdam: say.amsterdamAbout }[name]}</p>
        <nav class="learn" aria-label={say.learn(titleOf(name))}>
          {!chosen && (
            <button type="button" class="button" onClick={() => chooseGame(name)}>
              {say.chooseThis(titleOf(name))}
            </button>
          )}
          {hasGuide(name) && (
            <a class="button" href={to('guide', name)}>
              {say.firstGame}
            </a>
          )}
          <a href={to('rules', name)}>{say.rules}</a>
          <a href={to('cards', name)}>{say.cards}</a>
        </nav>
      </div>
    </article>
  )
}
