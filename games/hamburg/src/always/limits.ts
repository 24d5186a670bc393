import { SOMETHING } from '@kontor/common/worth'
import { handUpTo } from '@kontor/five-colours/words/sentences'
import { counted } from '@kontor/language/grammar'
import { joined, same, told } from '@kontor/language/phrase'
import { plain } from '@kontor/language/short'
import { ACTION_SIGNS } from '../words/card/signs.ts'
import { ACTION_LABELS, point } from '../words/terms.ts'
import type { Permanent } from './permanent.ts'
import { performing } from './phrases.ts'

/** What a player may besides: more levels of a disaster, more points for them, more cards. */

/** The standard action Decrease takes so many levels. */
export interface Decrease {
  readonly decrease: number
}
export interface HandLimit {
  readonly handLimit: number
}
/** Points for each level reduced. */
export interface LevelPoints {
  readonly levelPoints: number
}

export const decrease: Permanent<Decrease> = {
  means: ({ decrease }) => [{ figure: 'decrease', change: levels => Math.max(levels, decrease) }],
  sentence: ({ decrease }) =>
    told(performing('decrease'), {
      en: `reduce the disaster by ${decrease} levels instead of 1`,
      de: `verringere die Gefahr um ${decrease} Stufen statt um 1`,
      nl: `verlaag het onheil met ${decrease} niveaus in plaats van 1`,
    }),
  short: ({ decrease }) =>
    joined(ACTION_LABELS.decrease, same(`: −${decrease}`), {
      en: ' instead of −1',
      de: ' statt −1',
      nl: ' in plaats van −1',
    }),
  icons: ({ decrease }) => [ACTION_SIGNS.decrease, 'arrow', `reduce-${decrease}`],
  worth: () => SOMETHING,
}

export const handLimit: Permanent<HandLimit> = {
  means: ({ handLimit }) => [{ figure: 'handLimit', change: () => handLimit }],
  sentence: ({ handLimit }) => ({
    en: `in phase I, you fill your hand up to ${handLimit} cards`,
    de: `in Phase I füllst du deine Hand auf ${handLimit} Karten auf`,
    nl: `in fase I vul je je hand aan tot ${handLimit} kaarten`,
  }),
  short: ({ handLimit }) => handUpTo(handLimit),
  icons: ({ handLimit }) => ['hand', `card-${handLimit}`],
  worth: () => SOMETHING,
}

export const levelPoints: Permanent<LevelPoints> = {
  means: ({ levelPoints }) => [{ figure: 'levelPoints', change: () => levelPoints }],
  sentence({ levelPoints }) {
    const { en, de, nl } = counted(levelPoints, point)
    return {
      en: `each level by which you reduce a disaster gives you ${en} instead of 1`,
      de: `jede Stufe, um die du eine Gefahr verringerst, bringt dir ${de} statt 1`,
      nl: `elk niveau waarmee je een onheil verlaagt, levert je ${nl} op in plaats van 1`,
    }
  },
  short: ({ levelPoints }) =>
    joined(plain(levelPoints, point), {
      en: ' instead of 1 per level by which a disaster is reduced',
      de: ' statt 1 pro Stufe, um die eine Gefahr verringert wird',
      nl: ' in plaats van 1 per niveau waarmee een onheil wordt verlaagd',
    }),
  icons: ({ levelPoints }) => ['disaster-any', 'reduce-1', 'arrow', `points-${levelPoints}`],
  worth: () => SOMETHING,
}
