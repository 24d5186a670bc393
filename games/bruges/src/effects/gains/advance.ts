import { joined, same } from '@kontor/language/phrase'
import { FOR_FREE, PLUS, plain } from '@kontor/language/short'
import { space } from '@kontor/language/terms'
import { advance as advanceOne, isLastSpace } from '../../rules/reputation.ts'
import { ON_THE_TRACK } from '../../words/terms.ts'
import { NO_STEPS, nothingCertain, type Word } from '../word.ts'
import { ACTION } from '../worth.ts'

/** One space forward on the reputation track. */
export interface Advance {
  readonly do: 'advance'
}

export const advance = {
  run: (_, { state, seat }) => advanceOne(state, seat),
  steps: NO_STEPS,
  whyNot: (_, { state, seat }) => (isLastSpace(state, seat) ? { kind: 'lastSpace' } : undefined),
  brings: nothingCertain,
  sentence: () => ({
    whole: {
      en: `advance 1 space ${ON_THE_TRACK.en} for free`,
      de: `steige ${ON_THE_TRACK.de} kostenfrei 1 Feld auf`,
      nl: `ga ${ON_THE_TRACK.nl} kosteloos 1 veld vooruit`,
    },
  }),
  short: () => joined(PLUS, plain(1, space), same(' '), ON_THE_TRACK, FOR_FREE),
  icons: () => ['reputation', 'free'],
  worth: () => ACTION,
} satisfies Word<Advance>
