import type { CardFace, Language, Library } from '@kontor/engine/presentation'

/** Cards are numbers. There are three of each worth from 1 to 8. */
export const CARDS: readonly number[] = Array.from({ length: 24 }, (_, i) => i + 1)

export const worth = (card: number): number => 1 + ((card - 1) % 8)

const SHELL = { en: 'Shell', de: 'Muschel', nl: 'Schelp' }
const TEXT: Readonly<Record<Language, (points: number) => string>> = {
  en: points => `Worth ${points}, if nobody has shown a ${points} before.`,
  de: points => `Zählt ${points}, wenn noch niemand eine ${points} gezeigt hat.`,
  nl: points => `Telt voor ${points}, als nog niemand een ${points} heeft getoond.`,
}

/** A card as it speaks: for the page and for `kontor cards`. */
function faceOf(card: number, language: Language): CardFace {
  const points = worth(card)
  return {
    number: card,
    name: `${SHELL[language]} ${points}`,
    category: SHELL[language],
    color: { en: 'Blue', de: 'Blau', nl: 'Blauw' }[language],
    tint: 'blue',
    emblem: 'point',
    cost: 0,
    points,
    activation: { en: 'When shown', de: 'Beim Zeigen', nl: 'Bij het tonen' }[language],
    text: TEXT[language](points),
    short: `${points}`,
    icons: [],
    sources: { points: 'house' },
  }
}

export const library: Library = {
  cards: (language, _, only) =>
    CARDS.filter(card => only === undefined || only.has(card)).map(card => faceOf(card, language)),
}
