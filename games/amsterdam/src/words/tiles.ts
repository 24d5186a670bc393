import { joined, sentence, told } from '@kontor/city/phrase'
import { COLON, MINUS, plain } from '@kontor/city/short'
import type { Language } from '@kontor/engine'
import { TILE_DATA } from '../data/tables.ts'
import { TILES } from '../tiles.ts'
import { forGulden } from './conditions.ts'
import { effectsInWords } from './effects.ts'
import { iconsOfTile as signsOf } from './icons.ts'
import { effectsShort } from './short-effects.ts'
import { gulden } from './terms.ts'

/** What a market tile sells: 'For 2 gulden: gain 4 prestige.' */
export const textOfTile = (number: number, language: Language): string =>
  sentence(told(forGulden(TILE_DATA[number]!.price), effectsInWords(TILES[number]!.effects)), language)

export const shortOfTile = (number: number, language: Language): string =>
  joined(MINUS, plain(TILE_DATA[number]!.price, gulden), COLON, effectsShort(TILES[number]!.effects))[
    language
  ]

export const iconsOfTile = (number: number): string[] =>
  signsOf(TILE_DATA[number]!.price, TILES[number]!.effects)
