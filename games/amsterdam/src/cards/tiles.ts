import type { Effect, MarketTile } from '../language.ts'
import {
  activate,
  amstel,
  anyResources,
  exchangeCard,
  freeBlock,
  placeShip,
  prestige,
  resourceOfEachColor,
  sail,
} from './vocabulary.ts'

/** What the market sells, by the number of the tile: one line a tile. Its price is in data/tiles.csv. */
export const TILES: MarketTile[] = []

function tile(number: number, ...effects: Effect[]) {
  TILES[number] = { effects }
}

/** A: the first half of the game */
tile(1, prestige(1), amstel(2))
tile(2, prestige(2))
tile(3, prestige(3))
tile(4, prestige(2), anyResources(1))
tile(5, prestige(3), amstel(1))
tile(6, prestige(4))
tile(7, prestige(4), amstel(2))
tile(8, prestige(5))

/** B: the second half */
tile(9, prestige(5), anyResources(1))
tile(10, prestige(4), amstel(2))
tile(11, prestige(6), amstel(1))
tile(12, prestige(8))
tile(13, prestige(11), anyResources(1))
tile(14, prestige(12))
tile(15, prestige(14))
tile(16, prestige(15))

/** CA and CB: the expansion */
tile(17, sail(3))
tile(18, exchangeCard)
tile(19, anyResources(2))
tile(20, activate(1))
tile(21, placeShip)
tile(22, freeBlock)
tile(23, resourceOfEachColor)
tile(24, activate(2))
