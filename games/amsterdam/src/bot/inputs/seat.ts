import { chart, type Sheet } from '@kontor/engine'
import { sum } from '../../cards/cardfile.ts'
import { COLORS, DOCKERS, GOODS } from '../../colors.ts'
import { END, FIELDS } from '../../data/board.ts'
import { holdingOf } from '../../rules/board/holdings.ts'
import { type Amsterdam, isTom } from '../../state.ts'

const POINTS = [5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 120]
const GULDEN = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
const FEW = [1, 2, 3, 4]
const WHEEL = [1, 2, 3]
const BLOCKS = [1, 2, 3, 4, 5, 6, 8, 10, 12]
const SLOTS = 6
const PLACES = 4
const PENALTIES = 4
const CARDS = 7

/** What a seat has that everybody sees. */
export const SEAT = chart({
  here: 1,
  'is TOM': 1,
  place: PLACES,
  points: POINTS.length,
  'many points': 1,
  gulden: GULDEN.length,
  'much gulden': 1,
  amstel: END + 1,
  ship: FIELDS.length,
  magazine: COLORS.length,
  penalties: PENALTIES,
  supply: COLORS.length * FEW.length,
  'all supply': 1,
  wheel: SLOTS * COLORS.length * WHEEL.length,
  storage: GOODS.length * WHEEL.length,
  cargo: GOODS.length * WHEEL.length,
  'all goods': 1,
  crew: DOCKERS.length,
  inactive: CARDS,
  active: 1,
  used: 1,
  blocks: BLOCKS.length,
  group: BLOCKS.length,
  next: BLOCKS.length,
  'blocks in district': COLORS.length,
})

/** Tells what a seat has; `base` is where its places begin. */
export function tellSeat(state: Omit<Amsterdam, 'chance'>, seat: number, sheet: Sheet, base: number): void {
  const at = (thing: keyof typeof SEAT.at) => base + SEAT.at[thing]
  const mine = state.seats[seat]!
  sheet.put(at('here'), 1)
  if (isTom(state as Amsterdam, seat)) sheet.put(at('is TOM'), 1)
  sheet.one(at('place'), PLACES, state.order.indexOf(seat))
  sheet.steps(at('points'), POINTS, mine.points)
  sheet.put(at('many points'), mine.points / 50)
  sheet.steps(at('gulden'), GULDEN, mine.gulden)
  sheet.put(at('much gulden'), mine.gulden / 10)
  sheet.one(at('amstel'), END + 1, mine.amstel)
  if (mine.ship >= 0) sheet.one(at('ship'), FIELDS.length, mine.ship)
  if (mine.magazine >= 0) sheet.one(at('magazine'), COLORS.length, mine.magazine)
  sheet.one(at('penalties'), PENALTIES, mine.penalties)
  for (let color = 0; color < COLORS.length; color++) {
    sheet.steps(at('supply') + color * FEW.length, FEW, mine.supply[color]!)
    for (let slot = 0; slot < mine.wheel.length; slot++)
      sheet.steps(
        at('wheel') + (slot * COLORS.length + color) * WHEEL.length,
        WHEEL,
        mine.wheel[slot]![color]!,
      )
  }
  sheet.put(at('all supply'), sum(mine.supply) / 5)
  for (let good = 0; good < GOODS.length; good++) {
    sheet.steps(at('storage') + good * WHEEL.length, WHEEL, mine.storage[good]!)
    sheet.steps(at('cargo') + good * WHEEL.length, WHEEL, mine.cargo[good]!)
  }
  sheet.put(at('all goods'), (sum(mine.storage) + sum(mine.cargo)) / 4)
  for (let docker = 0; docker < DOCKERS.length; docker++) sheet.put(at('crew') + docker, mine.crew[docker]!)
  sheet.one(at('inactive'), CARDS, mine.inactive.length)
  sheet.put(at('active'), mine.active.length / 6)
  sheet.put(at('used'), mine.used.length / 6)
  const { blocks, group, next, byDistrict } = holdingOf(state.owners, seat)
  sheet.steps(at('blocks'), BLOCKS, blocks)
  sheet.steps(at('group'), BLOCKS, group)
  sheet.steps(at('next'), BLOCKS, next)
  for (let district = 0; district < COLORS.length; district++)
    sheet.put(at('blocks in district') + district, byDistrict[district]! / 3)
}
