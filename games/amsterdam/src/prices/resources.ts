import { times } from '@kontor/common/icons'
import { returned } from '@kontor/common/workers'
import { nth } from '@kontor/engine'
import { counted, ofAnyColour } from '@kontor/language/grammar'
import { joined } from '@kontor/language/phrase'
import { MINUS, plain } from '@kontor/language/short'
import { colorNumber, sum } from '../cards/cardfile.ts'
import type { Color } from '../colors.ts'
import { RESOURCE } from '../effects/worth.ts'
import { changed, payResources, SIX, seatOf } from '../rules/possessions.ts'
import { tasks } from '../tasks.ts'
import { resourceWords } from '../words/resources.ts'
import { resource } from '../words/terms.ts'
import type { Payment } from './payment.ts'

/** So many resources, of a colour or of any. */
export interface ResourcePrice {
  readonly pay: 'resources'
  readonly n: number
  readonly color?: Color
}

/** So many resources of one colour, as a price. */
const bill = (n: number, color: Color): readonly number[] => changed(SIX, colorNumber(color), n)

const sentence = ({ n, color }: ResourcePrice) =>
  returned(color === undefined ? ofAnyColour(n, resource) : counted(n, resource, [color]))

export const resources: Payment<ResourcePrice> = {
  whyNot(state, seat, { n, color }) {
    const { supply } = seatOf(state, seat)
    if (color === undefined) {
      const has = sum(supply)
      return has < n ? { kind: 'needsAnyResources', n, has } : undefined
    }
    const missing = bill(n, color).map((needed, each) => Math.max(0, needed - nth(supply, each)))
    return sum(missing) > 0 ? { kind: 'needsResources', missing } : undefined
  },
  pay(state, seat, { n, color }, card) {
    if (color === undefined) return [tasks.payAny({ seat, n, because: card })]
    payResources(state, seat, bill(n, color), card)
    return []
  },
  sentence,
  paid: sentence,
  short: ({ n, color }) =>
    joined(MINUS, color === undefined ? resourceWords.anyShort(n) : plain(n, resource, [color])),
  icons: ({ n, color }) => times(n, `resource-${color ?? 'any'}`),
  worth: ({ n }) => RESOURCE * n,
}
