import { effect, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go, to } from '../route.ts'
import { words as shell } from '../settings.ts'
import { copied } from '../shell/handover.ts'
import { Announcer } from '../table/announcer.tsx'
import { Bar } from '../table/bar.tsx'
import { useHolding } from '../table/holding.ts'
import { useKeys } from '../table/keys.ts'
import { HeldCard } from '../table/lens.tsx'
import { Surface, Trouble } from '../table/page.tsx'
import { QuestionPanel } from '../table/question.tsx'
import { told } from '../table/report.ts'
import { asides, isAside, narrow, Tabs, tab } from '../table/sections.tsx'
import { Side } from '../table/side.tsx'
import { moment, trouble } from '../table/sitting.ts'
import { ChatPanel, chatTitle } from './chat.tsx'
import * as client from './client.ts'
import { Invitation } from './invitation.tsx'
import { linkTo } from './invitations.ts'
import { LostNotice } from './lost-notice.tsx'
import { Matters } from './matters.tsx'
import { attempt, beforeMine, come, leave, situation, table, wish } from './room.ts'
import { RoomPage } from './room-page.tsx'
import { words } from './say.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** A table of a server: the way in, the waiting room, then the game. */
export function OnlineTable({ id, secret }: { id: string; secret: string | undefined }) {
  useEffect(() => {
    void come(id, secret !== undefined)
    return leave
  }, [id, secret])
  const about = table.value
  if (!about) return <Waiting />
  if (about.mine === null && (about.status === 'open' || secret !== undefined)) {
    const joined = () => (secret === undefined ? void come(id, false) : go(to('online', id), true))
    return <Invitation table={about} secret={secret} joined={joined} />
  }
  if (about.status === 'open') return <WaitingRoom table={about} />
  if (about.status === 'abandoned' && about.started === null)
    return <RoomPage title={words.value.gone}>{null}</RoomPage>
  return moment.value ? <Play /> : <Waiting />
}

function Waiting() {
  return (
    <main class="waiting">
      {trouble.value ? <Trouble /> : <p role="status">{shell.value.loading}</p>}
      <a href={to('online')}>{words.value.toLobby}</a>
      <LostNotice />
    </main>
  )
}

/** The same table as in a game of this browser; its chat lies beside the log. */
function Play() {
  useEffect(() => {
    const stop = effect(() => {
      asides.value = [{ name: 'chat', label: chatTitle.value, Panel: ChatPanel }]
    })
    return () => {
      stop()
      asides.value = []
    }
  }, [])
  useKeys(undefined)
  useHolding()
  return (
    <div class="table-page">
      <button type="button" class="skip" onClick={() => document.getElementById('question')?.focus()}>
        {shell.value.skip}
      </button>
      <Bar>
        <SeatTools />
      </Bar>
      {narrow.value && <Tabs />}
      <Surface />
      <QuestionPanel links={<Ending />}>
        <Matters />
      </QuestionPanel>
      {(!narrow.value || isAside(tab.value)) && <Side />}
      <HeldCard />
      <Announcer />
      {trouble.value && <Trouble />}
      <LostNotice />
    </div>
  )
}

/** What who has a seat can do besides answering. */
function SeatTools() {
  const sure = useSignal(false)
  const say = words.value
  const about = table.value
  if (!about || about.mine === null)
    return (
      <a class="button" href={to('online')}>
        {say.toLobby}
      </a>
    )
  const playing = about.status === 'playing' && !about.seats[about.mine]?.standIn
  const share = (event: Event) => {
    fold(event)
    attempt(async id => {
      const { secret } = await client.link(id)
      const address = linkTo(id, secret)
      told.value = (await copied(address)) ? say.otherDeviceAbout : address
    })
  }
  const resign = (event: Event) => {
    if (sure.value) {
      fold(event)
      wish({ type: 'resign' })
    }
    sure.value = !sure.value
  }
  return (
    <>
      <a class="button" href={to('online')}>
        {say.toLobby}
      </a>
      <button type="button" class="button" onClick={share}>
        {say.otherDevice}
      </button>
      {playing && <AskTakeback />}
      {playing && (
        <button type="button" class="button" onClick={resign}>
          {sure.value ? say.resignSure : say.resign}
        </button>
      )}
    </>
  )
}

/** Closes the menu in which something was chosen: the table lies under it. */
function fold({ currentTarget }: Event) {
  if (currentTarget instanceof Element) currentTarget.closest('details')?.removeAttribute('open')
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

/** After the game: how it went, and a rematch. */
function Ending() {
  const say = words.value
  const again = () => attempt(async id => go(to('online', (await client.rematch(id)).id)))
  return (
    <>
      <a class="button primary" href={to('online', 'replay', table.value?.id ?? '')}>
        {say.replay}
      </a>
      {table.value?.mine !== null && (
        <button type="button" class="button" onClick={again}>
          {say.rematch}
        </button>
      )}
      <a class="button" href={to('online')}>
        {say.toLobby}
      </a>
    </>
  )
}
