import type { House } from './house.ts'
import { newId } from './identity.ts'
import { Lobby } from './lobby.ts'
import type { TableAbout } from './protocol.ts'

/** Ends a table: one that is open is gone, and at one in play everybody resigns. */
export async function closeTable(house: House, id: string): Promise<TableAbout> {
  const room = await house.room(id)
  const { row, holders } = room.sheet
  if (row.status === 'open') return new Lobby(house).leave(id, row.host)
  for (const person of onePerSeat(holders)) await resign(house, id, person)
  return room.about(undefined)
}

/** Forgets a person for good: they get up or resign everywhere, and then nothing tells who they were. */
export async function forget(house: House, person: string): Promise<void> {
  const sheets = await house.stored(() => house.store.tablesOf(person, Number.MAX_SAFE_INTEGER))
  for (const { row } of sheets) {
    if (row.status === 'open') await new Lobby(house).leave(row.id, person)
    else await resign(house, row.id, person)
  }
  await house.stored(() => house.belongings.erase(person))
  for (const { row } of sheets) await house.touch(row.id)
  await house.regard(person, true)
}

/** Leaves a seat to a bot, if the game goes on and none plays there already. */
async function resign(house: House, table: string, person: string) {
  const room = await house.room(table)
  const standing = room.match?.standing
  const seat = room.sheet.holders.get(person)
  if (seat === undefined || standing?.status !== 'playing') return
  if (!standing.absent[seat]) await room.perform(person, { type: 'resign', id: newId() }, () => {})
}

function onePerSeat(holders: ReadonlyMap<string, number>) {
  return new Map([...holders].map(([person, seat]) => [seat, person])).values()
}
