import { computed, signal } from '@preact/signals'
import { queryIn, wordsIn } from './address.ts'

const hash = signal(location.hash)

/** How many addresses of this page were seen one after the other. */
let seen = 1

addEventListener('hashchange', () => {
  seen++
  hash.value = location.hash
})

/** Whether the step before this one was within the page. */
export const cameFromHere = (): boolean => seen > 1

export const route = computed(() => wordsIn(hash.value))

/** What is searched, filtered, opened. */
export const query = computed(() => queryIn(hash.value))

/** An address within the page. */
export function to(...words: readonly (string | number)[]): string {
  return `#/${words.map(word => encodeURIComponent(word)).join('/')}`
}

/** The address with something after its question mark, if there is anything to say. */
export function asking(address: string, params: URLSearchParams): string {
  const text = params.toString()
  return text === '' ? address : `${address}?${text}`
}

/** Goes there; `replacing` leaves no step to go back to. */
export function go(address: string, replacing = false): void {
  if (replacing) location.replace(address)
  else location.hash = address
}
