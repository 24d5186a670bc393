import type { Icons } from '@kontor/common/icons'
import { SOMETHING } from '@kontor/common/worth'
import { SHARED_MAJORITY, SHARED_MAJORITY_SHORT } from '@kontor/five-colours/words/sentences'
import type { Phrase } from '@kontor/language/phrase'
import type { Permanent } from './permanent.ts'

/** Rules that a person changes. */
export interface RuleChange {
  readonly rule: Rule
}

export type Rule =
  /** A worker of its colour instead of a threat marker. */
  | 'avert'
  /** Instant effects twice. */
  | 'doubleInstant'
  /** Majority markers in a tie. */
  | 'sharedMajority'

const IN_WORDS: Readonly<Record<Rule, Phrase>> = {
  avert: {
    en: 'when you would take a threat marker: you may return 1 worker of its colour instead',
    de: 'wenn du einen Bedrohungsmarker nehmen müsstest: Du darfst stattdessen 1 Handlanger seiner Farbe abgeben',
    nl: 'als je een noodlotfiche zou moeten nemen: je mag in plaats daarvan 1 arbeider van die kleur inleveren',
  },
  doubleInstant: {
    en: 'whenever you recruit a person with the lightning icon: you may perform its effect twice',
    de: 'immer wenn du eine Person mit Blitz anwirbst: Du darfst ihren Effekt zweimal ausführen',
    nl: 'telkens als je een persoon met bliksemschicht aantrekt: je mag het effect ervan tweemaal uitvoeren',
  },
  sharedMajority: SHARED_MAJORITY,
}

const IN_SHORT: Readonly<Record<Rule, Phrase>> = {
  avert: {
    en: 'instead of a threat marker: −1 worker of its colour (optional)',
    de: 'statt Bedrohungsmarker: −1 Handlanger seiner Farbe (freiwillig)',
    nl: 'in plaats van een noodlotfiche: −1 arbeider van die kleur (vrijwillig)',
  },
  doubleInstant: {
    en: 'persons with the lightning icon: effect twice',
    de: 'Personen mit Blitz: Effekt zweimal',
    nl: 'personen met bliksemschicht: effect tweemaal',
  },
  sharedMajority: SHARED_MAJORITY_SHORT,
}

const SIGNS: Readonly<Record<Rule, Icons>> = {
  avert: ['worker-its', 'arrow', 'no', 'threat-its'],
  doubleInstant: ['person', 'instant', 'arrow', 'again'],
  sharedMajority: ['majority', 'equals'],
}

export const rules: Permanent<RuleChange> = {
  means: always => always,
  sentence: ({ rule }) => IN_WORDS[rule],
  short: ({ rule }) => IN_SHORT[rule],
  icons: ({ rule }) => SIGNS[rule],
  worth: () => SOMETHING,
}
