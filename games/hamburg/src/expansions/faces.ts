import { nth, type OptionValues } from '@kontor/engine'
import type { CardFace, Language } from '@kontor/engine/presentation'
import {
  CLERIC_TILES,
  FIRST_CLERIC,
  FIRST_MAYOR,
  FIRST_SHIP,
  FIRST_STOCK,
  FIRST_TOKEN,
  IN_PLAY,
  MAYORS,
  SHIPS,
  STEPS,
  STOCK,
  TOKENS,
  type Token,
} from '../cards/tiles.ts'
import { COLORS } from '../colors.ts'
import type { Expansion } from '../state.ts'
import {
  aboutOption,
  activationOf,
  capital,
  colorName,
  iconsOf,
  shortOf,
  textOfTile,
  tileCode,
  tileName,
} from '../words/index.ts'

/**
 * The tiles of the expansions as they speak: each side of a tile, and each step of a stock tile; with options only those
 * of the expansions in play.
 */
export function tileFaces(language: Language, options?: OptionValues): CardFace[] {
  const has = (expansion: Expansion) =>
    options === undefined || (options.expansions as readonly Expansion[]).includes(expansion)
  const when = <T>(expansion: Expansion, tiles: readonly T[]) => (has(expansion) ? tiles : [])
  const face = (number: number, expansion: Expansion, emblem: string, color = -1): CardFace => {
    const ability = nth(IN_PLAY, number)
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
      code: tileCode(number),
      expansion: aboutOption('expansions', expansion, language).name,
      sources: { text: 'rulebook' },
    }
  }
  return [
    ...when('mayors', MAYORS).map((_, side) => face(FIRST_MAYOR + side, 'mayors', 'mayor')),
    ...when('ships', SHIPS).map((_, ship) => face(FIRST_SHIP + ship, 'ships', 'ship', ship)),
    ...(has('intrigue') ? TOKENS : TOKENS.slice(0, COLORS.length)).map((token, i) =>
      tokenFace(face(FIRST_TOKEN + i, 'intrigue', 'intrigue'), token, i),
    ),
    ...when('stock', STOCK).flatMap(({ steps }, side) =>
      steps.map((_, step) => face(FIRST_STOCK + side * STEPS + step, 'stock', 'stock')),
    ),
    ...when('clerics', CLERIC_TILES).map((_, tile) => face(FIRST_CLERIC + tile, 'clerics', 'cleric')),
  ]
}

/** A token raises disasters before its gift, which is all that its ability is. The first five belong to the base game. */
function tokenFace(face: CardFace, { raises }: Token, place: number): CardFace {
  const [, ...gift] = face.icons
  const icons = [...raises.map(color => `disaster-${color}`), 'increase-1', ...gift]
  const spoken = { ...face, short: face.text, icons }
  if (place >= COLORS.length) return spoken
  const { expansion: _, ...plain } = spoken
  return { ...plain, sources: { text: 'derived' } }
}
