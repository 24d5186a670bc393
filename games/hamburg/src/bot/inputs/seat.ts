import { chart, type Sheet } from '@kontor/engine'
import { colorOf } from '../../cards/cardfile.ts'
import { FIRST_MAYOR } from '../../cards/numbers.ts'
import { MAYORS } from '../../cards/tiles.ts'
import { COLORS } from '../../colors.ts'
import { MAJORITIES } from '../../events.ts'
import { standing } from '../../rules/majorities.ts'
import { type Hamburg, isAutomaton, type Seat } from '../../state.ts'

const MARKS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25]
const POINTS = [2, 5, 10, 15, 20, 25, 30, 40, 50, 60]
const WORKERS = [1, 2, 3, 4, 6]
const LEVELS = 3
const HALL = 12
const WALL = 6
const HAND = 10
const FREE = 7

/** What a seat has that everybody sees. */
export const SEAT = chart({
  here: 1,
  'is TOM': 1,
  marks: MARKS.length,
  'many marks': 1,
  points: POINTS.length,
  'many points': 1,
  hall: HALL,
  left: WALL,
  right: WALL,
  rewarded: 2,
  majority: MAJORITIES.length,
  striking: COLORS.length,
  workers: COLORS.length * WORKERS.length,
  'all workers': 1,
  disaster: COLORS.length * LEVELS,
  statues: 1,
  'points of statues': 1,
  hand: HAND,
  'hand of colour': COLORS.length,
  'free sites': FREE,
  'site of colour': COLORS.length,
  buildings: 1,
  'building of colour': COLORS.length,
  garden: 1,
  used: 1,
  mayor: MAYORS.length,
  ahead: MAJORITIES.length,
  behind: MAJORITIES.length,
  level: MAJORITIES.length,
  distance: MAJORITIES.length,
})

/** Tells what a seat has; `base` is where its places begin. */
export function tellSeat(
  state: Omit<Hamburg, 'chance'>,
  viewer: number,
  seat: number,
  sheet: Sheet,
  base: number,
): void {
  const at = (thing: keyof typeof SEAT.at) => base + SEAT.at[thing]
  const mine = state.seats[seat]!
  sheet.put(at('here'), 1)
  if (isAutomaton(state as Hamburg, seat)) sheet.put(at('is TOM'), 1)
  sheet.steps(at('marks'), MARKS, mine.marks)
  sheet.put(at('many marks'), mine.marks / 20)
  sheet.steps(at('points'), POINTS, mine.points)
  sheet.put(at('many points'), mine.points / 50)
  sheet.one(at('hall'), HALL, mine.hall)
  sheet.one(at('left'), WALL, mine.left)
  sheet.one(at('right'), WALL, mine.right)
  tellBits(sheet, at('rewarded'), 2, mine.rewarded)
  tellBits(sheet, at('majority'), MAJORITIES.length, mine.majorities)
  tellBits(sheet, at('striking'), COLORS.length, mine.striking)
  let workers = 0
  for (let color = 0; color < COLORS.length; color++) {
    workers += mine.workers[color]!
    sheet.steps(at('workers') + color * WORKERS.length, WORKERS, mine.workers[color]!)
    for (let level = 0; level < Math.min(LEVELS, mine.disasters[color]!); level++)
      sheet.put(at('disaster') + color * LEVELS + level, 1)
  }
  sheet.put(at('all workers'), workers / 10)
  sheet.put(at('statues'), mine.statues.length / 3)
  sheet.put(at('points of statues'), mine.statues.reduce((sum, points) => sum + points, 0) / 10)
  tellCards(mine, sheet, base)
  const side = state.mayorsOpen || seat === viewer ? mine.mayor[0] : undefined
  if (side !== undefined) sheet.one(at('mayor'), MAYORS.length, side - FIRST_MAYOR)
  tellStandings(state, seat, sheet, base)
}

function tellBits(sheet: Sheet, place: number, count: number, bits: number) {
  for (let i = 0; i < count; i++) if (bits & (1 << i)) sheet.put(place + i, 1)
}

function tellCards(mine: Seat, sheet: Sheet, base: number) {
  const { at } = SEAT
  sheet.one(base + at.hand, HAND, mine.hand.length)
  tellColors(sheet, base + at['hand of colour'], mine.hand)
  sheet.one(base + at['free sites'], FREE, mine.sites.length - new Set(mine.places).size)
  tellColors(sheet, base + at['site of colour'], mine.sites)
  sheet.put(base + at.buildings, mine.buildings.length / 10)
  tellColors(sheet, base + at['building of colour'], mine.buildings)
  sheet.put(base + at.garden, mine.garden.length / 5)
  sheet.put(base + at.used, mine.used.length / 10)
}

/** How many cards there are of each colour; a hidden card shows its colour on its back. */
function tellColors(sheet: Sheet, place: number, cards: readonly number[]) {
  for (let color = 0; color < COLORS.length; color++) {
    let count = 0
    for (const card of cards) if (colorOf(card) === color) count++
    sheet.put(place + color, count / 2)
  }
}

/** How the seat stands in each majority against the best of the others. */
function tellStandings({ seats }: Pick<Hamburg, 'seats'>, seat: number, sheet: Sheet, base: number) {
  for (let which = 0; which < MAJORITIES.length; which++) {
    let best = 0
    for (let other = 0; other < seats.length; other++)
      if (other !== seat) best = Math.max(best, standing(seats[other]!, which))
    const distance = standing(seats[seat]!, which) - best
    const how = distance > 0 ? 'ahead' : distance < 0 ? 'behind' : 'level'
    sheet.put(base + SEAT.at[how] + which, 1)
    sheet.put(base + SEAT.at.distance + which, distance / 5)
  }
}
