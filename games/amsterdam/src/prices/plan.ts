import { counted } from '@kontor/language/grammar'
import { joined } from '@kontor/language/phrase'
import { MINUS, plain } from '@kontor/language/short'
import { active } from '@kontor/language/terms'
import { isPlan } from '../cards/cardfile.ts'
import { GULDEN } from '../effects/worth.ts'
import { seatOf } from '../rules/possessions.ts'
import { tasks } from '../tasks.ts'
import { planCard } from '../words/terms.ts'
import type { Payment } from './payment.ts'

/** An active plan card that is discarded. */
export interface PlanPrice {
  readonly pay: 'plan'
}

function sentence() {
  const { en, de, nl } = counted(1, planCard, [active])
  return { en: `discard ${en}`, de: `wirf ${de} ab`, nl: `leg ${nl} af` }
}

export const plan: Payment<PlanPrice> = {
  whyNot: (state, seat) => (seatOf(state, seat).active.some(isPlan) ? undefined : { kind: 'noTarget' }),
  pay: (_, seat, __, card) => [tasks.discardPlan({ seat, card })],
  sentence,
  paid: sentence,
  short: () => joined(MINUS, plain(1, planCard, [active])),
  icons: () => ['minus-1', 'plan'],
  worth: () => GULDEN * 2,
}
