import { often, type Plain, type Requirement } from './condition.ts'

/** The market tile has given prestige, other cards have given something, this turn. */
export type Brought = Plain<'marketPrestige' | 'cardGulden' | 'cardPrestige'>

export const marketPrestige: Requirement<unknown> = {
  isMet: ({ turn }) => turn.marketPoints > 0,
  sentence: () => ({
    en: 'if the market tile has brought you prestige this turn',
    de: 'wenn dir das Marktplättchen in diesem Zug Prestigepunkte gebracht hat',
    nl: 'als het marktfiche je deze beurt prestigepunten heeft opgeleverd',
  }),
  short: () => ({
    en: 'prestige from the market',
    de: 'Prestigepunkte vom Markt',
    nl: 'prestigepunten van de markt',
  }),
  icons: () => ['market', 'points'],
  chance: often,
}

export const cardGulden: Requirement<unknown> = {
  isMet: ({ turn }) => turn.guldenFromCards > 0,
  sentence: () => ({
    en: 'if another of your cards has brought you gulden this turn',
    de: 'wenn dir eine andere deiner Karten in diesem Zug Gulden gebracht hat',
    nl: 'als een andere kaart van jou deze beurt guldens heeft opgeleverd',
  }),
  short: () => ({
    en: 'gulden from another card',
    de: 'Gulden von einer anderen Karte',
    nl: 'gulden van een andere kaart',
  }),
  icons: () => ['card', 'marks'],
  chance: often,
}

export const cardPrestige: Requirement<unknown> = {
  isMet: ({ turn }) => turn.pointsFromCards > 0,
  sentence: () => ({
    en: 'if another of your cards has brought you prestige this turn',
    de: 'wenn dir eine andere deiner Karten in diesem Zug Prestigepunkte gebracht hat',
    nl: 'als een andere kaart van jou deze beurt prestigepunten heeft opgeleverd',
  }),
  short: () => ({
    en: 'prestige from another card',
    de: 'Prestigepunkte von einer anderen Karte',
    nl: 'prestigepunten van een andere kaart',
  }),
  icons: () => ['card', 'points'],
  chance: often,
}
