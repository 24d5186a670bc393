import { Judge } from '../src/judge.ts'
import type { Duty, Gives, Takes } from '../src/referee.ts'

/** The thread of a referee that does its duties, but hangs if somebody declines and is gone if somebody agrees. */
const { perform } = Judge.prototype

Judge.prototype.perform = function <D extends Duty>(this: Judge, duty: D, takes: Takes<D>): Gives<D> {
  const kinds = 'deeds' in takes ? takes.deeds.map(({ kind }) => kind) : []
  while (kinds.includes('decline'));
  if (kinds.includes('agree')) process.exit(3)
  return perform.call(this, duty, takes) as Gives<D>
}
await import('../src/judging-thread.ts')
