import type { SeatAbout } from '@kontor/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Flag } from '../../boards/pieces/flag.tsx'
import { language } from '../../settings/settings.ts'
import { Dot } from '../dot.tsx'
import { nameAt } from '../names.ts'
import { words } from '../say.ts'
import { lag, present, situation, table } from './room.ts'

/** Who sits at the table, who of them is there, and how much time each has left. */
export function Company() {
  const about = table.value
  const now = situation.value
  if (!about || !now) return null
  const clock = about.pace.kind === 'live' ? about.pace.clock : undefined
  return (
    <ul class="company" aria-label={words.value.company}>
      {about.seats.map(each => {
        const asked = now.question?.seat === each.seat || now.question?.also?.includes(each.seat)
        const left = now.clocks?.[each.seat]
        return (
          <li key={each.seat} aria-current={asked ? 'true' : undefined}>
            <Flag seat={each.seat} />
            <Named seat={each} />
            {left !== undefined && clock && each.kind === 'person' && (
              <Clock
                left={left}
                runs={asked && !each.standIn ? now.since : undefined}
                budget={clock.minutes * 60 * SECOND}
                mine={each.seat === about.mine}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A name; that of a person with a dot which is full while they are there. */
function Named({ seat }: { seat: SeatAbout }) {
  const say = words.value
  const name = nameAt(seat, language.value)
  if (seat.kind !== 'person') return <span class="who">{name}</span>
  if (seat.standIn !== null) return <span class="who">{`${name} (${say.botPlays})`}</span>
  return (
    <span class="who">
      <Dot seat={seat} here={present.value.includes(seat.seat)} />
      <span aria-hidden="true">{name}</span>
    </span>
  )
}

const SECOND = 1000
/** With so little left, or with such a part of all the time, one has to hurry. */
const LITTLE = 60 * SECOND
const LITTLE_PART = 0.2

interface ClockProps {
  /** What was left when the clock began to run, in milliseconds. */
  readonly left: number
  /** Since when it runs; undefined if it stands. */
  readonly runs: number | undefined
  /** What there was at the beginning. */
  readonly budget: number
  readonly mine: boolean
}

function Clock({ left, runs, budget, mine }: ClockProps) {
  const time = useSignal(Date.now())
  useEffect(() => {
    if (runs === undefined) return
    time.value = Date.now()
    const timer = setInterval(() => {
      time.value = Date.now()
    }, SECOND)
    return () => clearInterval(timer)
  }, [runs])
  const say = words.value
  const gone = runs === undefined ? 0 : Math.max(0, time.value - lag.value - runs)
  const remains = Math.max(0, left - gone)
  const seconds = Math.ceil(remains / SECOND)
  const short = remains < Math.min(LITTLE, budget * LITTLE_PART)
  const said = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <>
      <time class={short ? 'hurry' : undefined}>{seconds === 0 ? say.timeUp : said}</time>
      {mine && (
        <span class="words" role="status">
          {short && runs !== undefined && say.lastSeconds}
        </span>
      )}
    </>
  )
}
