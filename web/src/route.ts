import { computed, signal } from '@preact/signals'

/** Where in the page we are: the words after `#/`. */
export type Route = readonly string[]

const hash = signal(location.hash)

addEventListener('hashchange', () => {
  hash.value = location.hash
})

export const route = computed((): Route => read(beforeAndAfter(hash.value)[0]))

/** What stands after the question mark: what is searched, filtered, opened. */
export const query = computed(() => new URLSearchParams(beforeAndAfter(hash.value)[1]))

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

function beforeAndAfter(address: string): readonly [string, string] {
  const mark = address.indexOf('?')
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)]
}

function read(address: string): Route {
  return address
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
