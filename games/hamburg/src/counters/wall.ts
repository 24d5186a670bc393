import { both, every } from '@kontor/common/amounts'
import { thirds } from '@kontor/five-colours/rules/sides'
import { statue, third, wallSegment } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Own wall segments. */
export interface WallSegments {
  readonly of: 'wall'
}

/** Third segments that are built, and statues. */
export interface ThirdsAndStatues {
  readonly of: 'thirdsAndStatues'
}

export const wall: Counting<WallSegments> = {
  count: mine => mine.left + mine.right,
  words: () => every(wallSegment),
  icons: () => ['wall'],
}

export const thirdsAndStatues: Counting<ThirdsAndStatues> = {
  count: mine => thirds(mine) + mine.statues.length,
  words() {
    const words = both(every(wallSegment, [third]), every(statue))
    return {
      ...words,
      each: {
        en: 'for each third wall segment you have built and for each of your statues',
        de: 'für jeden gebauten dritten Mauerstein und für jede Statue',
        nl: 'per derde muursteen die je hebt gebouwd en per standbeeld',
      },
    }
  },
  icons: () => ['wall-third', 'plus', 'statue'],
}
