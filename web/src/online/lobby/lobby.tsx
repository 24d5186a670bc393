import type { TableAbout } from '@kontor/protocol'
import { words as shell } from '../../settings/settings.ts'
import { to } from '../../shell/route.ts'
import { OnlineHead } from '../head.tsx'
import { words } from '../say.ts'
import { tables } from '../server/client.ts'
import { useFound } from '../server/found.ts'
import { TableList } from './table-list.tsx'

/** How often the lists are looked at again, in milliseconds. */
export const FRESH = 5_000

/** My games, those that wait for players, and those that can be watched. */
export function Lobby() {
  const { value: lists, trouble } = useFound(listed, [], FRESH)
  const say = words.value
  const { mine, open, playing } = lists.value ?? NONE
  return (
    <div class="page lobby">
      <OnlineHead />
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
            {navigator.onLine ? `${shell.value.trouble} ${trouble.value}` : say.offline}{' '}
            <a href={to()}>{say.playHere}</a>
          </p>
        )}
        {lists.value && (
          <div class="lists">
            <TableList title={say.myGames} none={say.myGamesNone} tables={mine} go={say.goThere} />
            <TableList title={say.openTables} none={say.openTablesNone} tables={open} go={say.sitDown} />
            {playing.length > 0 && (
              <TableList title={say.runningTables} none="" tables={playing} go={say.watch} />
            )}
          </div>
        )}
      </main>
    </div>
  )
}

type Lists = Readonly<Record<'mine' | 'open' | 'playing', readonly TableAbout[]>>

const NONE: Lists = { mine: [], open: [], playing: [] }

/** A table of mine is listed once, as long as something happens there. */
async function listed(): Promise<Lists> {
  const [mine, open, playing] = await Promise.all([tables('mine'), tables('open'), tables('playing')])
  const others = (list: readonly TableAbout[]) => list.filter(each => each.mine === null)
  return {
    mine: mine.filter(({ status }) => status === 'open' || status === 'playing'),
    open: others(open),
    playing: others(playing).filter(({ watchers }) => watchers),
  }
}
