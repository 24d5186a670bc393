import { useSignal } from '@preact/signals'
import { words as shell } from '../../settings/settings.ts'
import { copied, save } from '../../shell/handover.ts'
import { to } from '../../shell/route.ts'
import { told } from '../../table/report.ts'
import { words } from '../say.ts'
import * as client from '../server/client.ts'
import { linkTo } from '../waiting/invitations.ts'
import { attempt, beforeMine, situation, table, wish } from './room.ts'

/** What somebody at a server's table can do besides answering. */
export function SeatTools() {
  const say = words.value
  const about = table.value
  const mine = about?.mine ?? null
  const playing = about?.status === 'playing' && mine !== null && !about.seats[mine]?.standIn
  return (
    <>
      <button type="button" class="button" onClick={report}>
        {shell.value.report}
      </button>
      <a class="button" href={to('online')}>
        {say.toLobby}
      </a>
      {mine !== null && (
        <button type="button" class="button" onClick={share}>
          {say.otherDevice}
        </button>
      )}
      {playing && <AskTakeback />}
      {playing && <Resign />}
    </>
  )
}

/** Copies a secret link to the own seat. */
function share(event: Event) {
  fold(event)
  attempt(async id => {
    const { secret } = await client.link(id)
    const address = linkTo(id, secret)
    told.value = (await copied(address)) ? words.value.otherDeviceAbout : address
  })
}

/** Copies what can be told of a problem: the record of a game that is over, otherwise what is known of it here. */
function report(event: Event) {
  fold(event)
  attempt(async id => {
    const about = table.peek()
    const text =
      about?.status === 'over'
        ? await client.record(id)
        : JSON.stringify({ table: about, situation: situation.peek() })
    if (await copied(text)) {
      told.value = about?.status === 'over' ? shell.value.reported : words.value.reportedSeen
    } else {
      save(text, `kontor-${id}.json`)
      told.value = shell.value.reportFile
    }
  })
}

/** Closes the menu in which something was chosen: the table lies under it. */
function fold({ currentTarget }: Event) {
  if (currentTarget instanceof Element) currentTarget.closest('details')?.removeAttribute('open')
}

function Resign() {
  const sure = useSignal(false)
  const say = words.value
  const resign = (event: Event) => {
    if (sure.value) {
      fold(event)
      wish({ type: 'resign' })
    }
    sure.value = !sure.value
  }
  return (
    <button type="button" class="button" onClick={resign}>
      {sure.value ? say.resignSure : say.resign}
    </button>
  )
}

function AskTakeback() {
  const now = situation.value
  const say = words.value
  const possible = now !== undefined && now.answers > 0 && !now.takeback
  const askAll = (event: Event) => {
    fold(event)
    if (now) wish({ type: 'takeback', to: Math.min(now.answers - 1, beforeMine.value ?? now.answers) })
  }
  return (
    <button type="button" class="button" title={say.takebackAbout} disabled={!possible} onClick={askAll}>
      {say.askTakeback}
    </button>
  )
}
