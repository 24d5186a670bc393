/** The words that several cities share, with what is needed to bend them. */

export interface Noun {
  readonly en: readonly [one: string, many: string]
  readonly de: readonly [gender: 'm' | 'f' | 'n', one: string, many: string, dativeMany: string]
  readonly nl: readonly [article: 'de' | 'het', one: string, many: string]
}

/** German: whether it takes endings; Dutch: the form with -e. */
export interface Adjective {
  readonly en: string
  readonly de: readonly [word: string, ending: 'bends' | 'never']
  readonly nl: readonly [word: string, bent: string]
}

export const point: Noun = {
  en: ['point', 'points'],
  de: ['m', 'Punkt', 'Punkte', 'Punkten'],
  nl: ['het', 'punt', 'punten'],
}
export const card: Noun = {
  en: ['card', 'cards'],
  de: ['f', 'Karte', 'Karten', 'Karten'],
  nl: ['de', 'kaart', 'kaarten'],
}
export const handCard: Noun = {
  en: ['hand card', 'hand cards'],
  de: ['f', 'Handkarte', 'Handkarten', 'Handkarten'],
  nl: ['de', 'handkaart', 'handkaarten'],
}
export const drawPile: Noun = {
  en: ['draw pile', 'draw piles'],
  de: ['m', 'Zugstapel', 'Zugstapel', 'Zugstapeln'],
  nl: ['de', 'trekstapel', 'trekstapels'],
}
export const statue: Noun = {
  en: ['statue', 'statues'],
  de: ['f', 'Statue', 'Statuen', 'Statuen'],
  nl: ['het', 'standbeeld', 'standbeelden'],
}
export const die: Noun = {
  en: ['die', 'dice'],
  de: ['m', 'Würfel', 'Würfel', 'Würfeln'],
  nl: ['de', 'dobbelsteen', 'dobbelstenen'],
}
export const figure: Noun = {
  en: ['number', 'numbers'],
  de: ['f', 'Zahl', 'Zahlen', 'Zahlen'],
  nl: ['het', 'getal', 'getallen'],
}
export const colour: Noun = {
  en: ['colour', 'colours'],
  de: ['f', 'Farbe', 'Farben', 'Farben'],
  nl: ['de', 'kleur', 'kleuren'],
}
export const space: Noun = {
  en: ['space', 'spaces'],
  de: ['n', 'Feld', 'Felder', 'Feldern'],
  nl: ['het', 'veld', 'velden'],
}

/** Every colour that a card, die, worker or building of a city can have. */
export const COLOR_WORDS = {
  purple: { en: 'purple', de: ['violett', 'bends'], nl: ['paars', 'paarse'] },
  orange: { en: 'orange', de: ['orange', 'never'], nl: ['oranje', 'oranje'] },
  gray: { en: 'grey', de: ['grau', 'bends'], nl: ['grijs', 'grijze'] },
  pink: { en: 'pink', de: ['rosa', 'never'], nl: ['roze', 'roze'] },
  brown: { en: 'brown', de: ['braun', 'bends'], nl: ['bruin', 'bruine'] },
  black: { en: 'black', de: ['schwarz', 'bends'], nl: ['zwart', 'zwarte'] },
  blue: { en: 'blue', de: ['blau', 'bends'], nl: ['blauw', 'blauwe'] },
  yellow: { en: 'yellow', de: ['gelb', 'bends'], nl: ['geel', 'gele'] },
  red: { en: 'red', de: ['rot', 'bends'], nl: ['rood', 'rode'] },
} as const satisfies Record<string, Adjective>
export type ColorName = keyof typeof COLOR_WORDS

export const extra: Adjective = { en: 'extra', de: ['zusätzlich', 'bends'], nl: ['extra', 'extra'] }
export const built: Adjective = { en: 'built', de: ['gebaut', 'bends'], nl: ['gebouwd', 'gebouwde'] }
export const third: Adjective = { en: 'third', de: ['dritt', 'bends'], nl: ['derde', 'derde'] }
export const random: Adjective = {
  en: 'random',
  de: ['zufällig', 'bends'],
  nl: ['willekeurig', 'willekeurige'],
}

export const outermost: Adjective = {
  en: 'outermost',
  de: ['äußerst', 'bends'],
  nl: ['buitenste', 'buitenste'],
}
export const complete: Adjective = {
  en: 'complete',
  de: ['vollständig', 'bends'],
  nl: ['compleet', 'complete'],
}
export const active: Adjective = { en: 'active', de: ['aktiv', 'bends'], nl: ['actief', 'actieve'] }
