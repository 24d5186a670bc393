import type { Games } from '@kontor/protocol'
import { signal } from '@preact/signals'
import { authored } from '../../catalogue.ts'

/** Whether this page came from a server that has tables. From a mere place of files one plays here only. */
export const served = signal(false)

/** What is wrong with games that somebody is writing, as the server says it. */
export const mistakes = signal<readonly string[]>([])

async function look() {
  const response = await fetch('api/games')
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || !type.startsWith('application/json')) return
  const { games, watched }: Games = await response.json()
  authored.value = Object.fromEntries(
    games.flatMap(each => (each.authored ? [[each.name, each.authored]] : [])),
  )
  served.value = true
  mistakes.value = watched ?? []
  if (watched) listen()
}

let listening = false

/** Where somebody writes a game, the page begins anew with each change, or says what is wrong with it. */
function listen() {
  if (listening) return
  listening = true
  new EventSource('api/games/changes').addEventListener('changed', async () => {
    const before = JSON.stringify(authored.peek())
    await look()
    if (JSON.stringify(authored.peek()) !== before) location.reload()
  })
}

// Without a network there is no table to go to, and nothing to complain about.
if (navigator.onLine) look().catch(() => {})
