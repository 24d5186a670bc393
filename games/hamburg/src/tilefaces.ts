import type { CardFace, Language } from '@kontor/engine'
import { ABILITIES } from './cards.ts'
import { COLORS } from './colors.ts'
import {
  CLERIC_TILES,
  FIRST_CLERIC,
  FIRST_MAYOR,
  FIRST_SHIP,
  FIRST_STOCK,
  FIRST_TOKEN,
  MAYORS,
  SHIPS,
  STEPS,
  STOCK,
  TOKENS,
  type Token,
} from './tiles.ts'
import { activationOf, capital, colorName, iconsOf, shortOf, textOfTile, tileName } from './words/index.ts'

/** The tiles of the expansions as they speak: each side of a tile, and each step of a stock tile. */
export function tileFaces(language: Language): CardFace[] {
  const face = (number: number, emblem: string, color = -1): CardFace => {
    const ability = ABILITIES[number]!
    const name = capital(tileName(number, language))
    return {
      number,
      name,
      category: name,
      color: color < 0 ? '' : colorName(color, language),
      tint: color < 0 ? '' : (COLORS[color] ?? 'black'),
      emblem,
      cost: 0,
      points: 0,
      activation: activationOf(ability, language),
      text: textOfTile(number, language) ?? '',
      short: shortOf(ability, language),
      icons: iconsOf(ability),
      sources: {},
    }
  }
  return [
    ...MAYORS.map((_, side) => face(FIRST_MAYOR + side, 'mayor')),
    ...SHIPS.map((_, ship) => face(FIRST_SHIP + ship, 'ship', ship)),
    ...TOKENS.map((token, i) => tokenFace(face(FIRST_TOKEN + i, 'intrigue'), token)),
    ...STOCK.flatMap(({ steps }, side) =>
      steps.map((_, step) => face(FIRST_STOCK + side * STEPS + step, 'stock')),
    ),
    ...CLERIC_TILES.map((_, tile) => face(FIRST_CLERIC + tile, 'cleric')),
  ]
}

/** A token raises disasters before its gift, which is all that its ability is. */
function tokenFace(face: CardFace, { raises }: Token): CardFace {
  const [, ...gift] = face.icons
  const icons = [...raises.map(color => `disaster-${color}`), 'increase-1', ...gift]
  return { ...face, short: face.text, icons }
}
