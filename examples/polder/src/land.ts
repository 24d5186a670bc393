import type { CardFace, Language, Library, Sort } from '@kontor/engine/presentation'

/** The polder is a square of so many fields each way; a field is told by its place, row by row. */
export const SIDE = 5
export const FIELDS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, field) => field)
export const MIDDLE = 12

const EACH = 7

/** The kinds of land, by their places in this list. */
export const LANDS: readonly (Sort & {
  readonly key: string
  readonly tint: string
  readonly icon: string
})[] = [
  { key: 'tulips', icon: 'tulips', tint: 'pink', name: { en: 'tulips', de: 'Tulpen', nl: 'tulpen' } },
  { key: 'meadow', icon: 'cheese', tint: 'green', name: { en: 'meadow', de: 'Weide', nl: 'weide' } },
  { key: 'water', icon: 'canal', tint: 'blue', name: { en: 'water', de: 'Wasser', nl: 'water' } },
  { key: 'mills', icon: 'windmill', tint: 'orange', name: { en: 'mills', de: 'Mühlen', nl: 'molens' } },
]

/** Tiles are numbers. There are seven of each kind of land. */
export const TILES: readonly number[] = Array.from({ length: EACH * LANDS.length }, (_, tile) => tile)

export const landOf = (tile: number): number => tile % LANDS.length

/** What a field is called: a letter for its column, a number for its row. */
export const fieldNamed = (field: number): string => `${'abcde'[field % SIDE]}${Math.floor(field / SIDE) + 1}`

/** The fields beside a field. */
export function beside(field: number): number[] {
  const column = field % SIDE
  const left = column > 0 ? [field - 1] : []
  const right = column < SIDE - 1 ? [field + 1] : []
  return [field - SIDE, ...left, ...right, field + SIDE].filter(each => each >= 0 && each < FIELDS.length)
}

const COLORS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Pink', 'Green', 'Blue', 'Orange'],
  de: ['Rosa', 'Grün', 'Blau', 'Orange'],
  nl: ['Roze', 'Groen', 'Blauw', 'Oranje'],
}

const TEXT: Readonly<Record<Language, string>> = {
  en: 'A point for each tile of the land that it becomes part of.',
  de: 'Ein Punkt für jedes Plättchen des Landes, zu dem es gehören wird.',
  nl: 'Een punt voor elke tegel van het land waar hij bij komt.',
}

/** A tile as it speaks: for the page and for `kontor cards`. */
function faceOf(tile: number, language: Language): CardFace {
  const { name, tint, icon } = LANDS[landOf(tile)]!
  return {
    number: tile,
    name: name[language].charAt(0).toUpperCase() + name[language].slice(1),
    category: { en: 'Land', de: 'Land', nl: 'Land' }[language],
    color: COLORS[language][landOf(tile)]!,
    tint,
    emblem: icon,
    cost: 0,
    points: 0,
    activation: { en: 'When laid', de: 'Beim Legen', nl: 'Bij het leggen' }[language],
    text: TEXT[language],
    short: '',
    icons: [icon],
    sources: {},
  }
}

export const library: Library = {
  cards: (language, _, only) =>
    TILES.filter(tile => only === undefined || only.has(tile)).map(tile => faceOf(tile, language)),
}
