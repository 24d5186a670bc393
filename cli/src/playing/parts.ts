import { canonical, digestOf, Fault, nth } from '@kontor/engine'
import { given, type Io, Misuse, type Values } from '../calls/command.ts'
import { isObject } from '../calls/content.ts'
import { readText, writeWhole } from '../calls/files.ts'
import { type Part, partFrom } from '../calls/part.ts'
import type { Match } from './match.ts'

/** Games that follow each other: from one number up to another, without it. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A series of games that several machines can play in parts. */
export interface Divisible<S> {
  readonly what: 'simulation' | 'survey'
  readonly match: Match
  readonly games: number
  /** Plays some of the games and says what they come to. */
  play(range: Range): Promise<S>
  /** Adds to a sum what the games after it come to. */
  add(sum: S, following: S): void
  /** A sum as plain data, for a file, and back; undefined if it is not that of so many games. */
  write(sum: S): unknown
  read(written: unknown, games: number): S | undefined
}

/** What was played, and of which part; of all of it if there is none. */
interface Divided<S> {
  readonly sum: S
  readonly part: Part | undefined
}

/**
 * Plays a series of games, or the part that `--part` names; the parts in the files of `--with` are not played again. With
 * `--keep` the sum goes to a file. Parts are games that follow each other and their sums are exact, so that it comes to the same.
 */
export async function playDivided<S>(series: Divisible<S>, values: Values, io: Io): Promise<Divided<S>> {
  const { what, match, games, play, add, write } = series
  const part = partFrom(values)
  const keep = given(values, 'keep')
  const paths = given(values, 'with')?.split(',') ?? []
  checkCall(part, keep, paths, games)
  const heading = headingOf(what, match, games)
  const found = await partsIn(paths, series, heading, io)
  const of = [...found.values()][0]?.part.of ?? 1
  const parts = part ? [part] : Array.from({ length: of }, (_, i) => ({ number: i + 1, of }))
  const sums: S[] = []
  for (const each of parts) sums.push(found.get(each.number)?.sum ?? (await play(rangeOf(each, games))))
  const [sum, ...others] = sums as [S, ...S[]]
  for (const other of others) add(sum, other)
  if (keep !== undefined) {
    const { number, of } = part ?? { number: 1, of: 1 }
    writeWhole(keep, `${JSON.stringify({ ...heading, part: `${number}/${of}`, sum: write(sum) })}\n`)
  }
  return { sum, part }
}

/** The games of a part: as many as of every other part, or one more. */
export function rangeOf({ number, of }: Part, games: number): Range {
  return { from: Math.floor((games * (number - 1)) / of), to: Math.floor((games * number) / of) }
}

function checkCall(
  part: Part | undefined,
  keep: string | undefined,
  paths: readonly string[],
  games: number,
) {
  if (!part) return
  if (keep === undefined) {
    throw new Misuse({
      en: 'Use --keep to say where the result of the part is written down.',
      de: 'Gib mit --keep an, wo das Ergebnis des Teils notiert wird.',
      nl: 'Geef met --keep op waar het resultaat van het deel wordt genoteerd.',
    })
  }
  if (paths.length > 0) {
    throw new Misuse({
      en: '--part plays a part, and --with puts parts together: use one of them.',
      de: '--part spielt einen Teil, und --with setzt Teile zusammen: Verwende eines davon.',
      nl: '--part speelt een deel en --with voegt delen samen: gebruik er een van.',
    })
  }
  if (part.of > games) {
    throw new Misuse({
      en: `${games} games are too few for ${part.of} parts.`,
      de: `${games} Partien sind zu wenige für ${part.of} Teile.`,
      nl: `${games} partijen zijn te weinig voor ${part.of} delen.`,
    })
  }
}

/** Which games a file sums up: those that differ in any of this do not belong together. */
function headingOf(what: string, { game, bots, options, seed, values }: Match, games: number) {
  return {
    [what]: game.name,
    rules: game.rules,
    data: game.data,
    values: values === undefined ? null : digestOf(values),
    bots,
    options,
    seed,
    games,
  }
}

/** The parts that the files have, by their numbers. */
async function partsIn<S>(
  paths: readonly string[],
  series: Divisible<S>,
  heading: Readonly<Record<string, unknown>>,
  io: Io,
): Promise<Map<number, { readonly part: Part; readonly sum: S }>> {
  const found = new Map<number, { readonly part: Part; readonly sum: S }>()
  let first: { readonly path: string; readonly of: number } | undefined
  for (const [i, text] of (await Promise.all(paths.map(path => readText(path, io)))).entries()) {
    const path = nth(paths, i)
    const { part, sum } = partIn(text, path, series, heading)
    first ??= { path, of: part.of }
    if (part.of !== first.of) throw new Fault(otherDivision(first.path, first.of, path, part.of))
    if (found.has(part.number)) throw new Fault(twice(path, part))
    found.set(part.number, { part, sum })
  }
  return found
}

function partIn<S>(
  text: string,
  path: string,
  { what, games, read }: Divisible<S>,
  heading: Readonly<Record<string, unknown>>,
): { readonly part: Part; readonly sum: S } {
  const content = parsed(text)
  if (!(what in content)) throw new Fault(noPart(path, what))
  for (const [field, expected] of Object.entries(heading)) {
    if (canonical(content[field] ?? null) === canonical(expected)) continue
    throw new Fault(
      otherSeries(path, what, field === what ? 'game' : field, [content[field] ?? null, expected]),
    )
  }
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(String(content.part)) ?? []).map(Number)
  const { from, to } = rangeOf({ number, of }, games)
  const sum = number < 1 || number > of ? undefined : read(content.sum, to - from)
  if (sum === undefined) throw new Fault(noPart(path, what))
  return { part: { number, of }, sum }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const SERIES = {
  simulation: {
    en: ['a simulation', 'another simulation'],
    de: ['einer Simulation', 'zu einer anderen Simulation'],
    nl: ['een simulatie', 'een andere simulatie'],
  },
  survey: {
    en: ['a survey of cards', 'another survey of cards'],
    de: ['einer Kartenstatistik', 'zu einer anderen Kartenstatistik'],
    nl: ['een kaartstatistiek', 'een andere kaartstatistiek'],
  },
} as const

type What = keyof typeof SERIES

const noPart = (path: string, what: What) => ({
  en: `${path} is not the part of ${SERIES[what].en[0]}.`,
  de: `${path} ist kein Teil ${SERIES[what].de[0]}.`,
  nl: `${path} is geen deel van ${SERIES[what].nl[0]}.`,
})

function otherSeries(path: string, what: What, field: string, values: readonly [unknown, unknown]) {
  const [there, here] = values.map(value => JSON.stringify(value))
  return {
    en: `${path} belongs to ${SERIES[what].en[1]}: there ‘${field}’ is ${there}, here ${here}.`,
    de: `${path} gehört ${SERIES[what].de[1]}: Dort ist „${field}“ ${there}, hier ${here}.`,
    nl: `${path} hoort bij ${SERIES[what].nl[1]}: daar is ‘${field}’ ${there}, hier ${here}.`,
  }
}

const otherDivision = (path: string, of: number, other: string, otherOf: number) => ({
  en: `${path} is one of ${of} parts, but ${other} one of ${otherOf}.`,
  de: `${path} ist einer von ${of} Teilen, ${other} aber einer von ${otherOf}.`,
  nl: `${path} is een van ${of} delen, maar ${other} een van ${otherOf}.`,
})

const twice = (path: string, { number, of }: Part) => ({
  en: `${path} is part ${number}/${of}, which another file has already.`,
  de: `${path} ist Teil ${number}/${of}, den schon eine andere Datei hat.`,
  nl: `${path} is deel ${number}/${of}, dat al in een ander bestand staat.`,
})
