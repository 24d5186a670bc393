import { signal } from '@preact/signals'

/** Where in the page we are: the words after `#/`. */
export type Route = readonly string[]

export const route = signal<Route>(read())

addEventListener('hashchange', () => {
  route.value = read()
})

/** An address within the page. */
export function to(...words: readonly (string | number)[]): string {
  return `#/${words.map(word => encodeURIComponent(word)).join('/')}`
}

/** Goes there; `replacing` leaves no step to go back to. */
export function go(address: string, replacing = false): void {
  if (replacing) location.replace(address)
  else location.hash = address
}

function read(): Route {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter(word => word !== '')
    .map(decoded)
}

/** An address that somebody typed may hold a lone percent sign. */
function decoded(word: string) {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
