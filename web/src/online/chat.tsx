import { computed, signal, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Flag } from '../pieces/flag.tsx'
import { chat, table, wish } from './room.ts'
import { words } from './say.ts'

/** The most that can be said at once; the server takes no more. */
const LONGEST = 300

/** How much of what was said has been on the page. */
const read = signal(0)

/** What the chat is called, with how much is new in it. */
export const chatTitle = computed(() => {
  const unread = Math.max(0, chat.value.length - read.value)
  return unread > 0 ? words.value.chatNew(unread) : words.value.chat
})

/** What is said at the table; who has a seat may say something. */
export function ChatPanel() {
  const list = useRef<HTMLOListElement>(null)
  const all = chat.value
  useLayoutEffect(() => {
    read.value = all.length
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [all])
  const say = words.value
  return (
    <div class="chat">
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
