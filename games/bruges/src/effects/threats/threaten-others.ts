import { plan } from '@kontor/engine'
import { counted } from '@kontor/language/grammar'
import { joined } from '@kontor/language/phrase'
import { OTHERS, PLUS, plain } from '@kontor/language/short'
import { colorNumber } from '../../cards/cardfile.ts'
import type { Color } from '../../colors.ts'
import { othersOf } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { threatSign } from '../../words/card/signs.ts'
import { threatMarker } from '../../words/terms.ts'
import { always, NO_STEPS, nothingCertain, type Word } from '../word.ts'
import { something } from '../worth.ts'

/** Each other player takes a threat marker of a colour. */
export interface ThreatenOthers {
  readonly do: 'threatenOthers'
  readonly color: Color
}

/** Each other player takes a marker, clockwise, and suffers what it triggers before the next one takes his. */
export function threatenAll(state: Bruges, seat: number, card: number, color: number): void {
  const others = othersOf(state, seat)
  plan(
    state,
    ...others.flatMap(other => [tasks.threat({ seat: other, card, color }), tasks.settle({ seat: other })]),
  )
}

export const threatenOthers = {
  run: ({ color }, { state, seat, card }) => threatenAll(state, seat, card, colorNumber(color)),
  steps: NO_STEPS,
  whyNot: always,
  brings: nothingCertain,
  sentence({ color }) {
    const marker = counted(1, threatMarker, [color])
    return {
      whole: {
        en: `each other player takes ${marker.en}`,
        de: `alle anderen nehmen je ${marker.de}`,
        nl: `elke andere speler neemt ${marker.nl}`,
      },
    }
  },
  short: ({ color }) => joined(OTHERS, PLUS, plain(1, threatMarker, [color])),
  icons: ({ color }) => ['others', threatSign(color), 'increase-1'],
  worth: something,
} satisfies Word<ThreatenOthers>
