import { signal } from '@preact/signals'
import { set } from '../../settings/settings.ts'
import { Declined } from './calling.ts'

const KEY = 'kontor.guest'

/** The name under which this browser is known to the server, if it is; the cookie itself no script can read. */
export const guest = signal(localStorage.getItem(KEY) ?? undefined)

/** The server knows this browser under a name from now on. */
export function knownAs(name: string): void {
  localStorage.setItem(KEY, name)
  guest.value = name
  set({ name })
}

/** The server does not know this browser. */
export function unknown(): void {
  localStorage.removeItem(KEY)
  guest.value = undefined
}

/** What the server finds for us, or `none` if it does not know us: we never came, or a session was ended elsewhere. */
export async function forGuest<V>(find: () => Promise<V>, none: V): Promise<V> {
  if (guest.peek() === undefined) return none
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof Declined) || error.code !== 'forbidden') throw error
    unknown()
    return none
  }
}
