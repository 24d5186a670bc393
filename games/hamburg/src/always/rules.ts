import type { Icons } from '@kontor/common/icons'
import { SOMETHING } from '@kontor/common/worth'
import { SHARED_MAJORITY, SHARED_MAJORITY_SHORT } from '@kontor/five-colours/words/sentences'
import type { Phrase } from '@kontor/language/phrase'
import type { Permanent } from './permanent.ts'

/** A rule that is another for the owner. */
export interface RuleChange {
  readonly rule: Rule
}

export type Rule =
  /** No intrigue tokens unless wanted, and no share of the black die in the price of the City Hall. */
  | 'ignoreBlack'
  | 'avert'
  | 'fourthIncrease'
  | 'chooseIntrigue'
  | 'twoPerSite'
  | 'fourCategories'
  | 'recolour'
  | 'doubleInstant'
  | 'sharedMajority'

interface InWords {
  readonly sentence: Phrase
  readonly short: Phrase
  readonly icons: Icons
}

const RULES: Readonly<Record<Rule, InWords>> = {
  ignoreBlack: {
    sentence: {
      en: 'you may skip drawing intrigue tokens, and the black die adds nothing to what you pay for advancing on the City Hall Square',
      de: 'du darfst auf das Ziehen schwarzer Gefahrenmarker verzichten, und der schwarze Würfel erhöht deinen Preis auf dem Rathausplatz nicht',
      nl: 'je mag ervan afzien zwarte onheilsfiches te trekken, en de zwarte dobbelsteen telt niet mee voor je prijs op het stadhuisplein',
    },
    short: {
      en: 'intrigue tokens optional, City Hall Square without the black die',
      de: 'schwarze Gefahrenmarker freiwillig, Rathausplatz ohne schwarzen Würfel',
      nl: 'zwarte onheilsfiches optioneel, stadhuisplein zonder zwarte dobbelsteen',
    },
    icons: ['no', 'intrigue', 'plus', 'hall-step', 'no', 'die-black'],
  },
  avert: {
    sentence: {
      en: 'when one of your disasters would increase: you may return 1 worker of its colour instead',
      de: 'wenn eine deiner Gefahren steigen würde: Du darfst stattdessen 1 Arbeiter ihrer Farbe abgeben',
      nl: 'als een onheil van jou zou stijgen: je mag in plaats daarvan 1 arbeider van die kleur inleveren',
    },
    short: {
      en: 'instead of disaster +1: −1 worker of its colour (optional)',
      de: 'statt Gefahr +1: −1 Arbeiter ihrer Farbe (freiwillig)',
      nl: 'in plaats van onheil +1: −1 arbeider van die kleur (vrijwillig)',
    },
    icons: ['worker-its', 'arrow', 'no', 'disaster-its', 'increase-1'],
  },
  fourthIncrease: {
    sentence: {
      en: 'your disasters strike only at the fourth increase',
      de: 'deine Gefahren treten erst bei der vierten Erhöhung ein',
      nl: 'je onheil slaat pas toe bij de vierde verhoging',
    },
    short: {
      en: 'disasters strike at the fourth increase',
      de: 'Gefahren erst bei der vierten Erhöhung',
      nl: 'onheil pas bij de vierde verhoging',
    },
    icons: ['disaster-any', 'at-least-4'],
  },
  chooseIntrigue: {
    sentence: {
      en: 'whenever you draw an intrigue token: you may increase a disaster of your choice instead of the one shown',
      de: 'immer wenn du einen schwarzen Gefahrenmarker ziehst: Du darfst statt der gezeigten eine Gefahr deiner Wahl erhöhen',
      nl: 'telkens als je een zwart onheilsfiche trekt: je mag in plaats van het getoonde onheil een onheil naar keuze verhogen',
    },
    short: {
      en: 'intrigue token: any disaster',
      de: 'schwarzer Gefahrenmarker: beliebige Gefahr',
      nl: 'zwart onheilsfiche: onheil naar keuze',
    },
    icons: ['intrigue', 'arrow', 'disaster-any'],
  },
  twoPerSite: {
    sentence: {
      en: 'each of your sites may hold 2 buildings',
      de: 'auf jedem deiner Grundstücke dürfen 2 Gebäude stehen',
      nl: 'op elk van je bouwlocaties mogen 2 gebouwen staan',
    },
    short: {
      en: '2 buildings per site',
      de: '2 Gebäude pro Grundstück',
      nl: '2 gebouwen per bouwlocatie',
    },
    icons: ['building', 'building', 'per', 'site'],
  },
  fourCategories: {
    sentence: {
      en: 'counts as an Art, Entertainment, Theatre and Circus building',
      de: 'zählt als Gebäude „Kunst“, „Amüsement“, „Theater“ und „Zirkus“',
      nl: 'telt als gebouw ‘Kunst’, ‘Amusement’, ‘Theater’ en ‘Circus’',
    },
    short: {
      en: '= Art, Entertainment, Theatre, Circus',
      de: '= Kunst, Amüsement, Theater, Zirkus',
      nl: '= Kunst, Amusement, Theater, Circus',
    },
    icons: ['category-art', 'category-entertainment', 'category-theater', 'category-circus'],
  },
  recolour: {
    sentence: {
      en: 'when you perform a standard action, you may return 1 grey worker: the card you play counts as a card of any colour',
      de: 'bei einer Basisaktion darfst du 1 grauen Arbeiter abgeben: Die ausgespielte Karte zählt dann als Karte einer beliebigen Farbe',
      nl: 'bij een basisactie mag je 1 grijze arbeider inleveren: de gespeelde kaart telt dan als een kaart in een kleur naar keuze',
    },
    short: {
      en: 'standard action, −1 grey worker: card of any colour',
      de: 'Basisaktion, −1 grauer Arbeiter: Karte in beliebiger Farbe',
      nl: 'basisactie, −1 grijze arbeider: kaart in een kleur naar keuze',
    },
    icons: ['standard-action', 'worker-gray', 'arrow', 'card-any'],
  },
  doubleInstant: {
    sentence: {
      en: 'whenever you construct a building with the lightning icon: you may perform its effect twice',
      de: 'immer wenn du ein Gebäude mit Blitz errichtest: Du darfst seinen Effekt zweimal ausführen',
      nl: 'telkens als je een gebouw met bliksemschicht bouwt: je mag het effect ervan tweemaal uitvoeren',
    },
    short: {
      en: 'buildings with the lightning icon: effect twice',
      de: 'Gebäude mit Blitz: Effekt zweimal',
      nl: 'gebouwen met bliksemschicht: effect tweemaal',
    },
    icons: ['building', 'instant', 'arrow', 'again'],
  },
  sharedMajority: {
    sentence: SHARED_MAJORITY,
    short: SHARED_MAJORITY_SHORT,
    icons: ['majority', 'equals'],
  },
}

export const rules: Permanent<RuleChange> = {
  means: always => [always],
  sentence: ({ rule }) => RULES[rule].sentence,
  short: ({ rule }) => RULES[rule].short,
  icons: ({ rule }) => RULES[rule].icons,
  worth: () => SOMETHING,
}
