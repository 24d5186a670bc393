import { told } from '@kontor/language/phrase'
import type { Final } from '../language.ts'
import { laurelOf } from '../laurels/index.ts'
import { USE_LABELS } from '../words/terms.ts'
import type { Use } from './ability.ts'

/** At the end of the game. */
export interface Laurelled {
  readonly when: 'laurel'
  readonly final: Final
}

export const laurel: Use<Laurelled> = {
  sentence: ({ final }) => told(USE_LABELS.laurel, laurelOf(final).sentence(final)),
  short: ({ final }) => laurelOf(final).short(final),
  icons: ({ final }) => ['laurel', ...laurelOf(final).icons(final)],
  perRound: () => 0,
}
