import { later } from '../shell/later.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { NewTablePage } from './lobby/new-table.tsx'
import { OnlineTable } from './room/table.tsx'
import './online.css'

const People = later(async () => (await import('../people/page.tsx')).People)

/**
 * What a server has: the lobby, a new table, pages about people, or the table that the address names, perhaps with the
 * secret of a seat, or at a moment of its past.
 */
export function OnlinePage({ place: [page, of, at] }: { place: readonly string[] }) {
  switch (page) {
    case undefined:
      return <Lobby />
    case 'new':
      return <NewTablePage />
    case 'account':
    case 'confirm':
    case 'games':
    case 'notices':
    case 'players':
    case 'ratings':
    case 'replay':
    case 'unsubscribe':
      return <People page={page} of={of ?? ''} />
    default:
      return of === 'at' ? (
        <OnlineTable key={page} id={page} secret={undefined} at={at} />
      ) : (
        <OnlineTable key={of === undefined ? page : `${page} ${of}`} id={page} secret={of} at={undefined} />
      )
  }
}
