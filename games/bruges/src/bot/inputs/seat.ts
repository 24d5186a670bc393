import { chart, type Sheet } from '@kontor/engine'
import { colorOf } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import { MAJORITIES } from '../../events.ts'
import { standing } from '../../rules/majorities.ts'
import type { Bruges, Seat } from '../../state.ts'

const GUILDERS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25]
const POINTS = [2, 5, 8, 12, 16, 20, 25, 30, 40, 50]
const WORKERS = [1, 2, 3, 4, 6]
const THREATS = 3
const REPUTATION = 14
const CANAL = 6
const HAND = 10
const FREE = 7

/** What a seat has that everybody sees. */
export const SEAT = chart({
  here: 1,
  guilders: GUILDERS.length,
  'many guilders': 1,
  points: POINTS.length,
  'many points': 1,
  reputation: REPUTATION,
  left: CANAL,
  right: CANAL,
  rewarded: 2,
  majority: MAJORITIES.length,
  striking: COLORS.length,
  workers: COLORS.length * WORKERS.length,
  'all workers': 1,
  threat: COLORS.length * THREATS,
  statues: 1,
  'points of statues': 1,
  hand: HAND,
  'hand of colour': COLORS.length,
  'free houses': FREE,
  persons: 1,
  'person of colour': COLORS.length,
  used: 1,
  ahead: MAJORITIES.length,
  behind: MAJORITIES.length,
  level: MAJORITIES.length,
  distance: MAJORITIES.length,
})

/** Tells what a seat has; `base` is where its places begin. */
export function tellSeat(state: Omit<Bruges, 'chance'>, seat: number, sheet: Sheet, base: number): void {
  const at = (thing: keyof typeof SEAT.at) => base + SEAT.at[thing]
  const mine = state.seats[seat]!
  sheet.put(at('here'), 1)
  sheet.steps(at('guilders'), GUILDERS, mine.guilders)
  sheet.put(at('many guilders'), mine.guilders / 20)
  sheet.steps(at('points'), POINTS, mine.points)
  sheet.put(at('many points'), mine.points / 40)
  sheet.one(at('reputation'), REPUTATION, mine.reputation)
  sheet.one(at('left'), CANAL, mine.left)
  sheet.one(at('right'), CANAL, mine.right)
  tellBits(sheet, at('rewarded'), 2, mine.rewarded)
  tellBits(sheet, at('majority'), MAJORITIES.length, mine.majorities)
  tellBits(sheet, at('striking'), COLORS.length, mine.striking)
  let workers = 0
  for (let color = 0; color < COLORS.length; color++) {
    workers += mine.workers[color]!
    sheet.steps(at('workers') + color * WORKERS.length, WORKERS, mine.workers[color]!)
    for (let i = 0; i < Math.min(THREATS, mine.threats[color]!); i++)
      sheet.put(at('threat') + color * THREATS + i, 1)
  }
  sheet.put(at('all workers'), workers / 10)
  sheet.put(at('statues'), mine.statues.length / 2)
  sheet.put(at('points of statues'), mine.statues.reduce((sum, points) => sum + points, 0) / 10)
  tellCards(mine, sheet, base)
  tellStandings(state, seat, sheet, base)
}

function tellBits(sheet: Sheet, place: number, count: number, bits: number) {
  for (let i = 0; i < count; i++) if (bits & (1 << i)) sheet.put(place + i, 1)
}

function tellCards(mine: Seat, sheet: Sheet, base: number) {
  const { at } = SEAT
  sheet.one(base + at.hand, HAND, mine.hand.length)
  tellColors(sheet, base + at['hand of colour'], mine.hand)
  sheet.one(base + at['free houses'], FREE, mine.houses.length - mine.places.length)
  sheet.put(base + at.persons, mine.persons.length / 6)
  tellColors(sheet, base + at['person of colour'], mine.persons)
  sheet.put(base + at.used, mine.used.length / 6)
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
function tellStandings({ seats }: Pick<Bruges, 'seats'>, seat: number, sheet: Sheet, base: number) {
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
