import { eachKind, every } from '@kontor/common/amounts'
import { colour } from '@kontor/language/terms'
import { colorNumber, colorOf } from '../cards/cardfile.ts'
import { COLORS, type Color } from '../colors.ts'
import { tintOf } from '../words/card/signs.ts'
import { house } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Own houses of a colour. */
export interface Houses {
  readonly of: 'houses'
  readonly color: Color
}

/** Colours of one's own houses, each once. */
export interface HouseColors {
  readonly of: 'houseColors'
}

export const houses: Counting<Houses> = {
  count(mine, { color }) {
    const wanted = colorNumber(color)
    return mine.houses.filter(card => colorOf(card) === wanted).length
  },
  words: ({ color }) => every(house, [color]),
  icons: ({ color }) => [`house-${tintOf(color)}`],
}

export const houseColors: Counting<HouseColors> = {
  count: mine => new Set(mine.houses.map(colorOf)).size,
  words() {
    const colors = eachKind(
      colour,
      { en: 'among your houses', de: 'deiner Häuser', nl: 'van je huizen' },
      { de: 'in der du ein Haus hast', nl: 'waarvan je een huis hebt' },
    )
    return { ...colors, most: COLORS.length }
  },
  icons: () => ['different', 'house'],
}
