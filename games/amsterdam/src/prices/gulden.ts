import { counted } from '@kontor/language/grammar'
import { joined, type Phrase } from '@kontor/language/phrase'
import { MINUS, plain } from '@kontor/language/short'
import { GULDEN } from '../effects/worth.ts'
import { payGulden, seatOf } from '../rules/possessions.ts'
import { gulden as noun } from '../words/terms.ts'
import type { Payment } from './payment.ts'

export interface GuldenPrice {
  readonly pay: 'gulden'
  readonly n: number
}

/** 'for 2 gulden': what the market asks for, too. */
export function forGulden(n: number): Phrase {
  const { en, de, nl } = counted(n, noun)
  return { en: `for ${en}`, de: `für ${de}`, nl: `voor ${nl}` }
}

/** Gulden are drawn as coins. */
export const gulden: Payment<GuldenPrice> = {
  whyNot(state, seat, { n }) {
    const has = seatOf(state, seat).gulden
    return has < n ? { kind: 'needsGulden', n, has } : undefined
  },
  pay(state, seat, { n }, card) {
    payGulden(state, seat, n, card)
    return []
  },
  sentence: ({ n }) => forGulden(n),
  paid({ n }) {
    const { en, de, nl } = counted(n, noun)
    return { en: `pay ${en}`, de: `zahle ${de}`, nl: `betaal ${nl}` }
  },
  short: ({ n }) => joined(MINUS, plain(n, noun)),
  icons: ({ n }) => [`price-${n}`],
  worth: ({ n }) => GULDEN * n,
}
