import { commitment } from '@kontor/engine'
import type { TableAbout } from '@kontor/protocol'
import type { Standing } from '../referee/index.ts'
import type { Sheet } from '../storage/index.ts'

/** What everybody may know of a table, with what it is to this person. */
export function aboutFor(sheet: Sheet, person: string | undefined, standing?: Standing): TableAbout {
  const { row, holders } = sheet
  const { status, version, turn, due, result } = standing ? from(standing) : noted(sheet)
  const over = status === 'over' || status === 'abandoned'
  const mine = person === undefined ? undefined : holders.get(person)
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    data: row.data,
    options: JSON.parse(row.options),
    seats: seatsOf(sheet, status, standing),
    listed: row.listed === 1,
    watchers: row.watchers === 1,
    pace: JSON.parse(row.pace),
    status,
    mine: mine ?? null,
    hosting: row.host === person,
    promise: commitment(row.seed),
    seed: over ? row.seed : null,
    created: row.created,
    started: row.started,
    ended: row.ended,
    version,
    turn: over ? null : turn,
    due,
    result: result ?? (row.result ? JSON.parse(row.result) : null),
    rematch: mine === undefined ? null : row.rematch,
  }
}

/** The same of many tables; one that is damaged is named to `damaged`, and the others are shown. */
export function aboutAll(
  sheets: readonly Sheet[],
  person: string | undefined,
  damaged: (table: string, error: unknown) => void,
): TableAbout[] {
  return sheets.flatMap(sheet => {
    try {
      return [aboutFor(sheet, person)]
    } catch (error) {
      damaged(sheet.row.id, error)
      return []
    }
  })
}

/** How the game stands. */
function from({ status, length, asked, due, result }: Standing) {
  return { status, version: length, turn: asked ?? null, due: due ?? null, result }
}

/** How the game stood when that was noted last. */
function noted({ row: { status, version, turn, due } }: Sheet) {
  return { status, version, turn, due, result: undefined }
}

function seatsOf({ row, seats, holders, names }: Sheet, status: string, standing: Standing | undefined) {
  return seats.map(({ seat, kind, name, level }) => {
    const [player = null, ...others] = [...holders].flatMap(([each, held]) => (held === seat ? [each] : []))
    return {
      seat,
      kind,
      name,
      level,
      player,
      ...(others.length === 0
        ? {}
        : { sharedWith: others.map(each => ({ player: each, name: names.get(each) ?? '' })) }),
      standIn: standing?.absent[seat] ? row.stand_in : null,
      mayReturn: status === 'playing' && standing?.absent[seat] === 'late',
    }
  })
}
