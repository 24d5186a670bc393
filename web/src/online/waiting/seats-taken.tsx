import type { TableAbout } from '@kontor/protocol'
import { Flag } from '../../boards/pieces/flag.tsx'
import { language } from '../../settings/settings.ts'
import { to } from '../../shell/route.ts'
import { Dot } from '../dot.tsx'
import { nameAt } from '../names.ts'
import { words } from '../say.ts'

/** Who sits where at a table, and which seats are free; `here` says who is there now, if that is known. */
export function SeatsTaken({
  table: { seats, mine },
  here,
}: {
  table: TableAbout
  here?: readonly number[]
}) {
  const say = words.value
  return (
    <ol class="taken" aria-label={say.seats}>
      {seats.map(each => (
        <li key={each.seat}>
          <Flag seat={each.seat} />
          <b>
            {each.player !== null && each.seat !== mine ? (
              <a href={to('online', 'players', each.player)}>{nameAt(each, language.value)}</a>
            ) : (
              nameAt(each, language.value)
            )}
          </b>
          {here && each.kind === 'person' && <Dot seat={each} here={here.includes(each.seat)} />}
          <small>
            {each.kind === 'open' && say.open}
            {each.kind === 'invited' && say.invited}
            {each.seat === mine && say.me}
          </small>
        </li>
      ))}
    </ol>
  )
}
