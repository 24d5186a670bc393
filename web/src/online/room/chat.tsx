import { computed, signal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Flag } from '../../boards/pieces/flag.tsx'
import { recallRelations, relate, relationTo } from '../../people/players/relations.ts'
import { asking, to } from '../../shell/route.ts'
import { told } from '../../table/report.ts'
import { words } from '../say.ts'
import { chat, table, wish } from './room.ts'

/** The most that can be said at once; the server takes no more. */
const LONGEST = 300

/** How much of what was said has been on the page. */
const read = signal(0)

/** What was said, but for those whom we do not want to hear. */
const heard = computed(() =>
  chat.value.filter(
    ({ seat }) => seat === null || relationTo(table.value?.seats[seat]?.player ?? null) === null,
  ),
)

/** What the chat is called, with how much is new in it. */
export const chatTitle = computed(() => {
  const unread = Math.max(0, heard.value.length - read.value)
  return unread > 0 ? words.value.chatNew(unread) : words.value.chat
})

/** What is said at the table; whoever has a seat may say something. */
export function ChatPanel() {
  const list = useRef<HTMLOListElement>(null)
  const all = heard.value
  useEffect(() => {
    recallRelations().catch((error: Error) => {
      told.value = error.message
    })
  }, [])
  useLayoutEffect(() => {
    read.value = all.length
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [all])
  const say = words.value
  return (
    <div class="chat">
      <Hush />
      <ol ref={list} aria-live="polite" tabIndex={SCROLLS}>
        {all.length === 0 && <li class="note">{say.chatNone}</li>}
        {all.map(({ n, seat, name, text }) => (
          <li key={n}>
            {seat !== null && <Flag seat={seat} />} <b>{name}</b> {text}
          </li>
        ))}
      </ol>
      {table.value?.mine !== null && <Writing />}
    </div>
  )
}

/** The other people at the table, not to be heard any more, or again. */
function Hush() {
  const about = table.value
  const say = words.value
  const others = about?.seats.filter(each => each.player !== null && each.seat !== about.mine) ?? []
  if (!about || about.mine === null || others.length === 0) return null
  const turn = async (player: string, muted: boolean) => {
    try {
      await relate(player, muted ? null : 'muted')
    } catch (error) {
      told.value = error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <details class="hush">
      <summary>{say.muteOrReport}</summary>
      {others.map(({ player, name }) => {
        const muted = relationTo(player) !== null
        return (
          <button
            key={player}
            type="button"
            class="button"
            aria-pressed={muted}
            aria-label={say.muteNamed(name ?? '')}
            onClick={() => turn(player!, muted)}
          >
            {name}
          </button>
        )
      })}
      {others.map(({ player, name }) => (
        <a key={player} class="button" href={reporting(player!, about.id)}>
          {say.reportNamed(name ?? '')}
        </a>
      ))}
    </details>
  )
}

/** Where somebody is reported for what they do at a table. */
function reporting(player: string, table: string) {
  return asking(to('online', 'players', player), new URLSearchParams({ table }))
}

/** What scrolls must be reachable by keyboard. */
const SCROLLS = 0

function Writing() {
  const text = useSignal('')
  const say = words.value
  const send = (event: Event) => {
    event.preventDefault()
    const said = text.value.trim()
    if (said !== '') wish({ type: 'chat', text: said })
    text.value = ''
  }
  return (
    <form onSubmit={send}>
      <input
        class="field"
        aria-label={say.write}
        placeholder={say.write}
        maxLength={LONGEST}
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value
        }}
      />
      <button type="submit" class="button">
        {say.send}
      </button>
    </form>
  )
}
