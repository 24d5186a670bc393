import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '../../../../../language/test/faults.ts'
import {
  CLERIC_TILES,
  FIRST_CLERIC,
  FIRST_MAYOR,
  IN_PLAY,
  MAYORS,
  SHIPS,
  STOCK,
  TOKENS,
} from '../../../src/cards/tiles.ts'
import {
  always,
  anyWorkers,
  instant,
  marks,
  mayReduce,
  workerOfItsColor,
} from '../../../src/cards/vocabulary.ts'
import {
  clericTileText,
  iconsOf,
  listing,
  mayorName,
  mayorText,
  nameOfCard,
  shipText,
  shortOf,
  stockStepText,
  stockText,
  textOf,
  textOfTile,
  tileName,
  tokenText,
} from '../../../src/words/index.ts'
import { COMMON_MODELS } from '../models/common-models.ts'
import { TILE_MODELS } from '../models/tile-models.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
const COLORS = ['purple', 'orange', 'gray', 'pink', 'brown', 'black']

const twoDigits = (n: number) => String(n).padStart(2, '0')
const inAll = (text: (language: Language) => string) => LANGUAGES.map(text)

/** What every tile says, by the name of the tile in the rules. */
const SAID: Readonly<Record<string, string[]>> = Object.fromEntries([
  ...MAYORS.map((_, i) => [`M${twoDigits(i + 1)}`, inAll(language => mayorText(i, language))]),
  ...TOKENS.map((_, i) => [
    i < 5 ? `I-${COLORS[i]}` : `X${twoDigits(i - 4)}`,
    inAll(language => tokenText(i, language)),
  ]),
  ...SHIPS.map((_, i) => [`SH-${COLORS[i]}`, inAll(language => shipText(i, language))]),
  ...STOCK.map((_, i) => [`B${twoDigits(i + 1)}`, inAll(language => stockText(i, language))]),
  ...CLERIC_TILES.map((_, i) => [
    `C${twoDigits((i >> 1) + 1)}${'ab'[i % 2]}`,
    inAll(language => clericTileText(i, language)),
  ]),
])

describe('the sentence of a tile', () => {
  test.each(Object.entries({ ...TILE_MODELS, ...COMMON_MODELS }))('%s', (id, model) => {
    expect(SAID[id]).toEqual(model)
  })

  test('every tile has one, and no two sides say the same', () => {
    expect(Object.keys(SAID).sort()).toEqual(Object.keys({ ...TILE_MODELS, ...COMMON_MODELS }).sort())
    for (const kind of [/^M/, /^[IX]/, /^SH/, /^B/, /^C/]) {
      const texts = Object.entries(SAID).filter(([id]) => kind.test(id))
      for (const i of LANGUAGES.keys())
        expect(new Set(texts.map(([, said]) => said[i])).size).toBe(texts.length)
    }
  })

  test.each(LANGUAGES.map((language, i) => [language, i] as const))(
    'is well written in %s',
    (language, i) => {
      const faults = Object.entries(SAID).flatMap(([id, said]) =>
        faultsIn(said[i]!, language).map(fault => `${id} ${said[i]} (${fault})`),
      )
      expect(faults).toEqual([])
    },
  )
})

describe('one step of the stock exchange', () => {
  test.each([
    [0, 0, '‘Take money’: +1 mark.', '„Geld nehmen“: +1 Mark.', '‘Geld nemen’: +1 mark.'],
    [
      1,
      2,
      '‘Take money’: −2 marks (minimum 0).',
      '„Geld nehmen“: −2 Mark (mindestens 0).',
      '‘Geld nemen’: −2 mark (minimaal 0).',
    ],
    [
      2,
      0,
      '‘Take workers’: no change.',
      '„Arbeiter nehmen“: keine Änderung.',
      '‘Arbeiders nemen’: geen verandering.',
    ],
    [
      2,
      1,
      "‘Take workers’: +1 worker of the card's colour.",
      '„Arbeiter nehmen“: +1 Arbeiter in der Farbe der Karte.',
      '‘Arbeiders nemen’: +1 arbeider in de kleur van de kaart.',
    ],
    [
      3,
      0,
      '‘Take workers’: pay 1 mark.',
      '„Arbeiter nehmen“: Zahle 1 Mark.',
      '‘Arbeiders nemen’: betaal 1 mark.',
    ],
    [
      5,
      0,
      '‘Build a wall segment’: −1 point.',
      '„Mauerstein bauen“: −1 Punkt.',
      '‘Stadsmuur bouwen’: −1 punt.',
    ],
    [
      9,
      1,
      '‘Play a site’: return 1 more worker (purple/brown).',
      '„Grundstück auslegen“: Gib 1 weiteren Arbeiter ab (Violett/Braun).',
      '‘Bouwlocatie neerleggen’: lever nog 1 arbeider in (paars/bruin).',
    ],
    [
      13,
      1,
      "‘Construct a building’: return 1 worker of the building's colour.",
      '„Gebäude errichten“: Gib 1 Arbeiter in der Farbe des Gebäudes ab.',
      '‘Gebouw bouwen’: lever 1 arbeider in de kleur van het gebouw in.',
    ],
    [
      18,
      1,
      '‘Build a wall segment’: free in grey/purple.',
      '„Mauerstein bauen“: kostenfrei in Grau/Violett.',
      '‘Stadsmuur bouwen’: kosteloos in grijs/paars.',
    ],
  ])('side %i, step %i', (side, step, ...words) => {
    expect(inAll(language => stockStepText(side, step, language))).toEqual(words)
  })
})

describe('names', () => {
  test('of mayors, also by their number in play', () => {
    expect(inAll(language => mayorName(8, language))).toEqual([
      'Mayor Mönckeberg',
      'Bürgermeister Mönckeberg',
      'burgemeester Mönckeberg',
    ])
    expect(tileName(FIRST_MAYOR + 9, 'en')).toBe('Mayor Mönckeberg')
  })

  test('of every tile in play, and of cards', () => {
    const tiles = IN_PLAY.flatMap((_, number) => (number >= FIRST_MAYOR ? [number] : []))
    expect(tiles).toHaveLength(10 + 6 + 15 + 60 + 24)
    for (const language of LANGUAGES) {
      const names = new Set(tiles.map(number => tileName(number, language)))
      expect(names.size).toBe(5 + 6 + 3)
      for (const number of tiles) {
        expect(nameOfCard(number, language)).toBe(tileName(number, language))
        expect(textOfTile(number, language)).toMatch(/\.$/)
      }
    }
    expect(nameOfCard(3, 'nl')).toBe('Burgerij 003')
    expect(textOfTile(3, 'nl')).toBeUndefined()
    expect(() => tileName(3, 'en')).toThrow('No tile 3')
  })
})

const TILES = IN_PLAY.map((ability, number) => ({ ability, number })).filter(
  ({ number }) => number >= FIRST_MAYOR,
)

describe('tiles in the words of cards', () => {
  test('what no card can do is said as on the tile', () => {
    const said = [FIRST_CLERIC + 1, FIRST_CLERIC + 5, 349, 369, 394, 397].map(number =>
      inAll(language => textOf(IN_PLAY[number]!, language)),
    )
    expect(said).toEqual([
      [
        'Whenever you perform the standard action ‘Take money’: take 2 marks less (minimum 0).',
        'Immer wenn du die Basisaktion „Geld nehmen“ ausführst: Nimm 2 Mark weniger (mindestens 0).',
        'Telkens als je de basisactie ‘Geld nemen’ uitvoert: neem 2 mark minder (minimaal 0).',
      ],
      [
        'Your standard action ‘Build a wall segment’ costs 2 marks more.',
        'Deine Basisaktion „Mauerstein bauen“ kostet 2 Mark mehr.',
        'Je basisactie ‘Stadsmuur bouwen’ kost 2 mark meer.',
      ],
      [
        '‘Take workers’: pay 1 mark.',
        '„Arbeiter nehmen“: Zahle 1 Mark.',
        '‘Arbeiders nemen’: betaal 1 mark.',
      ],
      [
        '‘Play a site’: return 1 more worker (pink/orange).',
        '„Grundstück auslegen“: Gib 1 weiteren Arbeiter ab (Rosa/Orange).',
        '‘Bouwlocatie neerleggen’: lever nog 1 arbeider in (roze/oranje).',
      ],
      [
        '‘Build a wall segment’: free in orange.',
        '„Mauerstein bauen“: kostenfrei in Orange.',
        '‘Stadsmuur bouwen’: kosteloos in oranje.',
      ],
      [
        '‘Build a wall segment’: 1 mark more expensive in brown.',
        '„Mauerstein bauen“: 1 Mark teurer in Braun.',
        '‘Stadsmuur bouwen’: 1 mark duurder in bruin.',
      ],
    ])
  })

  test('an extra worker of the colour of the card', () => {
    const ability = always({ on: 'workers', effects: [workerOfItsColor] })
    expect(inAll(language => textOf(ability, language))).toEqual([
      "Whenever you perform the standard action ‘Take workers’: take 1 extra worker of the card's colour.",
      'Immer wenn du die Basisaktion „Arbeiter nehmen“ ausführst: Nimm 1 Arbeiter in der Farbe der Karte zusätzlich.',
      'Telkens als je de basisactie ‘Arbeiders nemen’ uitvoert: neem 1 extra arbeider in de kleur van de kaart.',
    ])
  })

  test('what may be declined', () => {
    expect(inAll(language => textOf(instant(mayReduce('gray', 1)), language))).toEqual([
      'You may reduce the grey disaster by 1 level.',
      'Du darfst die graue Gefahr um 1 Stufe verringern.',
      'Je mag het grijze onheil met 1 niveau verlagen.',
    ])
  })

  test('sentences, short forms and signs of all of them', () => {
    for (const { ability, number } of TILES) {
      if ('effects' in ability && ability.effects.length === 0) continue
      for (const language of LANGUAGES) {
        const short = shortOf(ability, language)
        expect([number, textOf(ability, language)].join(' ')).not.toMatch(/undefined| {2}|: \.$/)
        expect([number, short].join(' ')).not.toMatch(/undefined| {2}|^\d+ $|\.$/)
      }
      const icons = iconsOf(ability)
      expect(icons.filter(icon => !/^[a-z]+(?:-[a-z0-9]+)*$/.test(icon))).toEqual([])
      expect(icons[0]).toMatch(/^(?:instant|phase-3|permanent)$/)
    }
  })
})

/** The face of every tile: its signs and its short form; regenerate only after reading it. */
test('all faces are as in the golden file', async () => {
  const faces = TILES.map(({ ability, number }) =>
    [number, iconsOf(ability).join(' '), ...inAll(language => shortOf(ability, language))].join(' | '),
  )
  await expect(`${faces.join('\n')}\n`).toMatchFileSnapshot('tile-faces.txt')
})

test('the listing names every tile', () => {
  const page = listing('de', [])
  expect(page).toContain(
    '| M01 | Bürgermeister Petersen | Start: 10 Mark und 2 Arbeiter jeder Farbe. In Phase I füllst du deine Hand auf 7 Karten auf. |\n',
  )
  expect(page).toContain('| X07 | Schwarzer Gefahrenmarker | ')
  expect(page).toContain('| SH-black | Schwarzes Schiff | Verringere 1 beliebige Gefahr um 1 Stufe. |\n')
  expect(page).toContain('| B02 | Börse (rot) | „Geld nehmen“: −1, −2, −2 Mark (mindestens 0). |\n')
  expect(page).toContain('| C06b | Geistlichenplättchen | Dieser Durchgang hat 3 Runden. |\n')
  for (const id of Object.keys(SAID)) expect(page).toContain(`\n| ${id} | `)
})

test('extra workers of a tile for everybody', () => {
  const ability = always({ on: 'workers', effects: [anyWorkers(1), marks(1)] })
  expect(textOf(ability, 'en')).toBe(
    'Whenever you perform the standard action ‘Take workers’: take 1 extra worker of any colour and 1 mark.',
  )
})
