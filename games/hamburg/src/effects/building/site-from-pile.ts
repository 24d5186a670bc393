import { orDone } from '@kontor/common/tasks'
import { COLORS } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { layOut } from '../../rules/buildings.ts'
import { openPiles, returnWorkers, seatOf, takeTop } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { ask, fixed, nothingCertain, whole, word } from '../word.ts'
import { ACTION } from '../worth.ts'

/** The top card of a pile of choice becomes a site, for a worker of its colour. */
export interface SiteFromPile {
  readonly do: 'siteFromPile'
}

export const siteFromPile = word<SiteFromPile>()({
  run: use => ask(use, tasks.siteFromPile),
  steps: {
    siteFromPile: {
      ask: (state, { seat }) => orDone(sitePiles(state, seatOf(state, seat).workers)),
      name: (_, __, color) => `deck ${COLORS[color]}`,
      about: colored('lay', 'deck'),
      run(state, { seat, card }, color) {
        returnWorkers(state, seat, color, 1, card)
        layOut(state, seat, takeTop(state, color))
      },
    },
  },
  possible: ({ state, workers }) => (sitePiles(state, workers).length > 0 ? undefined : { kind: 'noTarget' }),
  brings: nothingCertain,
  sentence: whole({
    en: "add the top card of any draw pile to your display as a site and return 1 worker of the card's colour for it",
    de: 'lege die oberste Karte eines beliebigen Zugstapels als Grundstück aus und gib dafür 1 Arbeiter in der Farbe der Karte ab',
    nl: 'leg de bovenste kaart van een van de trekstapels neer als bouwlocatie en lever daarvoor 1 arbeider in de kleur van de kaart in',
  }),
  short: fixed({
    en: "top card of any draw pile → site, −1 worker of the card's colour",
    de: 'oberste Karte eines Zugstapels → Grundstück, −1 Arbeiter in der Farbe der Karte',
    nl: 'bovenste kaart van een trekstapel → bouwlocatie, −1 arbeider in de kleur van de kaart',
  }),
  icons: fixed(['pile-any', 'site', 'minus', 'worker-its']),
  worth: fixed(ACTION),
  needs: [],
})

/** Colours whose top card could become a site, given these workers. */
function sitePiles(state: Hamburg, workers: readonly number[]): number[] {
  return openPiles(state).filter(color => workers[color]! > 0)
}
