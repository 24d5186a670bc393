import type { Always } from '../language.ts'
import { cheaperBlock, cheaperCard, cheaperCraft } from './cheaper.ts'
import { activated, blockTaken, delivered } from './follows.ts'
import type { Lasting } from './lasting.ts'
import { blockFor, blocks, planUses, stepsPerResource } from './limits.ts'
import { doubleDepot, fullSale, onTop, planAtOnce } from './rules.ts'
import { trade } from './trade.ts'

/** What cards change as long as they are active. A word without a part does not compile. */
const LASTING: { readonly [K in Always['always']]: Lasting<Extract<Always, { always: K }>> } = {
  blockTaken,
  activated,
  delivered,
  cheaperBlock,
  cheaperCard,
  cheaperCraft,
  blockFor,
  blocks,
  planUses,
  stepsPerResource,
  trade,
  onTop,
  planAtOnce,
  fullSale,
  doubleDepot,
}

export const lastingOf = (always: Always): Lasting<Always> => LASTING[always.always]
