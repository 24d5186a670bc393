import { LEVELS, nameOfLevel } from '@kontor/bots'
import { useSignal } from '@preact/signals'
import { Flag } from '../../boards/pieces/flag.tsx'
import { gameNames, titleOf } from '../../catalogue.ts'
import { OneOf } from '../../settings/choices.tsx'
import { language, settings, words as shell } from '../../settings/settings.ts'
import { go, to } from '../../shell/route.ts'
import { useAbout } from '../../start/about.ts'
import { OptionList, Switches } from '../../start/options.tsx'
import { chooseGame, game, options } from '../../start/setup.ts'
import type { GameAbout } from '../../worker/protocol.ts'
import { OnlineHead } from '../head.tsx'
import { NameField } from '../name-field.tsx'
import { words } from '../say.ts'
import { make } from '../server/client.ts'
import { keepInvitations } from '../waiting/invitations.ts'
import { change, fitPlan, plan, type SeatFor, seatFor, tableOf } from './plan.ts'
import { Terms } from './terms.tsx'

/** Make a table: who gets which seat, with what and how you play. */
export function NewTablePage() {
  const about = useAbout(fitPlan)
  const name = useSignal(settings.peek().name)
  const trouble = useSignal<string | undefined>(undefined)
  const say = words.value
  const begin = async (event: Event) => {
    event.preventDefault()
    try {
      const { table, links } = await make(name.value.trim(), tableOf(game.value, options.value, plan.value))
      keepInvitations(table.id, links)
      go(to('online', table.id))
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <div class="page start new-table">
      <OnlineHead />
      <main>
        <h1 class="words">{say.newTable}</h1>
        <OneOf
          label={shell.value.chooseGame}
          value={game.value}
          of={gameNames.value.map(each => [each, titleOf(each)] as const)}
          choose={chooseGame}
        />
        <form onSubmit={begin}>
          <div class="columns">
            <SeatPlans about={about} />
            <OptionList about={about} />
            <Terms />
          </div>
          <div class="go panel">
            <NameField name={name} />
            {trouble.value && (
              <p class="trouble" role="alert">
                {shell.value.trouble} {trouble.value}
              </p>
            )}
            <button type="submit" class="button primary large">
              {say.make}
            </button>
          </div>
        </form>
      </main>
    </div>
  )
}

function SeatPlans({ about }: { about: GameAbout | undefined }) {
  const say = words.value
  const { seats } = plan.value
  const { min, max } = about?.seats ?? { min: 1, max: 5 }
  return (
    <section class="panel seats" aria-labelledby="seats">
      <h2 id="seats">{say.seats}</h2>
      <ol>
        {seats.map((who, seat) => (
          <li key={seat}>
            <Flag seat={seat} />
            <SeatChoice who={who} seat={seat} />
            <span />
            <button
              type="button"
              class="button bare"
              aria-label={say.removeSeat(seat + 1)}
              disabled={seat === 0 || seats.length <= Math.max(min, 2)}
              onClick={() => change({ seats: seats.toSpliced(seat, 1) })}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {seats.length < max && (
        <button type="button" class="button dashed" onClick={() => change({ seats: [...seats, 'open'] })}>
          + {say.addSeat}
        </button>
      )}
      <div class="details">
        <Switches about={about} />
      </div>
    </section>
  )
}

/** The first seat is the host's. */
function SeatChoice({ who, seat }: { who: SeatFor; seat: number }) {
  const say = words.value
  if (seat === 0) return <b class="name">{say.me}</b>
  return (
    <select
      class="field"
      aria-label={say.seatOf(seat + 1)}
      value={who}
      onChange={({ currentTarget: { value } }) => seatFor(seat, value as SeatFor)}
    >
      <option value="open">{say.open}</option>
      <option value="invited">{say.invited}</option>
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {shell.value.bot(nameOfLevel(level, language.value))}
        </option>
      ))}
    </select>
  )
}
