import { nth } from '@kontor/engine'
import { language } from '../../settings/settings.ts'
import { timeOf } from '../describing.ts'
import { nameAt } from '../names.ts'
import { words } from '../say.ts'
import { Company } from './company.tsx'
import { situation, table, wish } from './room.ts'
import { TimeLeft } from './time-left.tsx'

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
          {about.seats[mine].mayReturn && (
            <button type="button" class="button" onClick={() => wish({ type: 'return' })}>
              {say.comeBack}
            </button>
          )}
        </p>
      )}
      <Deadline />
      <Company />
    </>
  )
}

/** In a game by turns: until when somebody has to answer. */
function Deadline() {
  const about = table.value
  const due = situation.value?.due ?? null
  if (about?.pace.kind !== 'turns' || due === null) return null
  return (
    <p class="matter">
      {words.value.due(timeOf(due))}{' '}
      <TimeLeft table={{ ...about, due, turn: situation.value?.question?.seat ?? null }} />
    </p>
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
      <p>{say.takebackWanted(nameAt(nth(about.seats, wanted.seat), language.value))}</p>
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
