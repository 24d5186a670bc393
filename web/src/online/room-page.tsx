import type { ComponentChildren } from 'preact'
import { to } from '../route.ts'
import { Head } from '../shell/head.tsx'
import { words } from './say.ts'

/** A page about a table on which no game is shown. */
export function RoomPage({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="page">
      <Head>
        <a href={to('online')}>{words.value.title}</a>
      </Head>
      <main class="panel room">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}
