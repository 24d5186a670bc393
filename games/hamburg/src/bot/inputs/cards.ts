import { chart, type Sheet } from '@kontor/engine'
import { CARD_DATA } from '../../data/tables.ts'
import type { Hamburg } from '../../state.ts'

const CARDS = CARD_DATA.length

/** Where each card is. */
export const CARD = chart({
  'my building': CARDS,
  'my used': CARDS,
  'my hand': CARDS,
  "a rival's building": CARDS,
  'being dealt with': CARDS,
})

/** Tells where the cards are that the viewer knows. Nobody's hidden card has a place here: its number is below 1. */
export function tellCards(state: Omit<Hamburg, 'chance'>, viewer: number, sheet: Sheet, base: number): void {
  const { seats, agenda, announced, aside, asideOf } = state
  const { at } = CARD
  const mine = seats[viewer]!
  for (const card of mine.buildings) sheet.put(base + at['my building'] + card, 1)
  for (const card of mine.garden) sheet.put(base + at['my building'] + card, 1)
  for (const card of mine.used) if (card < CARDS) sheet.put(base + at['my used'] + card, 1)
  for (const card of mine.hand) sheet.put(base + at['my hand'] + card, 1)
  for (let seat = 0; seat < seats.length; seat++) {
    if (seat === viewer) continue
    for (const card of seats[seat]!.buildings) sheet.put(base + at["a rival's building"] + card, 1)
    for (const card of seats[seat]!.garden) sheet.put(base + at["a rival's building"] + card, 1)
  }
  const dealt = agenda.at(-1)?.card ?? 0
  const shown = asideOf === viewer ? aside : []
  for (const card of new Set([dealt, ...announced, ...shown]))
    if (card > 0 && card < CARDS) sheet.put(base + at['being dealt with'] + card, 1)
}
