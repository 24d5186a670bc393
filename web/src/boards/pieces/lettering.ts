/** More letters than a narrow place holds in its usual size. */
const LONG = 9

/** The class of a word in a narrow place: one that is long, in any of its lines, is written smaller. */
export function lettering(own: string, word: string): string {
  const lines = word.split(/[ \u00ad-]/)
  return lines.some(({ length }) => length > LONG) ? `${own} long` : own
}
