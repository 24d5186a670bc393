import type { Line } from '../../worker/scene.ts'

/** What somebody did with one answer, as the page tells it. */
export interface Deed {
  readonly seat: number
  readonly lines: readonly string[]
  /** The card that it was done with, if everybody may know it. */
  readonly card: number | undefined
}

/** What somebody else than the viewer has done, of these lines; undefined if there is nothing to tell. */
export function deedIn(lines: readonly Line[], viewer: number): Deed | undefined {
  const doer = lines.find(({ seat, kind }) => seat !== undefined && kind !== 'forced')
  if (doer?.seat === undefined || doer.seat === viewer) return undefined
  return {
    seat: doer.seat,
    lines: toldOnce(lines),
    card: lines.find(({ card }) => card !== undefined)?.card,
  }
}

/**
 * What a seat that nobody answers for has done between these lines, as TOM does: it has no answers of its own, so that what it
 * does comes of somebody else's.
 */
export function deedOfNobody(lines: readonly Line[], players: number): Deed | undefined {
  const theirs = lines.filter(({ seat }) => seat !== undefined && seat >= players)
  const [first] = theirs
  if (first?.seat === undefined) return undefined
  return {
    seat: first.seat,
    lines: toldOnce(theirs),
    card: theirs.find(({ card }) => card !== undefined)?.card,
  }
}

/** What happened several times in a row is said once, with how often. */
function toldOnce(lines: readonly Line[]): readonly string[] {
  const told: { readonly text: string; times: number }[] = []
  for (const { text } of lines) {
    const last = told.at(-1)
    if (last?.text === text) last.times++
    else told.push({ text, times: 1 })
  }
  return told.map(({ text, times }) => (times === 1 ? text : `${text} (${times} ×)`))
}

/** How long whoever does not know the game yet reads a deed, in milliseconds. */
export function readingTime({ lines, card }: Deed): number {
  const letters = lines.reduce((sum, text) => sum + text.length, 0)
  return Math.min(LONGEST, SHORTEST + letters * A_LETTER + (card === undefined ? 0 : A_CARD))
}

const SHORTEST = 700
const LONGEST = 4500
const A_LETTER = 16
const A_CARD = 500
