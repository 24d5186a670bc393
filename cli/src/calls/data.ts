import { Fault } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
import { given, type Io, Misuse, type Values } from './command.ts'
import { readText } from './files.ts'

/** An owner's own values from `--data`, if it was given; a fault that names the first problems of a wrong table. */
export async function valuesFrom(game: AnyGame, values: Values, io: Io): Promise<unknown> {
  const path = given(values, 'data')
  if (path === undefined) return undefined
  if (!game.library?.check || !game.library.values)
    throw new Misuse({
      en: `${game.name} has no data tables of which the values could be changed.`,
      de: `${game.name} hat keine Datentabellen, deren Werte sich ändern ließen.`,
      nl: `${game.name} heeft geen gegevenstabellen waarvan de waarden kunnen worden veranderd.`,
    })
  const csv = await readText(path, io)
  const [first, ...more] = game.library.check(csv)
  if (first === undefined) return game.library.values(csv)
  if (more.length === 0) throw new Fault(`${path}: ${first}`)
  throw new Fault({
    en: `${path}: ${first} There are ${more.length} more; ‘kontor cards check’ lists them.`,
    de: `${path}: ${first} Es gibt ${more.length} weitere; „kontor cards check“ nennt sie.`,
    nl: `${path}: ${first} Er zijn er nog ${more.length}; ‘kontor cards check’ noemt ze.`,
  })
}
