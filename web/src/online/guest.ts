import { signal } from '@preact/signals'
import { set } from '../settings.ts'

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
