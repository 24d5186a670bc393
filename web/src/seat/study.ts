import type { Analysis } from '@kontor/bots'
import { type GameRecord, replay } from '@kontor/engine'
import type { Study } from '../worker/protocol.ts'
import { labelOf, type Sight } from './showing.ts'

/** An analysis in words; its curve as it is. */
export function studyOf(sight: Sight, record: GameRecord, { curve, mistakes }: Analysis): Study {
  return {
    curve: curve.map(({ at, win }) => ({ at, win })),
    costly: mistakes.map(all =>
      all.map(({ at, given, better, cost }) => {
        const { state, question } = replay(sight.game, record, at)
        const label = (choice: number) => labelOf(sight, state, question!, choice)
        return { at, given: label(given.choice), better: label(better.choice), cost, why: better.why }
      }),
    ),
  }
}
