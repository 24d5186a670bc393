import './status.css'
import { Flag } from '../flag.tsx'

interface Props {
  /** What it measures, said before the standings. */
  readonly label: string
  /** Each seat's points in words. */
  readonly standings: readonly string[]
  readonly points: readonly number[]
  readonly mine: number
  /** What my points would be. */
  readonly then: number
}

const FIVE = 5
const LONG = 50

/** The score track as a ruler; a flag stands at each seat's points. */
export function Ruler({ label, standings, points, mine, then }: Props) {
  const least = Math.min(...points, then)
  const low = Math.floor((least - 1) / FIVE) * FIVE
  const high = Math.max(Math.ceil((Math.max(...points, then) + 1) / FIVE) * FIVE, low + 3 * FIVE)
  const from = least < 0 ? low : Math.max(0, low)
  const place = (n: number) => `${((n - from) / (high - from)) * 100}%`
  const ticks = Array.from({ length: high - from + 1 }, (_, i) => from + i)
  const dense = high - from > LONG
  return (
    <div class="ruler" role="img" aria-label={`${label}: ${standings.join(', ')}`}>
      {ticks.map(n => (
        <i key={n} class={n % FIVE === 0 ? 'five' : ''} style={{ left: place(n) }}>
          {n % (dense ? 2 * FIVE : FIVE) === 0 && <small>{n}</small>}
        </i>
      ))}
      {then !== points[mine] && <span class="post ghost" style={{ left: place(then) }} />}
      {points.map((n, seat) => {
        const level = points.slice(0, seat).filter(other => other === n).length
        return (
          <span
            key={seat}
            class={`post${seat === mine ? ' own' : ''}${level > 0 ? ' beside' : ''}`}
            style={{ left: place(n), '--level': level }}
            data-key={`post ${seat}`}
            data-at={n}
          >
            <Flag seat={seat} />
            {level === 0 && <b>{n}</b>}
          </span>
        )
      })}
    </div>
  )
}
