import { plan } from '@kontor/engine'
import { tasks } from '../../tasks.ts'
import { NO_STEPS, nothingCertain, type Word } from '../word.ts'
import { ACTION } from '../worth.ts'

/** A hand card for an action. */
export interface PlayCard {
  readonly do: 'playCard'
}

export const playCard = {
  run: (_, { state, seat, card }) => plan(state, tasks.playCard({ seat, card })),
  // Which card, and for what, is asked as in a turn.
  steps: NO_STEPS,
  whyNot: (_, { mine }) => (mine.hand.length > 0 ? undefined : { kind: 'needsCard' }),
  brings: nothingCertain,
  sentence: () => ({
    whole: {
      en: 'play 1 more card from your hand and perform an action with it',
      de: 'spiele noch 1 Handkarte aus und führe damit eine Aktion aus',
      nl: 'speel nog 1 handkaart en voer daarmee een actie uit',
    },
  }),
  short: () => ({
    en: '1 more hand card → action',
    de: 'noch 1 Handkarte → Aktion',
    nl: 'nog 1 handkaart → actie',
  }),
  icons: () => ['plus', 'card-1', 'standard-action'],
  worth: () => ACTION,
} satisfies Word<PlayCard>
