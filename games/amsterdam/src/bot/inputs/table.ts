import { backShown, chart, type Sheet } from '@kontor/engine'
import { COLORS, DOCKERS, GOODS } from '../../colors.ts'
import { BLOCKS, DEPOT, FIELDS, SMALL } from '../../data/board.ts'
import { isEarly } from '../../expansions/tiles/tiles.ts'
import { LAST_ROUND } from '../../rules/rounds.ts'
import { type Amsterdam, EXPANSIONS } from '../../state.ts'

const SEATS = 4
const FACES = 7
const SLOTS = 6
const TILES = 25
const TRIPLES = 7
const STEPS = [1, 2, 3, 4, 6]
const LARGE = [1, 2, 3, 4]

/** What lies on the table for all: the time, the dice, the map, the market, the harbour, the expansions. */
export const TABLE = chart({
  round: LAST_ROUND + 1,
  short: 1,
  seats: SEATS + 1,
  alone: 1,
  expansion: EXPANSIONS.length,
  'on turn': SEATS + 1,
  die: COLORS.length * FACES,
  'chosen die': COLORS.length,
  'chosen slot': SLOTS,
  deck: 3,
  tile: TILES,
  'next tile is early': 1,
  'my block': BLOCKS.length,
  "another's block": BLOCKS.length,
  'good on block': BLOCKS.length,
  'district scored': COLORS.length,
  'worker on pier': DOCKERS.length * DOCKERS.length,
  depot: DEPOT.length + DOCKERS.length,
  'large warehouse': GOODS.length * LARGE.length,
  'small warehouse': 1,
  'small good': GOODS.length,
  'black market': GOODS.length,
  foreman: FIELDS.length,
  messenger: BLOCKS.length,
  trader: GOODS.length,
  triple: TRIPLES,
  'steps on the Amstel': STEPS.length,
  'steps of the ship': STEPS.length,
  'free steps': STEPS.length,
  'plans used': STEPS.length,
  'gulden from cards': 1,
  'points from cards': 1,
  'blocks bought': 2,
  'market used': 2,
  advances: 2,
  'pier used': DOCKERS.length,
})

/** Tells what lies on the table. */
export function tellTable(state: Omit<Amsterdam, 'chance'>, viewer: number, sheet: Sheet): void {
  const { at } = TABLE
  const { seats } = state
  sheet.one(at.round, LAST_ROUND + 1, state.round)
  if (state.firstRound > 1) sheet.put(at.short, 1)
  sheet.one(at.seats, SEATS + 1, seats.length)
  if (state.solo) sheet.put(at.alone, 1)
  for (let i = 0; i < EXPANSIONS.length; i++)
    if (state.expansions.includes(EXPANSIONS[i]!)) sheet.put(at.expansion + i, 1)
  sheet.one(
    at['on turn'],
    SEATS + 1,
    state.active < 0 ? SEATS : (state.active - viewer + seats.length) % seats.length,
  )
  for (let die = 0; die < COLORS.length; die++) sheet.one(at.die + die * FACES, FACES, state.dice[die] ?? 0)
  for (const die of new Set(state.chosen)) sheet.one(at['chosen die'], COLORS.length, die)
  for (const slot of new Set(state.slots)) sheet.one(at['chosen slot'], SLOTS, slot)
  for (let deck = 0; deck < state.decks.length; deck++)
    sheet.put(at.deck + deck, state.decks[deck]!.length / 20)
  const tile = state.shownTiles.at(-1)
  if (tile !== undefined) sheet.one(at.tile, TILES, tile)
  const following = state.tiles.at(-1)
  if (following !== undefined && (backShown(following) ?? (isEarly(following) ? 0 : 1)) === 0)
    sheet.put(at['next tile is early'], 1)
  tellMap(state, viewer, sheet)
  tellHarbour(state, sheet)
  tellTurn(state, viewer, sheet)
}

function tellMap({ owners, goods, districts }: Omit<Amsterdam, 'chance'>, viewer: number, sheet: Sheet) {
  const { at } = TABLE
  for (let block = 0; block < owners.length; block++) {
    const owner = owners[block]!
    if (owner >= 0) sheet.put((owner === viewer ? at['my block'] : at["another's block"]) + block, 1)
    if (goods[block]! >= 0) sheet.put(at['good on block'] + block, 1)
  }
  for (const district of new Set(districts)) sheet.one(at['district scored'], COLORS.length, district)
}

function tellHarbour(state: Omit<Amsterdam, 'chance'>, sheet: Sheet) {
  const { at } = TABLE
  const { piers, depot, large, small } = state
  for (let pier = 0; pier < piers.length; pier++)
    for (let docker = 0; docker < DOCKERS.length; docker++) {
      const count = piers[pier]!.filter(each => each === docker).length
      sheet.put(at['worker on pier'] + pier * DOCKERS.length + docker, count)
    }
  sheet.one(at.depot, DEPOT.length + DOCKERS.length, depot.length)
  for (let good = 0; good < large.length; good++)
    sheet.steps(at['large warehouse'] + good * LARGE.length, LARGE, large[good]!)
  sheet.put(at['small warehouse'], small.filter(good => good >= 0).length / SMALL.length)
  for (const good of new Set(small)) if (good >= 0) sheet.put(at['small good'] + good, 1)
  for (const good of new Set(state.blackMarket)) sheet.put(at['black market'] + good, 1)
  if (state.foreman >= 0) sheet.one(at.foreman, FIELDS.length, state.foreman)
  if (state.messenger >= 0) sheet.one(at.messenger, BLOCKS.length, state.messenger)
  if (state.trader >= 0) sheet.one(at.trader, GOODS.length, state.trader)
  for (let number = 0; number < TRIPLES; number++)
    if (state.triples & (1 << number)) sheet.put(at.triple + number, 1)
}

/** What the viewer has done in the turn under way; what others have done does not matter any more. */
function tellTurn({ active, turn }: Omit<Amsterdam, 'chance'>, viewer: number, sheet: Sheet) {
  if (active !== viewer) return
  const { at } = TABLE
  sheet.steps(at['steps on the Amstel'], STEPS, turn.amstelSteps)
  sheet.steps(at['steps of the ship'], STEPS, turn.shipSteps)
  sheet.steps(at['free steps'], STEPS, turn.freeSteps)
  sheet.steps(at['plans used'], STEPS, turn.plans.length + turn.freePlans.length)
  sheet.put(at['gulden from cards'], turn.guldenFromCards / 5)
  sheet.put(at['points from cards'], turn.pointsFromCards / 5)
  sheet.steps(at['blocks bought'], [1, 2], turn.blocks)
  sheet.steps(at['market used'], [1, 2], turn.markets)
  sheet.steps(at.advances, [1, 2], turn.advances)
  for (const pier of new Set(turn.piers)) sheet.one(at['pier used'], DOCKERS.length, pier)
}
