import { Fault } from '@kontor/engine'
import { given, type Io, Misuse, type Values } from './command.ts'
import { readText } from './files.ts'
import type { AnyGame } from './games.ts'

/** An owner's own values from `--data`, if it was given; a fault that names the first problems of a wrong table. */
export async function valuesFrom(game: AnyGame, values: Values, io: Io): Promise<unknown> {
  const path = given(values, 'data')
  if (path === undefined) return undefined
  if (!game.library) throw new Misuse(`${game.name} has no data tables of which the values could be changed.`)
  const csv = await readText(path, io)
  const [first, ...more] = game.library.check(csv)
  if (first === undefined) return game.library.values(csv)
  const rest = more.length > 0 ? ` There are ${more.length} more; 'kontor cards check' lists them.` : ''
  throw new Fault(`${path}: ${first}${rest}`)
}
