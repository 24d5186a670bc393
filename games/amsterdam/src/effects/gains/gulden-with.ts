import { a, counted } from '@kontor/language/grammar'
import { joined } from '@kontor/language/phrase'
import { PLUS, plain } from '@kontor/language/short'
import { active as isActive } from '@kontor/language/terms'
import { kindNumber } from '../../cards/cardfile.ts'
import type { Kind } from '../../colors.ts'
import { cardsOfKind } from '../../counters/cards.ts'
import { gainGulden, seatOf } from '../../rules/possessions.ts'
import { gulden, KIND_NOUNS } from '../../words/terms.ts'
import { always, NO_QUESTIONS, type Word } from '../word.ts'
import { GULDEN } from '../worth.ts'

/** So many gulden, or more with an active card of a kind. */
export interface GuldenWith {
  readonly do: 'guldenWith'
  readonly n: number
  readonly kind: Kind
  readonly more: number
}

/** How many gulden somebody with these active cards gets. */
function guldenFor({ n, kind, more }: GuldenWith, active: readonly number[]) {
  return cardsOfKind(active, kindNumber(kind)) > 0 ? more : n
}

export const guldenWith = {
  run(state, seat, effect, because) {
    gainGulden(state, seat, guldenFor(effect, seatOf(state, seat).active), because)
  },
  possible: always,
  steps: NO_QUESTIONS,
  sentence({ n, kind, more }) {
    const [few, many] = [counted(n, gulden), counted(more, gulden)]
    const having = a(KIND_NOUNS[kind], isActive)
    return {
      whole: {
        en: `take ${few.en}, or ${many.en} if you have ${having.en}`,
        de: `nimm ${few.de} oder, wenn du ${having.de} hast, ${many.de}`,
        nl: `neem ${few.nl}, of ${many.nl} als je ${having.nl} hebt`,
      },
    }
  },
  short({ n, kind, more }) {
    const having = a(KIND_NOUNS[kind], isActive, 'dative')
    return joined(PLUS, plain(n, gulden), {
      en: ` (with ${having.en}: ${more})`,
      de: ` (mit ${having.de}: ${more})`,
      nl: ` (met ${having.nl}: ${more})`,
    })
  },
  icons: ({ n, kind, more }) => [`marks-${n}`, 'or', `kind-${kind}`, `marks-${more}`],
  worth: (effect, active) => GULDEN * guldenFor(effect, active),
} satisfies Word<GuldenWith>
