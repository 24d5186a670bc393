import './status.css'
import { Flag } from '../flag.tsx'

interface Props {
  /** Who plays, in turn order. */
  readonly seats: readonly number[]
  readonly now: number | undefined
  /** Whoever has played in this round is faint. */
  readonly done: readonly number[]
}

/** Who plays in which order. */
export function Order({ seats, now, done }: Props) {
  return (
    <span class="order">
      {seats.map(seat => (
        <i key={seat} class={seat === now ? 'now' : done.includes(seat) ? 'past' : ''}>
          <Flag seat={seat} />
        </i>
      ))}
    </span>
  )
}
