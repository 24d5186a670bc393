import type { TableAbout } from '@kontor/server/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { titleOf } from '../catalogue.ts'
import { to } from '../route.ts'
import { words as shell } from '../settings.ts'
import { Head } from '../shell/head.tsx'
import { tables } from './client.ts'
import { playersOf, stateOf } from './describing.ts'
import { words } from './say.ts'

/** How often the lists are looked at again, in milliseconds. */
const FRESH = 5_000

/** My games, those that wait for players, and those that can be watched. */
export function Lobby() {
  const lists = useSignal<Lists>({ mine: [], open: [], playing: [] })
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    const list = async () => {
      try {
        lists.value = await listed()
        trouble.value = undefined
      } catch (error) {
        trouble.value = error instanceof Error ? error.message : String(error)
      }
    }
    void list()
    const timer = setInterval(() => {
      if (!document.hidden) void list()
    }, FRESH)
    return () => clearInterval(timer)
  }, [])
  const say = words.value
  const { mine, open, playing } = lists.value
  return (
    <div class="page lobby">
      <Head />
      <main>
        <div class="intro">
          <h1>{say.title}</h1>
          <p>{say.about}</p>
          <a class="button primary large" href={to('online', 'new')}>
            {say.newTable}
          </a>
        </div>
        {trouble.value && (
          <p class="trouble" role="alert">
            {shell.value.trouble} {trouble.value}
          </p>
        )}
        <div class="lists">
          <TableList title={say.myGames} none={say.myGamesNone} tables={mine} go={say.goThere} />
          <TableList title={say.openTables} none={say.openTablesNone} tables={open} go={say.sitDown} />
          {playing.length > 0 && (
            <TableList title={say.runningTables} none="" tables={playing} go={say.watch} />
          )}
        </div>
      </main>
    </div>
  )
}

type Lists = Readonly<Record<'mine' | 'open' | 'playing', readonly TableAbout[]>>

/** A table of mine is listed once. */
async function listed(): Promise<Lists> {
  const [mine, open, playing] = await Promise.all([tables('mine'), tables('open'), tables('playing')])
  const others = (list: readonly TableAbout[]) => list.filter(each => each.mine === null)
  return { mine, open: others(open), playing: others(playing).filter(({ watchers }) => watchers) }
}

interface ListProps {
  readonly title: string
  readonly none: string
  readonly go: string
  readonly tables: readonly TableAbout[]
}

function TableList({ title, none, tables: list, go }: ListProps) {
  return (
    <section class="panel kept" aria-label={title}>
      <h2>{title}</h2>
      {list.length === 0 && <p class="note">{none}</p>}
      <ul>
        {list.map(each => (
          <li key={each.id} class={isMyTurn(each) ? 'urgent' : undefined}>
            <p>
              <strong>{titleOf(each.game)}</strong> {playersOf(each)}
              <small>{stateOf(each)}</small>
            </p>
            <a
              class={isMyTurn(each) ? 'button primary' : 'button'}
              href={to('online', each.id)}
              aria-label={words.value.namedTable(go, playersOf(each))}
            >
              {go}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isMyTurn({ status, turn, mine }: TableAbout) {
  return status === 'playing' && mine !== null && turn === mine
}
