import { Judge } from '../../src/referee/judge.ts'
import type { Duty, Gives, Takes } from '../../src/referee/referee.ts'
import type { Bits } from '../../src/referee/replays.ts'

/** The thread of a referee that does its duties, but hangs if somebody declines and is gone if somebody agrees. */
const { work } = Judge.prototype

Judge.prototype.work = function <D extends Duty>(
  this: Judge,
  duty: D,
  table: string,
  takes: Takes<D>,
): Bits<Gives<D>> {
  const kinds = 'deeds' in takes ? takes.deeds.map(({ kind }) => kind) : []
  while (kinds.includes('decline'));
  if (kinds.includes('agree')) process.exit(3)
  return work.call(this, duty, table, takes) as Bits<Gives<D>>
}
await import('../../src/referee/judging-thread.ts')
