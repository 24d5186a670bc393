import { times } from '@kontor/common/icons'
import { DONE, plan } from '@kontor/engine'
import { counted } from '@kontor/language/grammar'

import { plain } from '@kontor/language/short'
import { card as cardNoun } from '@kontor/language/terms'
import { threeDigits } from '../cards/cardfile.ts'
import { aboutCard } from '../pieces.ts'
import { seatOf } from '../rules/possessions.ts'
import { activate as becomeActive } from '../rules/use/activation.ts'
import type { Follow } from '../rules/use/permanents.ts'
import type { Amsterdam } from '../state.ts'
import { tasks } from '../tasks.ts'
import { inactive } from '../words/terms.ts'
import type { Word } from './word.ts'
import { unpriced } from './worth.ts'

/** Inactive cards become active without their resources. */
export interface Activate {
  readonly do: 'activate'
  readonly n: number
}

/** Effects follow an activation, so this word is given what lets them. */
export const activate = (follow: Follow) =>
  ({
    run: (state, seat, { n }, because) =>
      plan(state, tasks.activateFree({ seat, n, because, isFurther: false })),
    possible: (state, seat) => seatOf(state, seat).inactive.length > 0,
    steps: {
      /** The first card is activated for certain, others if the player likes. */
      activateFree: tasks.activateFree.step<Amsterdam>({
        ask(state, { seat, isFurther }) {
          const { inactive } = seatOf(state, seat)
          return isFurther ? [...inactive, DONE] : inactive
        },
        name: (_, __, card) => `activate ${threeDigits(card)}`,
        about: (_, __, card) => aboutCard('activate', card),
        run(state, { seat, n, because }, card) {
          if (n > 1) plan(state, tasks.activateFree({ seat, n: n - 1, because, isFurther: true }))
          follow(state, seat, becomeActive(state, seat, card))
        },
      }),
    },
    sentence({ n }) {
      const { en, de, nl } = counted(n, cardNoun, [inactive])
      return {
        whole: {
          en: `activate ${en} without returning resources`,
          de: `aktiviere ${de}, ohne Rohstoffe abzugeben`,
          nl: `activeer ${nl} zonder grondstoffen in te leveren`,
        },
      }
    },
    short({ n }) {
      const { en, de, nl } = plain(n, cardNoun, [inactive])
      return {
        en: `activate ${en} for free`,
        de: `${de} kostenfrei aktivieren`,
        nl: `${nl} kosteloos activeren`,
      }
    },
    icons: ({ n }) => [...times(n, 'inactive'), 'free'],
    worth: unpriced,
  }) satisfies Word<Activate>
