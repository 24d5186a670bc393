import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { faultsIn, faultsInShort } from '../../../language/test/faults.ts'
import { ABILITIES } from '../src/cards/cards.ts'
import { buildings, each, forWorker, instant, marks, once, points } from '../src/cards/vocabulary.ts'
import { CATEGORIES } from '../src/colors.ts'
import { CARD_DATA } from '../src/data/tables.ts'
import type { Ability } from '../src/language.ts'
import {
  actionName,
  activationOf,
  cardName,
  categoryName,
  colorName,
  disasterName,
  iconsOf,
  listing,
  majorityName,
  shortOf,
  textOf,
} from '../src/words/index.ts'
import { MODELS } from './words/models/models.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
const CARDS = ABILITIES.map((ability, number) => ({ ability, number })).slice(1, CARD_DATA.length)

const cardNumbered = (number: number): Ability => {
  const ability = ABILITIES[number]
  if (!ability) throw new Error(`No card ${number}`)
  return ability
}
const spoken = (number: number) => LANGUAGES.map(language => textOf(cardNumbered(number), language))
const short = (number: number) => LANGUAGES.map(language => shortOf(cardNumbered(number), language))

describe('the sentence of a card', () => {
  const models = Object.entries(MODELS).map(([number, model]) => ({ number: Number(number), model }))

  test('there are models for more than sixty cards', () => expect(models.length).toBeGreaterThan(60))

  for (const language of LANGUAGES)
    test.each(models)(`$number in ${language}`, ({ number, model }) => {
      expect(textOf(cardNumbered(number), language)).toBe(model[language])
    })

  test('cards of one kind differ in colour only', () => {
    expect(spoken(63)[1]).toBe(spoken(62)[1]?.replace('orange', 'braunen'))
    expect(spoken(118)[2]).toBe(spoken(115)[2]?.replace('grijze', 'bruine'))
  })

  test('a house option counts the numbers on the dice', () => {
    const ability = once('III', marks(1, each('diceNumbers')))
    expect(LANGUAGES.map(language => textOf(ability, language))).toEqual([
      'Take 1 mark for each different number on the dice.',
      'Nimm 1 Mark für jede Zahl, die mindestens ein Würfel zeigt.',
      'Neem 1 mark voor elk getal dat minstens één dobbelsteen toont.',
    ])
  })

  test('three gains share their verbs', () => {
    const ability = instant(marks(2), { do: 'workers', colors: ['gray'] }, points(1))
    expect(textOf(ability, 'en')).toBe('Take 2 marks and 1 grey worker and gain 1 point.')
    expect(textOf(ability, 'de')).toBe('Nimm 2 Mark und 1 grauen Arbeiter und erhalte 1 Punkt.')
  })

  test('a counter is only shared by those that have it', () => {
    const ability = instant(marks(2), points(1, buildings('Zoo')))
    expect(textOf(ability, 'nl')).toBe('Neem 2 mark. Krijg daarna 1 punt per gebouw ‘Dierentuin’.')
    const other = instant(marks(2, buildings('Art')), points(1))
    expect(textOf(other, 'en')).toBe('Take 2 marks for each Art building and gain 1 point.')
  })

  test('what no card asks for has no words', () => {
    expect(() => textOf(instant(marks(2, each('blackDie'))), 'en')).toThrow('2 times')
  })
})

describe('proof-reading', () => {
  for (const language of LANGUAGES) {
    test(`all cards in ${language}`, () => {
      const faults = CARDS.flatMap(({ ability, number }) => {
        const text = textOf(ability, language)
        return faultsIn(text, language).map(fault => `${number} ${text} (${fault})`)
      })
      expect(faults).toEqual([])
    })

    test(`all short forms in ${language}`, () => {
      const texts = CARDS.map(({ ability }) => shortOf(ability, language))
      expect(texts.filter(text => text.trim() === '')).toEqual([])
      expect(texts.flatMap(text => faultsInShort(text, language).map(fault => `${text} (${fault})`))).toEqual(
        [],
      )
    })

    test(`cards that differ say different things in ${language}`, () => {
      const meanings = new Map<string, Set<string>>()
      for (const { ability } of CARDS) {
        const said = `${activationOf(ability, language)}: ${textOf(ability, language)}`
        meanings.set(said, (meanings.get(said) ?? new Set()).add(JSON.stringify(ability)))
      }
      expect([...meanings].filter(([, abilities]) => abilities.size > 1)).toEqual([])
      expect(meanings.size).toBeGreaterThan(220)
    })

    test(`short forms that differ in ${language}`, () => {
      const meanings = new Map<string, Set<string>>()
      for (const { ability } of CARDS) {
        const said = `${activationOf(ability, language)}: ${shortOf(ability, language)}`
        meanings.set(said, (meanings.get(said) ?? new Set()).add(JSON.stringify(ability)))
      }
      expect([...meanings].filter(([, abilities]) => abilities.size > 1)).toEqual([])
    })
  }

  test.each([
    ['en', 'Take 1 workers.', 'one of many'],
    ['en', 'Take 2 mark.', 'many of one'],
    ['en', 'take 2 marks.', 'no capital at the beginning'],
    ['en', 'Take 2 marks', 'no full stop at the end'],
    ['en', 'Return 1 grey worker: Take 2 marks.', 'a capital after a colon'],
    ['en', 'Play a orange card.', 'a before a vowel'],
    ['en', 'Each player discards 1 card of his choice.', 'a pronoun with a gender'],
    ['de', 'Gib 1 grauen Arbeiter: Nimm 2 Mark.', 'gib without ab'],
    ['de', 'Gib 1 grauen Arbeiter ab: nimm 2 Mark.', 'a small letter after a colon'],
    ['de', 'Nimm 1 grau Arbeiter.', 'an unbent colour'],
    ['de', 'Nimm 1 orangen Arbeiter.', 'a bent orange or rosa'],
    ['de', 'Nimm so viele Mark, wie zeigt der schwarze Würfel.', 'wie without a verb at the end'],
    ['de', 'Nimm  undefined Mark.', 'a slot is left'],
    ['de', 'Rücke auf dem Rathausplatz 1 Feld.', 'rücke without vor'],
    ['de', 'Ziehe 4 Karten und wirf danach 4 Handkarten.', 'wirf without ab'],
    ['de', 'Ziehe 2 Karte.', 'many of one'],
    ['nl', 'Lever 1 grijze arbeider: neem 2 mark.', 'lever without in'],
    ['nl', 'Krijg 2 punten per actieve meerderheidsfiche.', '-e before a het-word'],
    ['nl', 'Neem 1 grijs arbeider.', 'no -e before a de-word'],
    ['nl', 'Krijg 2 punt.', 'many of one'],
    ['nl', 'Elke andere speler legt 1 gebouw naar zijn keuze af.', 'a pronoun with a gender'],
  ] as const)('%s: %s (%s)', (language, text, fault) => {
    expect(faultsIn(text, language)).toContain(fault)
  })
})

describe('the short form', () => {
  test.each([
    [
      3,
      '−1 grey worker: +2 marks per Civic building',
      '−1 grauer Arbeiter: +2 Mark pro Gebäude „Bürgertum“',
      '−1 grijze arbeider: +2 mark per gebouw ‘Burgerij’',
    ],
    [
      34,
      'Take workers: +1 worker (any)',
      'Arbeiter nehmen: +1 beliebiger Arbeiter',
      'Arbeiders nemen: +1 arbeider naar keuze',
    ],
    [
      80,
      '−1 purple worker: +1 point per purple site',
      '−1 violetter Arbeiter: +1 Punkt pro violettes Grundstück',
      '−1 paarse arbeider: +1 punt per paarse bouwlocatie',
    ],
    [
      88,
      '−1 orange worker: per set of 5 workers of different colours +5 marks, +1 point',
      '−1 orange Arbeiter: pro 5 Arbeiter verschiedener Farben +5 Mark, +1 Punkt',
      '−1 oranje arbeider: per set van 5 arbeiders van verschillende kleuren +5 mark, +1 punt',
    ],
    [176, 'Others: −1 building', 'Alle anderen: −1 Gebäude', 'Anderen: −1 gebouw'],
    [182, 'Orange buildings: half price', 'Orange Gebäude: halber Preis', 'Oranje gebouwen: halve prijs'],
    [
      230,
      '−1 orange worker: +marks = black die',
      '−1 orange Arbeiter: +Mark = schwarzer Würfel',
      '−1 oranje arbeider: +mark = zwarte dobbelsteen',
    ],
  ])('card %i', (number, ...words) => expect(short(number)).toEqual(words))
})

describe('the icons', () => {
  test.each([
    [3, ['phase-3', 'worker-gray', 'arrow', 'marks-2', 'per', 'category-civic']],
    [12, ['phase-3', 'worker-pink', 'arrow', 'points-1', 'per', 'every-3', 'wall']],
    [34, ['permanent', 'take-workers', 'arrow', 'worker-any']],
    [49, ['phase-2', 'die-gray', 'at-least-5', 'arrow', 'worker-gray']],
    [127, ['phase-3', 'worker-orange', 'arrow', 'marks-2', 'plus', 'points-1']],
    [176, ['instant', 'others', 'minus-1', 'building']],
    [191, ['laurel', 'points-2', 'per', 'category-secret-society']],
    [233, ['instant', 'points', 'equals', 'die-black']],
    [241, []],
  ])('of card %i', (number, icons) => expect(iconsOf(cardNumbered(number))).toEqual(icons))

  test('are small letters, digits and hyphens, and begin with the activation', () => {
    const icons = CARDS.map(({ ability }) => iconsOf(ability))
    expect(icons.flat().filter(icon => !/^[a-z]+(?:-[a-z0-9]+)*$/.test(icon))).toEqual([])
    const first = icons.filter(list => list.length > 0).map(list => list[0] ?? '')
    expect(first.filter(icon => !/^(?:instant|phase-[1-4]|permanent|laurel)$/.test(icon))).toEqual([])
  })
})

describe('names', () => {
  test('of activations', () => {
    const labels = [1, 261, 49, 3, 4, 34, 11, 241].map(number =>
      LANGUAGES.map(language => activationOf(cardNumbered(number), language)).join(' '),
    )
    expect(labels).toEqual([
      'Instant Sofort Direct',
      'Phase I Phase I Fase I',
      'Phase II Phase II Fase II',
      'Phase III Phase III Fase III',
      'Phase IV Phase IV Fase IV',
      'Permanent Dauerhaft Permanent',
      'Final scoring Schlusswertung Eindtelling',
      'No ability Keine Fähigkeit Geen vaardigheid',
    ])
  })

  test('of cards: the category and three digits', () => {
    expect(LANGUAGES.map(language => cardName(3, 'Civic', language))).toEqual([
      'Civic 003',
      'Bürgertum 003',
      'Burgerij 003',
    ])
  })

  test('of colours, German with a capital', () => {
    expect([0, 1, 2, 3, 4, 5].map(color => colorName(color, 'de'))).toEqual([
      'Violett',
      'Orange',
      'Grau',
      'Rosa',
      'Braun',
      'Schwarz',
    ])
    expect(colorName(2, 'en')).toBe('grey')
    expect(colorName(0, 'nl')).toBe('paars')
  })

  test('of actions, disasters and majorities', () => {
    expect(actionName('site', 'nl')).toBe('Bouwlocatie neerleggen')
    expect(disasterName(2, 'en')).toBe('Decay')
    expect(disasterName(0, 'nl')).toBe('Overstroming')
    expect(disasterName(3, 'de')).toBe('Überfall')
    expect(majorityName(4, 'nl')).toBe('Dierentuin')
    expect(majorityName(0, 'de')).toBe('Rathausplatz')
  })

  test('of all categories differ in each language', () => {
    for (const language of LANGUAGES)
      expect(new Set(CATEGORIES.map(category => categoryName(category, language))).size).toBe(
        CATEGORIES.length,
      )
  })
})

/** The face of every card: its signs and its short form; regenerate only after reading it. */
test('all faces are as in the golden file', async () => {
  const faces = CARDS.map(({ ability, number }) =>
    [number, iconsOf(ability).join(' '), ...short(number)].join(' | '),
  )
  await expect(`${faces.join('\n')}\n`).toMatchFileSnapshot('words/faces.txt')
})

/** Rows of tiles, their head, their title, and the lines around it. */
const TILE_LINES = 10 + 15 + 6 + 20 + 24 + 2 + 1 + 2

test('the listing has a row for each card and each tile', () => {
  const page = listing('de', [{ number: 3, category: 'Civic', color: 'brown' }])
  expect(page).toContain(
    '| 003 | Bürgertum | Braun | Phase III | Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes Gebäude „Bürgertum“. | −1 grauer Arbeiter: +2 Mark pro Gebäude „Bürgertum“ |\n',
  )
  expect(page.split('\n')).toHaveLength(6 + TILE_LINES)
  const all = CARDS.map(({ number }) => ({ number, category: 'Zoo', color: 'gray' }) as const)
  expect(listing('en', all).split('\n')).toHaveLength(285 + TILE_LINES)
  expect(() => listing('en', [{ number: 999, category: 'Zoo', color: 'gray' }])).toThrow('999')
})

test('a card that pays for its category is worded by the category', () => {
  expect(textOf(forWorker('gray', marks(2, buildings('Harbor'))), 'nl')).toBe(
    'Lever 1 grijze arbeider in: neem 2 mark per gebouw ‘Haven’.',
  )
})
