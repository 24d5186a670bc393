import { titleOf } from '../catalogue.ts'
import { words } from '../settings/settings.ts'
import { useAbout } from './about.ts'
import { OptionList } from './options.tsx'
import { Seats } from './seats.tsx'
import { begin, fitSeats, game, players } from './setup.ts'

/** Who plays the chosen game, and with what. */
export function SettingUp() {
  const about = useAbout(fitSeats)
  const say = words.value
  return (
    <section class="setup" aria-label={say.setUpThis(titleOf(game.value))}>
      <Seats about={about} />
      <OptionList about={about} />
      <div class="go panel">
        <p>{say.tagline}</p>
        <button type="button" class="button primary large" onClick={begin}>
          {say.start(titleOf(game.value), players.value.length)}
        </button>
      </div>
    </section>
  )
}
