import type { Phrase } from '@kontor/city/phrase'
import { SHARED_MAJORITY, SHARED_MAJORITY_SHORT } from '@kontor/city/sentences'
import type { Effect, Rule } from '../language.ts'

/** Effects without a number or a colour to fill in, and rules that a person changes. */
type Special = Extract<
  Effect,
  { do: 'playCard' | 'drawAndPlay' | 'passThreat' | 'payOthers' | 'activateAll' | 'recall' }
>['do']

export const specialWords: Readonly<Record<Special, Phrase>> = {
  playCard: {
    en: 'play 1 more hand card and perform an action with it',
    de: 'spiele noch 1 Handkarte aus und führe damit eine Aktion aus',
    nl: 'speel nog 1 handkaart en voer daarmee een actie uit',
  },
  drawAndPlay: {
    en: 'use the top card of either draw pile for an action',
    de: 'nutze die oberste Karte eines der Zugstapel für eine Aktion',
    nl: 'gebruik de bovenste kaart van een van de trekstapels voor een actie',
  },
  passThreat: {
    en: 'discard any 1 threat marker and gain 1 point. If you do, each other player takes 1 threat marker of that colour',
    de: 'gib 1 beliebigen Bedrohungsmarker ab und erhalte 1 Punkt. Wenn du das tust, nehmen alle anderen je 1 Bedrohungsmarker dieser Farbe',
    nl: 'leg 1 noodlotfiche naar keuze af en krijg 1 punt. Als je dat doet, neemt elke andere speler 1 noodlotfiche van die kleur',
  },
  payOthers: {
    en: 'give each other player 1 guilder, as far as your money goes, and gain 1 point for each guilder given',
    de: 'gib allen anderen je 1 Gulden, soweit dein Geld reicht, und erhalte 1 Punkt für jeden gegebenen Gulden',
    nl: 'geef elke andere speler 1 gulden, zolang je geld hebt, en krijg 1 punt per gegeven gulden',
  },
  activateAll: {
    en: 'activate each of your persons that costs 1 worker once, without returning the worker (even if already activated this round)',
    de: 'aktiviere jede deiner Personen, die 1 Handlanger kostet, einmal, ohne den Handlanger abzugeben (auch wenn sie in dieser Runde schon aktiviert wurde)',
    nl: 'activeer elke persoon die 1 arbeider kost eenmaal, zonder die arbeider in te leveren (ook als die deze ronde al geactiveerd is)',
  },
  recall: {
    en: 'take any number of your other persons back into your hand (their houses stay)',
    de: 'nimm beliebig viele deiner anderen Personen zurück auf die Hand (ihre Häuser bleiben)',
    nl: 'neem een aantal andere personen naar keuze terug in je hand (hun huizen blijven)',
  },
}

export const specialShort: Readonly<Record<Special, Phrase>> = {
  playCard: {
    en: '1 more hand card → action',
    de: 'noch 1 Handkarte → Aktion',
    nl: 'nog 1 handkaart → actie',
  },
  drawAndPlay: {
    en: 'top card of a draw pile → action',
    de: 'oberste Karte eines Zugstapels → Aktion',
    nl: 'bovenste kaart van een trekstapel → actie',
  },
  passThreat: {
    en: '−1 any threat marker, +1 point → others: +1 of its colour',
    de: '−1 beliebiger Bedrohungsmarker, +1 Punkt → alle anderen: +1 seiner Farbe',
    nl: '−1 noodlotfiche naar keuze, +1 punt → anderen: +1 van die kleur',
  },
  payOthers: {
    en: 'Others: +1 guilder each, +1 point per guilder',
    de: 'Alle anderen: je +1 Gulden, +1 Punkt pro Gulden',
    nl: 'Anderen: elk +1 gulden, +1 punt per gulden',
  },
  activateAll: {
    en: 'all persons that cost 1 worker: once for free',
    de: 'alle Personen, die 1 Handlanger kosten: einmal kostenfrei',
    nl: 'alle personen die 1 arbeider kosten: eenmaal kosteloos',
  },
  recall: {
    en: 'any number of other persons → hand',
    de: 'beliebig viele andere Personen → Hand',
    nl: 'andere personen naar keuze → hand',
  },
}

export const ruleWords: Readonly<Record<Rule, Phrase>> = {
  avert: {
    en: 'when you would take a threat marker: you may return 1 worker of its colour instead',
    de: 'wenn du einen Bedrohungsmarker nehmen müsstest: Du darfst stattdessen 1 Handlanger seiner Farbe abgeben',
    nl: 'als je een noodlotfiche zou moeten nemen: je mag in plaats daarvan 1 arbeider van die kleur inleveren',
  },
  doubleInstant: {
    en: 'whenever you recruit a person with the lightning icon: you may perform the effect twice',
    de: 'immer wenn du eine Person mit Blitz anwirbst: Du darfst ihren Effekt zweimal ausführen',
    nl: 'telkens als je een persoon met bliksemschicht aantrekt: je mag het effect tweemaal uitvoeren',
  },
  sharedMajority: SHARED_MAJORITY,
}

export const ruleShort: Readonly<Record<Rule, Phrase>> = {
  avert: {
    en: 'threat marker: or −1 worker of its colour',
    de: 'Bedrohungsmarker: oder −1 Handlanger seiner Farbe',
    nl: 'noodlotfiche: of −1 arbeider van die kleur',
  },
  doubleInstant: {
    en: 'persons with the lightning icon: effect twice',
    de: 'Personen mit Blitz: Effekt zweimal',
    nl: 'personen met bliksemschicht: effect tweemaal',
  },
  sharedMajority: SHARED_MAJORITY_SHORT,
}
