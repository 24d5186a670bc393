import type { ComponentChildren } from 'preact'
import { OnlineHead } from '../head.tsx'

/** A page about a table on which no game is shown. */
export function RoomPage({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="page">
      <OnlineHead />
      <main class="panel room">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}
