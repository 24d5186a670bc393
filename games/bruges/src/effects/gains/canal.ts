import { orDone } from '@kontor/common/tasks'
import { plan } from '@kontor/engine'
import { builtWithoutCard, builtWithoutCardShort } from '@kontor/five-colours/words/sentences'
import type { Reason } from '../../events.ts'
import { buildCanal, canalPrice, LEFT, openCanals, openColor, RIGHT } from '../../rules/canals.ts'
import { chooseCanal } from '../../rules/choices.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { canalTile } from '../../words/terms.ts'
import { nothingCertain, type Word } from '../word.ts'
import { ACTION } from '../worth.ts'

/** A canal tile on an open space of any colour, without a card. */
export interface Canal {
  readonly do: 'canal'
  readonly price: 'double' | 'free'
}

function whyNoCanal(state: Bruges, seat: number): Reason {
  const open = [LEFT, RIGHT].filter(side => openColor(state, seat, side) >= 0)
  if (open.length === 0) return { kind: 'canalsComplete' }
  const n = Math.min(...open.map(side => canalPrice(state, seat, side, 'double')))
  return { kind: 'needsGuilders', n, has: seatOf(state, seat).guilders }
}

export const canal = {
  run: ({ price }, { state, seat, card }) => plan(state, tasks.buildCanal({ seat, card, price })),
  steps: {
    buildCanal: tasks.buildCanal.step<Bruges>({
      ask: (state, { seat, price }) => orDone(openCanals(state, seat, price)),
      ...chooseCanal('build'),
      run: (state, { seat, card, price }, side) => buildCanal(state, seat, side, price, card),
    }),
  },
  whyNot: ({ price }, { state, seat }) =>
    openCanals(state, seat, price).length > 0 ? undefined : whyNoCanal(state, seat),
  brings: nothingCertain,
  sentence: ({ price }) => ({ whole: builtWithoutCard(canalTile, price) }),
  short: ({ price }) => builtWithoutCardShort(canalTile, price),
  icons: ({ price }) => ['canal', price],
  worth: () => ACTION,
} satisfies Word<Canal>
