/** What a page that draws the board needs to know. Nothing here brings the rules or the cards along. */

export { MISSION, TILE } from './cards/numbers.ts'
export { COLORS, type Color, DECKS, DISTRICTS, DOCKER_TINTS, DOCKERS, GOODS, type Good } from './colors.ts'
export {
  BLOCKS,
  BRIDGES,
  DEPOT,
  END,
  END_POINTS,
  FIELDS,
  PENALTIES,
  ROOFS,
  SMALL,
} from './data/board.ts'
export type { Piece } from './pieces.ts'
export { LAST_ROUND, quickBonus } from './rules/rounds.ts'
export { type Amsterdam, type Expansion, type Seat, TOM } from './state.ts'
