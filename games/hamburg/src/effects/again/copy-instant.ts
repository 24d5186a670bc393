import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { threeDigits } from '../../cards/cardfile.ts'
import { ofCard } from '../../pieces.ts'
import { planInstant } from '../../rules/buildings.ts'
import { isInstant } from '../../rules/permanents.ts'
import { othersOf, seatOf } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** Another player's instant building. */
export interface CopyInstant {
  readonly do: 'copyInstant'
}

export const copyInstant = word<CopyInstant>()({
  run: use => ask(use, tasks.copyInstant),
  steps: {
    copyInstant: {
      ask: (state, { seat }) =>
        orDone(
          othersOf(state, seat).flatMap(other =>
            seatOf(state, other).buildings.filter(card => isInstant(state, card)),
          ),
        ),
      name: (_, __, building) => `use ${threeDigits(building)}`,
      about: ofCard('use'),
      run: (state, { seat }, building) => planInstant(state, seat, building),
    },
  },
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: "use the effect of 1 building with the lightning icon in another player's display",
    de: 'nutze den Effekt eines Gebäudes mit Blitz in einer fremden Auslage',
    nl: 'gebruik het effect van 1 gebouw met bliksemschicht in de uitstalling van een andere speler',
  }),
  short: fixed({
    en: "effect of another player's building with the lightning icon",
    de: 'Effekt eines fremden Gebäudes mit Blitz',
    nl: 'effect van andermans gebouw met bliksemschicht',
  }),
  icons: fixed(['others', 'building', 'instant']),
  worth: fixed(SOMETHING),
  needs: [],
})
