/** Where in the page we are: the words after `#/`. */
export type Route = readonly string[]

/** The words of an address within the page. */
export function wordsIn(address: string): Route {
  return beforeAndAfter(address)[0]
    .replace(/^#\/?/, '')
    .split('/')
    .filter(word => word !== '')
    .map(decoded)
}

/** What stands after the question mark. */
export function queryIn(address: string): URLSearchParams {
  return new URLSearchParams(beforeAndAfter(address)[1])
}

function beforeAndAfter(address: string): readonly [string, string] {
  const mark = address.indexOf('?')
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)]
}

/** An address that somebody typed may hold a lone percent sign. */
function decoded(word: string) {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
