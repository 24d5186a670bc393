import { effect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { words as shell } from '../../settings/settings.ts'
import { later } from '../../shell/later.tsx'
import { go, to } from '../../shell/route.ts'
import { Waiting } from '../../shell/waiting.tsx'
import { useNotice } from '../../sound/noticing.ts'
import { Announcer } from '../../table/announcer.tsx'
import { Bar } from '../../table/bar.tsx'
import { useKeys } from '../../table/keys.ts'
import { useHolding } from '../../table/lens/holding.ts'
import { HeldCard } from '../../table/lens/lens.tsx'
import { Explaining, Surface, Trouble } from '../../table/page.tsx'
import { QuestionPanel } from '../../table/question/question.tsx'
import { asides, isAside, narrow, Tabs, tab } from '../../table/sections.tsx'
import { Side } from '../../table/side/side.tsx'
import { moment, trouble } from '../../table/sitting.ts'
import { stay, type Timeline, useMomentAt, useTimeline } from '../../table/time.ts'
import { words } from '../say.ts'
import { Invitation } from '../waiting/invitation.tsx'
import { RoomPage } from '../waiting/room-page.tsx'
import { WaitingRoom } from '../waiting/waiting-room.tsx'
import { ChatPanel, chatTitle } from './chat.tsx'
import { Ending } from './ending.tsx'
import { LostNotice } from './lost-notice.tsx'
import { Matters } from './matters.tsx'
import { come, leave, table } from './room.ts'
import { SeatTools } from './seat-tools.tsx'

const LookingBack = later(
  async () => (await import('../../replay/looking-back.tsx')).LookingBack,
  ({ trouble: why }) => (why ? <p class="trouble">{why}</p> : null),
)

interface TableProps {
  readonly id: string
  /** That of the link by which somebody came. */
  readonly secret: string | undefined
  /** The moment to look back to. */
  readonly at: string | undefined
}

/** Whoever goes to the next table may leave this one only after coming to that: then there is nothing left to leave. */
let visits = 0

/** A table of a server: the way in, the waiting room, then the game. */
export function OnlineTable({ id, secret, at }: TableProps) {
  useEffect(() => {
    const visit = ++visits
    void come(id, secret !== undefined)
    return () => {
      stay()
      if (visit === visits) leave()
    }
  }, [id, secret])
  const about = table.value
  if (!about) return <Coming />
  if (about.mine === null && (about.status === 'open' || secret !== undefined)) {
    const joined = () => (secret === undefined ? void come(id, false) : go(to('online', id), true))
    return <Invitation table={about} secret={secret} joined={joined} />
  }
  if (about.status === 'open') return <WaitingRoom table={about} />
  if (about.status === 'abandoned' && about.started === null)
    return <RoomPage title={words.value.gone}>{null}</RoomPage>
  return moment.value ? <Play id={id} at={at} /> : <Coming />
}

function Coming() {
  const away = (
    <>
      <a href={to('online')}>{words.value.toLobby}</a>
      <LostNotice />
    </>
  )
  return <Waiting away={away}>{trouble.value && <Trouble />}</Waiting>
}

/** The same table as in a game of this browser; its chat lies beside the log. */
function Play({ id, at }: { id: string; at: string | undefined }) {
  useEffect(() => {
    const stop = effect(() => {
      asides.value = [{ name: 'chat', label: chatTitle.value, Panel: ChatPanel }]
    })
    return () => {
      stop()
      asides.value = []
    }
  }, [])
  useNotice()
  const line = useMemo(() => timelineOf(id), [id])
  useTimeline(line)
  useMomentAt(at)
  useKeys(line)
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
      <QuestionPanel back={<LookingBack line={line} />} links={<Ending />}>
        <Matters />
      </QuestionPanel>
      {(!narrow.value || isAside(tab.value)) && <Side address={line.address} />}
      <HeldCard />
      <Explaining />
      <Announcer />
      {trouble.value && <Trouble />}
      <LostNotice />
    </div>
  )
}

function timelineOf(id: string): Timeline & { readonly now: string } {
  return { now: to('online', id), address: version => to('online', id, 'at', version) }
}
