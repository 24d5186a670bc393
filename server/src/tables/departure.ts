import { Fault } from '@kontor/engine'
import { newId, Refused } from '../ground/index.ts'
import type { Sheet, TableRow } from '../storage/index.ts'
import type { House } from './house.ts'
import { Lobby } from './lobby.ts'

/** Ends a table: one that is open is gone, at one in play everybody resigns, and one that cannot be played is set aside. */
export async function closeTable(house: House, id: string): Promise<void> {
  if (!(await house.stored(() => house.store.sheet(id)))) throw new Fault('There is no such table.')
  const room = await house.room(id).catch(unlessStorage)
  const { row, holders } = room?.sheet ?? { row: undefined, holders: new Map<string, number>() }
  if (row?.status === 'open') await new Lobby(house).leave(id, row.host)
  else if (room?.match) for (const person of onePerSeat(holders)) await resign(house, id, person)
  else {
    await house.stored(() => house.store.setAside(id, house.machine.now()))
    await house.touch(id)
  }
}

/** Forgets a person for good: they get up or resign everywhere, and then nothing tells who they were. */
export async function forget(house: House, person: string): Promise<void> {
  const sheets = await departEverywhere(house, person)
  await house.stored(() => house.belongings.erase(person))
  for (const { row } of sheets) await house.touch(row.id)
  await house.regard(person, true)
}

/** Sends a person away: they get up or resign everywhere, and are refused from now on. */
export async function block(house: House, person: string): Promise<void> {
  if (!(await house.stored(() => house.accounts.block(person, true))))
    throw new Fault(`There is no person ${person}.`)
  await house.regard(person)
  await departEverywhere(house, person)
}

async function departEverywhere(house: House, person: string): Promise<readonly Sheet[]> {
  const sheets = await house.stored(() => house.store.tablesOf(person, Number.MAX_SAFE_INTEGER))
  for (const { row } of sheets)
    await depart(house, row, person).catch(error => {
      house.log.error({ table: row.id, error }, 'left as it is')
      return unlessStorage(error)
    })
  // Tables of theirs that have not begun are gone with them, also those at which they do not sit.
  const lobby = new Lobby(house)
  for (const id of await house.stored(() => house.store.openOf(person)))
    await lobby.leave(id, person).catch(unlessStorage)
  return sheets
}

/** Gets up, or resigns if the game has begun, perhaps just now. */
async function depart(house: House, { id, status }: TableRow, person: string) {
  if (status !== 'open') return resign(house, id, person)
  await new Lobby(house).leave(id, person).catch(error => {
    unlessStorage(error)
    return resign(house, id, person)
  })
}

/** A table that cannot be opened holds up nothing else; trouble with the storage does. */
function unlessStorage(error: unknown): undefined {
  if (error instanceof Refused && error.code === 'storage') throw error
}

/** Leaves a seat to a bot, if the game goes on and none plays there already. */
async function resign(house: House, table: string, person: string) {
  const room = await house.room(table)
  const standing = room.match?.standing
  const seat = room.sheet.holders.get(person)
  if (seat === undefined || standing?.status !== 'playing') return
  if (!standing.absent[seat])
    await room.perform(person, { type: 'resign', id: newId(house.machine) }, () => {})
}

function onePerSeat(holders: ReadonlyMap<string, number>) {
  return new Map([...holders].map(([person, seat]) => [seat, person])).values()
}
