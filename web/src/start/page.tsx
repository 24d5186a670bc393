import { aboutGame, coverOf, gameNames, hasCards, hasRules, titleOf } from '../catalogue.ts'
import { hasGuide } from '../guide/guides.ts'
import { set, settings, words } from '../settings/settings.ts'
import { Head } from '../shell/head.tsx'
import { later } from '../shell/later.tsx'
import { to } from '../shell/route.ts'
import { KeptGames } from './kept.tsx'
import { ServerLinks } from './links.tsx'
import { chooseGame, game, playAtOnce, trouble } from './setup.ts'
import { Skyline } from './skyline.tsx'

/** Most begin with one click and never see it. */
const SettingUp = later(async () => (await import('./setting-up.tsx')).SettingUp)

/** Choose a game and play, or set it up first; or go on with one. */
export function StartPage() {
  const say = words.value
  return (
    <div class="page start">
      <Head>
        <ServerLinks />
      </Head>
      <main>
        <h1 class="words">{say.chooseGame}</h1>
        <div class="games">
          {gameNames.value.map(name => (
            <GameCard key={name} name={name} />
          ))}
        </div>
        {trouble.value && (
          <p class="trouble panel" role="alert">
            {say.trouble} {trouble.value}
          </p>
        )}
        {settings.value.setup && <SettingUp />}
        <KeptGames />
      </main>
    </div>
  )
}

function GameCard({ name }: { name: string }) {
  const say = words.value
  const title = titleOf(name)
  const setUp = settings.value.setup && game.value === name
  const box = coverOf(name)
  const toggle = () => {
    set({ setup: !setUp })
    if (!setUp) chooseGame(name)
  }
  return (
    <article class="panel game" aria-current={setUp ? 'true' : undefined}>
      <Skyline game={name} />
      <div class="caption">
        <h2>{title}</h2>
        {box && <p class="facts">{say.gameFacts(box.players, box.minutes, box.weight)}</p>}
        <p>{aboutGame(name)}</p>
        <p class="play">
          <button
            type="button"
            class="button primary large"
            aria-label={say.chooseThis(title)}
            onClick={() => playAtOnce(name)}
          >
            {say.playNow}
          </button>
          <button
            type="button"
            class="button large setup-button"
            aria-expanded={setUp}
            aria-label={`${say.options}: ${say.setUpThis(title)}`}
            onClick={toggle}
          >
            {say.options}
          </button>
        </p>
        <nav class="learn" aria-label={say.learn(title)}>
          {hasGuide(name) && <a href={to('guide', name)}>{say.firstGame}</a>}
          {hasRules(name) && <a href={to('rules', name)}>{say.rules}</a>}
          {hasCards(name) && <a href={to('cards', name)}>{say.cards}</a>}
        </nav>
      </div>
    </article>
  )
}
