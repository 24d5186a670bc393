import { counted } from '@kontor/language/grammar'
import { joined, same } from '@kontor/language/phrase'
import { PLUS, plain } from '@kontor/language/short'
import { space } from '@kontor/language/terms'
import { END } from '../data/board.ts'
import { advance } from '../rules/board/amstel.ts'
import { seatOf } from '../rules/possessions.ts'
import { ON_THE_AMSTEL } from '../words/terms.ts'
import { NO_QUESTIONS, type Word } from './word.ts'
import { FIELD } from './worth.ts'

/** Fields forward on the Amstel. */
export interface Amstel {
  readonly do: 'amstel'
  readonly n: number
}

export const amstel = {
  run: (state, seat, { n }) => advance(state, seat, n),
  possible: (state, seat) => seatOf(state, seat).amstel < END,
  steps: NO_QUESTIONS,
  sentence({ n }) {
    const { en, de, nl } = counted(n, space)
    return {
      whole: {
        en: `advance ${en} on the Amstel`,
        de: `rücke auf der Amstel ${de} vor`,
        nl: `ga op de Amstel ${nl} vooruit`,
      },
    }
  },
  short: ({ n }) => joined(PLUS, plain(n, space), same(' '), ON_THE_AMSTEL),
  icons: ({ n }) => [`increase-${n}`, 'amstel'],
  worth: ({ n }) => FIELD * n,
} satisfies Word<Amstel>
