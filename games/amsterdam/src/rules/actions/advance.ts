import { plan } from '@kontor/engine'
import { joined, type Phrase } from '@kontor/language/phrase'
import { sum } from '../../cards/cardfile.ts'
import { END } from '../../data/board.ts'
import type { Reason } from '../../events.ts'
import { aboutPlace } from '../../pieces.ts'
import type { Amsterdam } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { bracketed, minusAny, pointsFor } from '../../words/asking/bill.ts'
import { longestMove, pointsOnTheWay, priceOfFields } from '../board/amstel.ts'
import { note, seatOf } from '../possessions.ts'
import { refusing, some, type Verb } from './verb.ts'

function whyNotAdvance(state: Amsterdam, seat: number): Reason | undefined {
  if (seatOf(state, seat).amstel === END) return { kind: 'endField' }
  if (state.turn.advances > 0) return { kind: 'alreadyAdvanced' }
  return sum(seatOf(state, seat).supply) === 0 ? { kind: 'needsAnyResources', n: 1, has: 0 } : undefined
}

/** What a paid move of so many fields scores. */
function scored(state: Amsterdam, seat: number, n: number): number {
  const { amstel } = seatOf(state, seat)
  return pointsOnTheWay(amstel, amstel + n)
}

/** For each longest move the moves there are: 1 field, 2 fields and so on. */
const MOVES = Array.from({ length: END + 1 }, (_, longest) =>
  Array.from({ length: longest }, (_, i) => i + 1),
)

/** A paid move on the Amstel; it is done with a number of fields. */
export const advance: Verb = {
  word: 'advance',
  objects(state, seat) {
    if (state.turn.advances > 0) return []
    return MOVES[longestMove(state, seat, sum(seatOf(state, seat).supply))]!
  },
  called: String,
  about: (state, seat, n) => aboutPlace('advance', 'disc', Math.min(END, seatOf(state, seat).amstel + n)),
  run(state, seat, n) {
    note(state, { advances: state.turn.advances + 1 })
    plan(state, tasks.payAny({ seat, n: priceOfFields(n) }), tasks.goUp({ seat, fields: n }))
  },
  why: (state, seat) => refusing(advance, { state, seat }, [1], () => whyNotAdvance(state, seat)),
  label(state, seat, n) {
    const moved: Phrase = {
      en: `advance ${n} ${n === 1 ? 'space' : 'spaces'} on the Amstel`,
      de: `Auf der Amstel ${n} ${n === 1 ? 'Feld' : 'Felder'} vorrücken`,
      nl: `op de Amstel ${n} ${n === 1 ? 'veld' : 'velden'} vooruitgaan`,
    }
    return joined(moved, bracketed(minusAny(priceOfFields(n)), ...pointsFor(scored(state, seat, n))))
  },
  tally: (state, seat, n) => [
    ...some('resource-any', -priceOfFields(n)),
    ...some('points', scored(state, seat, n)),
  ],
  title: { en: 'Advance on the Amstel', de: 'Auf der Amstel vorrücken', nl: 'Vooruitgaan op de Amstel' },
}
