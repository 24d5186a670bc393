import { cards, each, fields, type Kind, open, type Shape, seats, table } from '@kontor/engine'
import { deckOf } from './cards/cardfile.ts'
import { CARD_DATA } from './data/tables.ts'
import { missionsInPlay } from './expansions/missions/deal.ts'
import { isEarly, tilesInPlay } from './expansions/tiles/tiles.ts'
import type { Amsterdam, Seat } from './state.ts'
import type { Task } from './tasks.ts'

/** Who may see what of a game of Amsterdam. */

const ALL_CARDS = CARD_DATA.slice(1).map(({ number }) => number)

const card: Kind<Amsterdam> = { name: 'cards', all: () => ALL_CARDS, back: deckOf }
/** The back of a market tile tells whether it belongs to the first or to the second half of the game. */
const tile: Kind<Amsterdam> = {
  name: 'market tiles',
  all: tilesInPlay,
  back: number => (isEarly(number) ? 0 : 1),
}
const mission: Kind<Amsterdam> = {
  name: 'missions',
  all: missionsInPlay,
  back: () => 0,
}

export const shape: Shape<Amsterdam> = table<Amsterdam, Task>({
  round: open(),
  firstRound: open(),
  order: open(),
  active: open(),
  turn: open(),
  dice: open(),
  chosen: open(),
  slots: open(),
  decks: each(cards(card, 'backs')),
  display: cards(card, 'public'),
  discard: cards(card, 'public'),
  tiles: cards(tile, 'backs'),
  shownTiles: cards(tile, 'public'),
  unusedTiles: cards(tile, 'backs'),
  goods: open(),
  owners: open(),
  districts: open(),
  piers: open(),
  depot: open(),
  large: open(),
  small: open(),
  blackMarket: open(),
  seats: seats(
    fields<Seat>({
      points: open(),
      gulden: open(),
      amstel: open(),
      ship: open(),
      magazine: open(),
      penalties: open(),
      supply: open(),
      wheel: open(),
      storage: open(),
      cargo: open(),
      crew: open(),
      inactive: cards(card, 'public'),
      active: cards(card, 'public'),
      used: open(),
      missions: cards(mission, 'owner'),
      openMissions: cards(mission, 'public'),
    }),
  ),
  expansions: open(),
  foreman: open(),
  messenger: open(),
  trader: open(),
  missions: cards(mission, 'hidden'),
  solo: open(),
  triples: open(),
  values: open(),
})
