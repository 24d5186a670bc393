import { plan } from '@kontor/engine'
import { joined } from '@kontor/language/phrase'
import { FOR_FREE, PLUS, plain } from '@kontor/language/short'
import { BLOCKS } from '../data/board.ts'
import { aboutPlace } from '../pieces.ts'
import { freeBlocks, isFree, takeBlock } from '../rules/board/city.ts'
import type { Follow } from '../rules/use/permanents.ts'
import { tasks } from '../tasks.ts'
import { cityBlock } from '../words/terms.ts'
import type { Word } from './word.ts'
import { unpriced } from './worth.ts'

/** A free city block without its resources. */
export interface FreeBlock {
  readonly do: 'freeBlock'
}

/** Effects follow when a block is taken, so this word is given what lets them. */
export const freeBlock = (follow: Follow) =>
  ({
    run: (state, seat, _, because) => plan(state, tasks.freeBlock({ seat, because })),
    possible: state => BLOCKS.some((_, block) => isFree(state, block)),
    steps: {
      freeBlock: {
        ask: freeBlocks,
        name: (_, __, block) => `block ${BLOCKS[block]!.id}`,
        about: (_, __, block) => ({ ...aboutPlace('block', 'block', block), use: 'free' }),
        run: (state, { seat }, block) => follow(state, seat, takeBlock(state, seat, block)),
      },
    },
    sentence: () => ({
      whole: {
        en: 'take 1 unowned city block of your choice without returning resources',
        de: 'nimm 1 beliebigen freien Häuserblock in Besitz, ohne Rohstoffe abzugeben',
        nl: 'neem 1 vrij huizenblok naar keuze in bezit zonder grondstoffen in te leveren',
      },
    }),
    short: () => joined(PLUS, plain(1, cityBlock), FOR_FREE),
    icons: () => ['block', 'free'],
    worth: unpriced,
  }) satisfies Word<FreeBlock>
