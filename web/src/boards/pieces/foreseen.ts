import type { BoardProps, Scene } from '../../worker/scene.ts'

/** The table with what the regarded answer changes, as far as that is certain; otherwise the table as it is. */
export function foreseen<Table>(table: Table, { foresight, regarded }: BoardProps): Table {
  if (!foresight || foresight.choice !== regarded) return table
  let next: unknown = table
  for (const { path, after } of foresight.changes) next = changed(next, path, after)
  return next as Table
}

function changed(value: unknown, path: readonly (string | number)[], after: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return after
  if (Array.isArray(value)) return value.with(Number(key), changed(value[Number(key)], rest, after))
  const known = value as Readonly<Record<string, unknown>>
  return { ...known, [key]: changed(known[key], rest, after) }
}

/** Whose board is drawn large: the viewer's; for somebody without a seat, the one that is asked. */
export function mineOf({ viewer, asked }: Scene): number {
  return viewer >= 0 ? viewer : (asked?.seat ?? 0)
}

interface Seated {
  readonly scene: Scene
  readonly table: { readonly seats: readonly unknown[] }
}

/** The others, from the one who plays next. */
export function othersOf({ scene, table: { seats } }: Seated): number[] {
  const mine = mineOf(scene)
  return Array.from({ length: seats.length - 1 }, (_, i) => (mine + 1 + i) % seats.length)
}
