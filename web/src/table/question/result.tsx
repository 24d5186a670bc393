import { nth, places } from '@kontor/engine'
import type { ComponentChildren } from 'preact'
import { Flag } from '../../boards/pieces/flag.tsx'
import { words } from '../../settings/settings.ts'
import { moment } from '../sitting.ts'

/** Who won, and with how many points. */
export function Result({ children }: { children: ComponentChildren }) {
  const say = words.value
  const now = moment.value
  if (!now) return null
  const { scores, names } = now.scene
  const placed = places(scores)
  const winners = names.filter((_, seat) => placed[seat] === 1)
  const order = names.map((_, seat) => seat).sort((a, b) => nth(placed, a) - nth(placed, b))
  return (
    <>
      <h2 id="asked">{say.wins(winners.join(', '), winners.length > 1)}</h2>
      <p>{say.over}.</p>
      <ol class="places">
        {order.map(seat => (
          <li key={seat}>
            <span class="place">{placed[seat]}.</span>
            <Flag seat={seat} />
            <span class="name">{names[seat]}</span>
            <b>{say.points(nth(scores, seat).points)}</b>
          </li>
        ))}
      </ol>
      <div class="foot">{children}</div>
    </>
  )
}
