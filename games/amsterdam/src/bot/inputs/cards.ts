import { chart, type Sheet } from '@kontor/engine'
import { CARD_DATA } from '../../data/tables.ts'
import { MISSIONS } from '../../expansions/missions/missions.ts'
import type { Amsterdam } from '../../state.ts'

const CARDS = CARD_DATA.length

/** Where each card is, and which missions the viewer has; of others' missions those that lie open. */
export const CARD = chart({
  'my inactive': CARDS,
  'my active': CARDS,
  'my used': CARDS,
  "a rival's inactive": CARDS,
  "a rival's active": CARDS,
  display: CARDS,
  'being dealt with': CARDS,
  'my mission': MISSIONS.length,
  "a rival's mission": MISSIONS.length,
})

/** Tells where the cards are that the viewer knows. */
export function tellCards(
  { seats, agenda, display }: Omit<Amsterdam, 'chance'>,
  viewer: number,
  sheet: Sheet,
  base: number,
): void {
  const { at } = CARD
  const lay = (place: number, cards: readonly number[]) => {
    for (const card of cards) sheet.put(base + place + card, 1)
  }
  for (const [seat, { inactive, active, used, missions, openMissions }] of seats.entries()) {
    if (seat === viewer) {
      lay(at['my inactive'], inactive)
      lay(at['my active'], active)
      lay(
        at['my used'],
        [...new Set(used)].filter(card => card < CARDS),
      )
      lay(at['my mission'], missions)
      lay(at['my mission'], openMissions)
    } else {
      lay(at["a rival's inactive"], inactive)
      lay(at["a rival's active"], active)
      lay(at["a rival's mission"], openMissions)
    }
  }
  lay(at.display, display)
  const dealt = agenda.at(-1)?.card ?? 0
  if (dealt > 0 && dealt < CARDS) sheet.put(base + at['being dealt with'] + dealt, 1)
}
