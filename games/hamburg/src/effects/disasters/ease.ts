import { SOMETHING } from '@kontor/common/worth'
import { DONE } from '@kontor/engine'
import { the } from '@kontor/language/grammar'
import { capital } from '@kontor/language/phrase'
import { colorNumber } from '../../cards/cardfile.ts'
import { COLORS, type Color } from '../../colors.ts'
import { colored } from '../../pieces.ts'
import { ease as lower } from '../../rules/disasters.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { disasterIcon } from '../../words/card/signs.ts'
import { COLOR_WORDS, disaster } from '../../words/terms.ts'
import { always, ask, fixed, nothingCertain, word } from '../word.ts'

/** One level of any colour but this, without the point. */
export interface Ease {
  readonly do: 'ease'
  readonly except: Color
}

export const ease = word<Ease>()({
  run: (use, { except }) => ask(use, about => tasks.ease({ ...about, except: colorNumber(except) })),
  steps: {
    ease: tasks.ease.step<Hamburg>({
      ask(state, { seat, except }) {
        const { disasters } = seatOf(state, seat)
        return [...[0, 1, 2, 3, 4].filter(color => color !== except && disasters[color]! > 0), DONE]
      },
      name: (_, __, color) => `reduce ${COLORS[color]}`,
      about: colored('reduce', 'disaster'),
      run: (state, { seat }, color) => lower(state, seat, color),
    }),
  },
  possible: always,
  brings: nothingCertain,
  sentence: ({ except }) => ({
    whole: {
      en: `reduce 1 disaster other than the ${COLOR_WORDS[except].en} one by 1 level (without the point)`,
      de: `verringere 1 andere Gefahr als ${the(disaster, except).de.replace(/ \p{Lu}.*$/u, '')} um 1 Stufe (ohne den Punkt)`,
      nl: `verlaag 1 ander onheil dan het ${COLOR_WORDS[except].nl[1]} met 1 niveau (zonder het punt)`,
    },
  }),
  short: ({ except }) => ({
    en: `disaster other than ${COLOR_WORDS[except].en} −1 (no point)`,
    de: `andere Gefahr als ${capital(COLOR_WORDS[except].de[0])} −1 (kein Punkt)`,
    nl: `ander onheil dan ${COLOR_WORDS[except].nl[0]} −1 (geen punt)`,
  }),
  icons: ({ except }) => ['disaster-any', 'no', disasterIcon(except), 'reduce-1', 'no', 'points-1'],
  worth: fixed(SOMETHING),
  needs: [],
})
