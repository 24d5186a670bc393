import { signal } from '@preact/signals'

/** How far somebody is in a guided game. */
export interface Progress {
  readonly game: string
  readonly step: number
  /** Whether the guide was sent away; the game goes on without it. */
  readonly left: boolean
}

const KEY = 'kontor.guides'

/** The guided games of this browser, by the tables at which they are played. */
const guided = signal<Readonly<Record<string, Progress>>>(restored())

export const progressAt = (table: string): Progress | undefined => guided.value[table]

/** Remembers how far somebody is. */
export function remember(table: string, progress: Progress): void {
  guided.value = { ...guided.value, [table]: progress }
  localStorage.setItem(KEY, JSON.stringify(guided.value))
}

/** The tables at which a guided game was begun, the last one first. */
export function guidedTables(game: string): string[] {
  return Object.keys(guided.value)
    .filter(table => guided.value[table]!.game === game)
    .reverse()
}

/** Nothing, if nothing was kept or it cannot be read: a guide is never worth an error. */
function restored(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (kept === null || typeof kept !== 'object') return {}
    return Object.fromEntries(Object.entries(kept).filter(([, progress]) => isProgress(progress)))
  } catch {
    return {}
  }
}

function isProgress(value: unknown): value is Progress {
  if (value === null || typeof value !== 'object') return false
  const { game, step, left } = value as Record<string, unknown>
  return typeof game === 'string' && Number.isInteger(step) && typeof left === 'boolean'
}
