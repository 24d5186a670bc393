import { Lobby } from './lobby.tsx'
import { NewTablePage } from './new-table.tsx'
import { OnlineTable } from './table.tsx'
import './online.css'

/** Tables of a server: the lobby, a new one, or the one that the address names, perhaps with the secret of a seat. */
export function OnlinePage({ place: [id, secret] }: { place: readonly string[] }) {
  if (id === undefined) return <Lobby />
  if (id === 'new') return <NewTablePage />
  return <OnlineTable key={`${id} ${secret}`} id={id} secret={secret} />
}
