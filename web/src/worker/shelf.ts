import type { GameRecord } from '@kontor/engine'
import type { Player } from './protocol.ts'

/** A game as it is kept: its record and who plays. */
export interface Shelved {
  readonly id: string
  readonly players: readonly Player[]
  readonly record: GameRecord
  readonly saved: number
  readonly over: boolean
  /** What was published of the seed when the game began. */
  readonly promise?: string | undefined
}

/** Where games are kept between visits. */
export interface Shelf {
  all(): Promise<readonly Shelved[]>
  read(id: string): Promise<Shelved | undefined>
  write(game: Shelved): Promise<void>
  remove(id: string): Promise<void>
}

const STORE = 'games'

/** The shelf in the browser's own storage. */
export function browserShelf(): Shelf {
  let opened: Promise<IDBDatabase> | undefined
  const store = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase()
    return (await opened).transaction(STORE, mode).objectStore(STORE)
  }
  return {
    all: async () => settled<Shelved[]>((await store('readonly')).getAll()),
    read: async id => settled<Shelved | undefined>((await store('readonly')).get(id)),
    write: async game => void (await settled((await store('readwrite')).put(game))),
    remove: async id => void (await settled((await store('readwrite')).delete(id))),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('kontor', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  return settled(request)
}

function settled<R>(request: IDBRequest<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
