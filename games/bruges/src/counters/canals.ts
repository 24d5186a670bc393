import { both, every } from '@kontor/common/amounts'
import { thirds } from '@kontor/five-colours/rules/sides'
import { complete, statue, third } from '@kontor/language/terms'
import { CANALS } from '../data/tables.ts'
import { canal, canalSpace, canalTile } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Own canal tiles. */
export interface CanalTiles {
  readonly of: 'canalTiles'
}

/** Own canals whose five spaces are built. */
export interface FullCanals {
  readonly of: 'fullCanals'
}

/** Third spaces that are built, and statues. */
export interface ThirdsAndStatues {
  readonly of: 'thirdsAndStatues'
}

const FULL = CANALS[0]![0]!.length

export const canalTiles: Counting<CanalTiles> = {
  count: mine => mine.left + mine.right,
  words: () => every(canalTile),
  icons: () => ['canal'],
}

export const fullCanals: Counting<FullCanals> = {
  count: mine => (mine.left === FULL ? 1 : 0) + (mine.right === FULL ? 1 : 0),
  words: () => every(canal, [complete]),
  icons: () => ['canal-full'],
}

export const thirdsAndStatues: Counting<ThirdsAndStatues> = {
  count: mine => thirds(mine) + mine.statues.length,
  words() {
    const words = both(every(canalSpace, [third]), every(statue))
    return {
      ...words,
      each: {
        en: 'for each third canal space you have built and for each of your statues',
        de: 'für jedes gebaute dritte Kanalfeld und für jede Statue',
        nl: 'per derde kanaalveld dat je hebt bebouwd en per standbeeld',
      },
    }
  },
  icons: () => ['canal-third', 'plus', 'statue'],
}
