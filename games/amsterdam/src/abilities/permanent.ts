import { lastingOf } from '../always/index.ts'
import type { Always } from '../language.ts'
import type { Use } from './ability.ts'

/** As long as the card is active. */
export interface Permanent {
  readonly when: 'permanent'
  readonly always: Always
}

export const permanent: Use<Permanent> = {
  sentence: ({ always }) => lastingOf(always).sentence(always),
  short: ({ always }) => lastingOf(always).short(always),
  icons: ({ always }) => ['permanent', ...lastingOf(always).icons(always)],
  perRound: ({ always }, active) => lastingOf(always).worth(always, active),
}
