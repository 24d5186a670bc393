import type { CardFace } from '@kontor/engine/presentation'
import type { Game } from '../../engine/src/index.ts'
import { CARDS } from '../../engine/test/jetty/cards.ts'
import { type Jetty, jetty, type Task } from '../../engine/test/jetty/index.ts'

const TINTS = [
  { tint: 'red', en: 'red', de: 'Rot', nl: 'rood' },
  { tint: 'blue', en: 'blue', de: 'Blau', nl: 'blauw' },
] as const

/** The engine's small game with cards that can be listed. */
export const harbor: Game<Jetty, Task> = {
  ...jetty,
  name: 'harbor',
  library: {
    cards: language =>
      CARDS.map(({ back, cost, points, effect }, number): CardFace => {
        const { tint, [language]: color } = TINTS[back]!
        const category = 'once' in effect ? effect.once : effect.always
        return {
          number,
          name: number === 0 ? '' : `Quay <${number}>`,
          category,
          color,
          tint,
          emblem: category,
          cost,
          points,
          activation: 'once' in effect ? 'once' : 'always',
          text: category,
          short: category,
          icons: [],
          sources: { cost: 'house', points: 'house' },
        }
      }),
    check: () => [],
    values: csv => csv,
    checkValues: values => values,
  },
}
