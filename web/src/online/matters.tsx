import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Flag } from '../pieces/flag.tsx'
import { language } from '../settings.ts'
import { timeOf } from './describing.ts'
import { nameAt } from './names.ts'
import { lag, situation, table, wish } from './room.ts'
import { words } from './say.ts'

/** What matters at a server's table besides the question: time, wishes to take back, who plays for whom. */
export function Matters() {
  const about = table.value
  const say = words.value
  if (!about) return null
  const { mine, status } = about
  if (status === 'abandoned') return <p class="matter">{say.abandoned}</p>
  if (status !== 'playing') return null
  return (
    <>
      {mine === null && <p class="matter">{say.watching}</p>}
      <Takeback />
      {mine !== null && about.seats[mine]?.standIn && (
        <p class="matter">
          {say.standIn}{' '}
          <button type="button" class="button" onClick={() => wish({ type: 'return' })}>
            {say.comeBack}
          </button>
        </p>
      )}
      <Clocks />
    </>
  )
}

function Takeback() {
  const wanted = situation.value?.takeback
  const about = table.value
  const say = words.value
  if (!wanted || !about) return null
  if (wanted.seat === about.mine) return <p class="matter">{say.takebackAsked}</p>
  const free = about.mine !== null && !wanted.agreed.includes(about.mine)
  return (
    <div class="matter" role="alert">
      <p>{say.takebackWanted(nameAt(about.seats[wanted.seat]!, language.value))}</p>
      {free && (
        <p>
          <button type="button" class="button primary" onClick={() => wish({ type: 'agree' })}>
            {say.agree}
          </button>{' '}
          <button type="button" class="button" onClick={() => wish({ type: 'decline' })}>
            {say.decline}
          </button>
        </p>
      )}
    </div>
  )
}

/** The time that is left: of each seat by the second, or the day on which the turn ends. */
function Clocks() {
  const about = table.value
  const now = situation.value
  const say = words.value
  if (!about || !now) return null
  if (about.pace.kind === 'turns')
    return now.due === null ? null : <p class="matter">{say.due(timeOf(now.due))}</p>
  if (!now.clocks) return null
  return (
    <ul class="clocks" aria-label={say.clocks}>
      {now.clocks.map((left, seat) => (
        <li key={seat} aria-current={now.question?.seat === seat ? 'true' : undefined}>
          <Flag seat={seat} />
          <span class="words">{nameAt(about.seats[seat]!, language.value)}</span>
          <Clock left={left} runs={now.question?.seat === seat ? now.since : undefined} />
        </li>
      ))}
    </ul>
  )
}

/** A second of a clock that people look at. */
const TICK = 1000

function Clock({ left, runs }: { left: number; runs: number | undefined }) {
  const time = useSignal(Date.now())
  useEffect(() => {
    if (runs === undefined) return
    time.value = Date.now()
    const timer = setInterval(() => {
      time.value = Date.now()
    }, TICK)
    return () => clearInterval(timer)
  }, [runs])
  const gone = runs === undefined ? 0 : Math.max(0, time.value - lag.value - runs)
  const seconds = Math.max(0, Math.ceil((left - gone) / TICK))
  const said = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <time>{seconds === 0 ? words.value.timeUp : said}</time>
}
