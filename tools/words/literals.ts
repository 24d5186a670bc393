/** The texts in a source file that stand under the key of a language, or in the file of one. */

export interface Literal {
  /** The keys above it, the outermost first. */
  readonly keys: readonly string[]
  /** What it says; what is put in while it runs is '…'. With what it is compared nobody reads. */
  readonly text: string
}

const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};>]|\breturn)\s*$/

/** Reads a file as far as that is needed for its texts: it knows comments, texts, brackets and keys, and nothing else. */
export function literalsIn(source: string): Literal[] {
  const found: Literal[] = []
  const keys: string[] = []
  let at = 0
  /** The last word, and whether it was a key: a colon follows it, or it is a method. */
  let key = ''

  function quotedUpTo(quote: string): string {
    let text = ''
    while (at < source.length && source[at] !== quote) {
      if (source[at] === '\\') {
        at++
        const [, code] = /^u([\da-f]{4})/i.exec(source.slice(at, at + 5)) ?? []
        if (code) {
          text += String.fromCharCode(Number.parseInt(code, 16))
          at += 4
        } else text += source[at] === 'n' ? ' ' : source[at]
      } else if (quote === '`' && source.startsWith('${', at)) {
        const outside = key
        at += 2
        text += '…'
        walk('}')
        key = outside
        continue
      } else text += source[at]
      at++
    }
    at++
    return text
  }

  /** Goes on to where the bracket that is open is closed. */
  function walk(end: string | undefined): void {
    while (at < source.length) {
      const sign = source[at]!
      const word = /^[\p{L}$_][\p{L}\d$_]*/u.exec(source.slice(at, at + 80))?.[0]
      if (sign === end) {
        at++
        return
      }
      if (source.startsWith('//', at)) at = after('\n')
      else if (source.startsWith('/*', at)) at = after('*/')
      else if (sign === '/' && BEFORE_REGEX.test(source.slice(Math.max(0, at - 20), at))) skipRegex()
      else if (sign === "'" || sign === '"' || sign === '`') {
        at++
        const compared = /[!=]==\s*$/.test(source.slice(Math.max(0, at - 40), at - 1))
        const mayBeKey = /[{,]\s*$/.test(source.slice(Math.max(0, at - 40), at - 1))
        const text = quotedUpTo(sign)
        if (mayBeKey && source[at] === ':') key = text
        else if (!compared) found.push({ keys: [...keys, key], text })
      } else if (sign === '{' || sign === '(' || sign === '[') {
        at++
        keys.push(key)
        key = ''
        walk(sign === '{' ? '}' : sign === '(' ? ')' : ']')
        key = keys.pop()!
      } else if (word) {
        at += word.length
        if (/^\??\s*[:(]/.test(source.slice(at, at + 10)) || /^\s*=[^=>]/.test(source.slice(at, at + 6)))
          key = word
      } else at++
    }
  }

  const after = (text: string) => {
    const next = source.indexOf(text, at)
    return next < 0 ? source.length : next + text.length
  }

  function skipRegex() {
    let inClass = false
    for (at++; at < source.length; at++) {
      if (source[at] === '\\') at++
      else if (source[at] === '[') inClass = true
      else if (source[at] === ']') inClass = false
      else if (source[at] === '/' && !inClass) break
    }
    at++
  }

  walk(undefined)
  return found
}
