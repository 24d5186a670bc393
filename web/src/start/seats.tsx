import { LEVELS, nameOfLevel } from '@kontor/bots'
import { Flag } from '../boards/pieces/flag.tsx'
import { OpenHands } from '../settings/choices.tsx'
import { language, words } from '../settings/settings.ts'
import type { GameAbout, Player } from '../worker/protocol.ts'
import { Details } from './options.tsx'
import { addSeat, nameSeat, players, removeSeat, seatPlayer } from './setup.ts'

const PERSON = 'person'

/** Who sits at the table. */
export function Seats({ about }: { about: GameAbout | undefined }) {
  const say = words.value
  const { min, max } = about?.seats ?? { min: 1, max: 5 }
  const count = players.value.length
  return (
    <section class="panel seats" aria-labelledby="seats">
      <h2 id="seats">{say.seats}</h2>
      <ol>
        {players.value.map((player, seat) => (
          <Seat key={seat} player={player} seat={seat} removable={count > min} />
        ))}
      </ol>
      {count < max && (
        <button type="button" class="button dashed" onClick={addSeat}>
          + {say.addSeat}
        </button>
      )}
      {count === 1 && about && about.automata.length > 0 && (
        <p class="note">{say.alone(about.automata.join(', '))}</p>
      )}
      {players.value.filter(({ kind }) => kind === 'person').length > 1 && (
        <div class="sharing">
          <span>{say.handsAtOneScreen}</span>
          <OpenHands />
        </div>
      )}
      <Details about={about} />
    </section>
  )
}

function Seat({ player, seat, removable }: { player: Player; seat: number; removable: boolean }) {
  const say = words.value
  return (
    <li>
      <Flag seat={seat} />
      <input
        class="field name"
        aria-label={say.seatName(seat + 1)}
        value={player.name}
        maxLength={20}
        onInput={event => nameSeat(seat, event.currentTarget.value)}
      />
      <select
        class="field"
        aria-label={say.seatPlayer(seat + 1)}
        value={player.kind === 'bot' ? player.level : PERSON}
        onChange={({ currentTarget: { value } }) => seatPlayer(seat, value === PERSON ? undefined : value)}
      >
        <option value={PERSON}>{say.person}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {say.bot(nameOfLevel(level, language.value))}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="button bare"
        aria-label={say.removeSeat(player.name)}
        disabled={!removable}
        onClick={() => removeSeat(seat)}
      >
        ×
      </button>
    </li>
  )
}
