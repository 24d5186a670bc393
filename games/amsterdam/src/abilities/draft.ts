import { LEAST, type Use } from './ability.ts'

/** Phase I: no card has to be taken. */
export interface NoCard {
  readonly when: 'I'
  readonly rule: 'noCard'
}

export const draft: Use<NoCard> = {
  sentence: () => ({
    en: 'you need not choose a card',
    de: 'du musst keine Karte wählen',
    nl: 'je hoeft geen kaart te kiezen',
  }),
  short: () => ({
    en: 'choosing a card: optional',
    de: 'Karte wählen: freiwillig',
    nl: 'kaart kiezen: niet verplicht',
  }),
  icons: () => ['phase-1', 'card-1', 'or', 'no'],
  perRound: () => LEAST,
}
