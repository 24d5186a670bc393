import { orDone } from '@kontor/common/tasks'
import { SOMETHING } from '@kontor/common/worth'
import { colorOf, isBuilding, isZoo, threeDigits } from '../../cards/cardfile.ts'
import { ofCard } from '../../pieces.ts'
import { putOut } from '../../rules/buildings.ts'
import { seatOf, takeFromHand } from '../../rules/possessions.ts'
import { type Hamburg, type Seat, UNDER } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** A hand card of the paid worker's colour under a Zoo card of that colour. */
export interface UnderZoo {
  readonly do: 'underZoo'
}

export const underZoo = word<UnderZoo>()({
  run: use => ask(use, about => tasks.underZoo({ ...about, color: use.context })),
  steps: {
    underZoo: tasks.underZoo.step<Hamburg>({
      ask: (state, { seat, color }) => {
        const { hand } = seatOf(state, seat)
        return orDone(hand.filter(card => isBuilding(card) && colorOf(card) === color))
      },
      name: (_, __, building) => `put ${threeDigits(building)}`,
      about: ofCard('put'),
      run(state, { seat, color }, building) {
        takeFromHand(state, seat, building)
        putOut(state, seat, building, UNDER + freeZoo(seatOf(state, seat), color), false, false)
      },
    }),
  },
  possible: ({ state, seat, workers, pays }) =>
    underZooColors(state, seat, pays ? workers : undefined).length > 0 ? undefined : { kind: 'noTarget' },
  brings: nothingCertain,
  sentence: whole({
    en: 'put 1 building card of that colour from your hand under a Zoo card of the same colour for free. The building itself scores no points',
    de: 'lege 1 Gebäudekarte dieser Farbe kostenfrei aus deiner Hand unter eine gleichfarbige Zoo-Karte. Das Gebäude selbst bringt keine Punkte',
    nl: 'leg kosteloos 1 gebouwenkaart van die kleur uit je hand onder een dierentuinkaart van dezelfde kleur. Het gebouw zelf levert geen punten op',
  }),
  short: fixed({
    en: '1 building card of that colour → under a Zoo card, no points',
    de: '1 Gebäudekarte dieser Farbe → unter eine Zoo-Karte, keine Punkte',
    nl: '1 gebouwenkaart van die kleur → onder een dierentuinkaart, geen punten',
  }),
  icons: fixed(['card-its', 'to', 'zoo']),
  worth: fixed(SOMETHING),
  needs: ['hand'],
})

/** Colours in which a hand card could go under a Zoo card; with a worker of that colour, if one has to be paid. */
export function underZooColors(
  state: Hamburg,
  seat: number,
  workers: readonly number[] | undefined,
): number[] {
  const mine = seatOf(state, seat)
  return [0, 1, 2, 3, 4].filter(
    color =>
      (workers === undefined || workers[color]! > 0) &&
      freeZoo(mine, color) >= 0 &&
      mine.hand.some(card => isBuilding(card) && colorOf(card) === color),
  )
}

/** The first Zoo card of a colour in the garden that has nothing under it; -1 if there is none. */
function freeZoo(mine: Seat, color: number): number {
  return mine.garden.findIndex(
    (card, i) => isZoo(card) && colorOf(card) === color && !mine.places.includes(UNDER + i),
  )
}
