import type { CardFace, Language, Library } from '@kontor/engine/presentation'

export const WORTHIEST = 6

/** Crates are numbers. There are four of each worth from 1 to 6. */
export const CRATES: readonly number[] = Array.from({ length: 4 * WORTHIEST }, (_, i) => i + 1)

export const worth = (crate: number): number => 1 + ((crate - 1) % WORTHIEST)

/** What is in a crate, by its worth. */
const GOODS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Straw', 'Bricks', 'Cheese', 'Cloth', 'Spices', 'Silver'],
  de: ['Stroh', 'Ziegel', 'Käse', 'Tuch', 'Gewürze', 'Silber'],
  nl: ['Stro', 'Bakstenen', 'Kaas', 'Laken', 'Specerijen', 'Zilver'],
}
const TINTS = ['yellow', 'red', 'orange', 'blue', 'brown', 'gray']
const COLORS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Yellow', 'Red', 'Orange', 'Blue', 'Brown', 'Gray'],
  de: ['Gelb', 'Rot', 'Orange', 'Blau', 'Braun', 'Grau'],
  nl: ['Geel', 'Rood', 'Oranje', 'Blauw', 'Bruin', 'Grijs'],
}

export const goodsOf = (crate: number, language: Language): string => GOODS[language][worth(crate) - 1]!

const TEXT: Readonly<Record<Language, (points: number) => string>> = {
  en: points =>
    `Worth ${points}. You may declare any worth from 1 to ${WORTHIEST}; up to ${points} it is no lie.`,
  de: points =>
    `Wert ${points}. Angeben darfst du jeden Wert von 1 bis ${WORTHIEST}; bis ${points} ist es nicht gelogen.`,
  nl: points =>
    `Waarde ${points}. Je mag elke waarde van 1 tot ${WORTHIEST} opgeven; tot ${points} is het geen leugen.`,
}

/** A crate as it speaks: for the page and for `kontor cards`. */
function faceOf(crate: number, language: Language): CardFace {
  const points = worth(crate)
  return {
    number: crate,
    name: goodsOf(crate, language),
    category: { en: 'Crate', de: 'Kiste', nl: 'Kist' }[language],
    color: COLORS[language][points - 1]!,
    tint: TINTS[points - 1]!,
    emblem: 'good',
    cost: 0,
    points,
    activation: { en: 'At the customs', de: 'Am Zoll', nl: 'Bij de douane' }[language],
    text: TEXT[language](points),
    short: `${points}`,
    icons: [],
    sources: { points: 'house' },
  }
}

export const library: Library = {
  cards: (language, _, only) =>
    CRATES.filter(crate => only === undefined || only.has(crate)).map(crate => faceOf(crate, language)),
}
