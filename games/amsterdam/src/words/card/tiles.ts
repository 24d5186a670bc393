import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { joined, sentence, told } from '@kontor/language/phrase'
import { COLON, MINUS, plain } from '@kontor/language/short'
import { TILES } from '../../cards/tiles.ts'
import { TILE_DATA } from '../../data/tables.ts'
import { effectsIcons, effectsInWords, effectsShort } from '../../effects/index.ts'
import { forGulden } from '../../prices/gulden.ts'
import { gulden } from '../terms.ts'

/** What a market tile sells: 'For 2 gulden: gain 4 prestige.' */
export const textOfTile = (number: number, language: Language): string =>
  sentence(
    told(forGulden(nth(TILE_DATA, number).price), effectsInWords(nth(TILES, number).effects)),
    language,
  )

export const shortOfTile = (number: number, language: Language): string =>
  joined(MINUS, plain(nth(TILE_DATA, number).price, gulden), COLON, effectsShort(nth(TILES, number).effects))[
    language
  ]

/** The signs of a market tile: its price, an arrow, what it brings. */
export const iconsOfTile = (number: number): string[] => [
  `price-${nth(TILE_DATA, number).price}`,
  'arrow',
  ...effectsIcons(nth(TILES, number).effects),
]
