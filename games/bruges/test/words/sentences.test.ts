import { next } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import type { Happening, Reason } from '../../src/events.ts'
import { bruges, type Position, position } from '../../src/index.ts'

/** Sentences word for word, in the three languages. */

const said = (event: Happening | Reason) =>
  (['en', 'de', 'nl'] as const).map((language: Language) => bruges.words.say(event, language, ['Ada', 'Ben']))

describe('the log', () => {
  test.each([
    [
      { kind: 'recruited', seat: 0, card: 1, color: 4 },
      [
        'Ada recruits the Prince · −1 yellow worker: +2 guilders, +1 point.',
        'Ada wirbt den Prinzen an · −1 gelber Handlanger: +2 Gulden, +1 Punkt.',
        'Ada trekt de Prins aan · −1 gele arbeider: +2 gulden, +1 punt.',
      ],
    ],
    [
      { kind: 'money', seat: 1, n: 2, because: 96 },
      [
        'Ben takes 2 guilders (Bookseller).',
        'Ben nimmt 2 Gulden (Buchhändler).',
        'Ben neemt 2 gulden (Boekhandelaar).',
      ],
    ],
    [
      { kind: 'lostMoney', seat: 0, n: 12, because: 0 },
      ['Ada loses 12 guilders.', 'Ada verliert 12 Gulden.', 'Ada verliest 12 gulden.'],
    ],
    [
      { kind: 'used', seat: 0, card: 0, action: 'house', color: 3 },
      [
        'Ada plays a purple card: Build a house.',
        'Ada spielt eine violette Karte aus: Haus bauen.',
        'Ada speelt een paarse kaart: Huis bouwen.',
      ],
    ],
    [
      { kind: 'canal', seat: 0, side: 'left', position: 2, color: 0 },
      [
        'Ada builds 1 canal tile (left 2, blue).',
        'Ada baut 1 Kanalplättchen (links 2, Blau).',
        'Ada bouwt 1 kanaalfiche (links 2, blauw).',
      ],
    ],
    [
      { kind: 'threatened', seat: 0, color: 4, count: 2 },
      [
        'Ada takes a red threat marker (now 2).',
        'Ada nimmt einen roten Bedrohungsmarker (jetzt 2).',
        'Ada neemt een rood noodlotfiche (nu 2).',
      ],
    ],
    [{ kind: 'struck', seat: 1, color: 4 }, ['Fire strikes Ben.', 'Brand bei Ben.', 'Brand bij Ben.']],
    [
      { kind: 'averted', seat: 1, color: 0 },
      [
        'Ben averts a blue threat marker.',
        'Ben wendet einen blauen Bedrohungsmarker ab.',
        'Ben voorkomt een blauw noodlotfiche.',
      ],
    ],
    [
      { kind: 'fellBack', seat: 1, space: 0 },
      [
        'Ben moves back to the town hall.',
        'Ben geht zum Rathaus zurück.',
        'Ben gaat terug naar het stadhuis.',
      ],
    ],
    [
      { kind: 'majority', seat: 0, which: 2 },
      [
        'Ada wins the Canals majority.',
        'Ada erringt die Mehrheit „Kanäle“.',
        'Ada wint de meerderheid ‘Kanalen’.',
      ],
    ],
    [
      { kind: 'extraStack', pile: 1, last: 8 },
      [
        'Draw pile 2 is used up and replaced by the extra stack; round 8 is the last one.',
        'Zugstapel 2 ist aufgebraucht und wird durch den Zusatzstapel ersetzt; Runde 8 ist die letzte.',
        'Trekstapel 2 is op en wordt vervangen door de extra stapel; ronde 8 is de laatste.',
      ],
    ],
    [
      { kind: 'drew', seat: 0, color: 2, secret: { to: 0, card: 2 } },
      [
        'Ada draws 1 yellow card: Duke.',
        'Ada zieht 1 gelbe Karte: Herzog.',
        'Ada trekt 1 gele kaart: Hertog.',
      ],
    ],
    [
      { kind: 'drew', seat: 0, color: 2 },
      ['Ada draws 1 yellow card.', 'Ada zieht 1 gelbe Karte.', 'Ada trekt 1 gele kaart.'],
    ],
  ] satisfies [Happening, readonly string[]][])('%j', (event, words) => {
    expect(said(event)).toEqual(words)
  })
})

describe('reasons', () => {
  test.each([
    [
      { kind: 'needsGuilders', n: 9, has: 5 },
      ['costs 9 guilders, you have 5', 'kostet 9 Gulden, du hast 5', 'kost 9 gulden, je hebt er 5'],
    ],
    [
      { kind: 'needsThreat', color: 1 },
      ['needs 1 brown threat marker', 'benötigt 1 braunen Bedrohungsmarker', 'vereist 1 bruin noodlotfiche'],
    ],
    [
      { kind: 'wrongSpace', colors: [0, 2] },
      [
        'no open canal space in this colour, only in blue or yellow',
        'kein offenes Kanalfeld in dieser Farbe, nur in Blau oder Gelb',
        'geen open kanaalveld in deze kleur, alleen in blauw of geel',
      ],
    ],
    [
      { kind: 'dieTooLow', color: 1, atLeast: 5 },
      [
        'the brown die shows less than 5',
        'der braune Würfel zeigt weniger als 5',
        'de bruine dobbelsteen toont minder dan 5',
      ],
    ],
  ] satisfies [Reason, readonly string[]][])('%j', (reason, words) => {
    expect(said(reason)).toEqual(words)
  })
})

/** The question at a position, and its answers. */
function asked(given: Position, language: Language) {
  const state = position(bruges, given)
  const question = next(bruges, state)!
  return [
    bruges.words.prompt!(state, question, language),
    ...question.choices.map(choice => bruges.words.label!(state, question, choice, language)),
  ]
}

describe('questions', () => {
  const TURN = {
    dice: { purple: 4 },
    seats: [{ hand: [1], guilders: 9, workers: { purple: 1 }, threats: { purple: 2 }, houses: ['red'] }],
  } satisfies Position

  test('a turn, with what each answer costs and brings', () => {
    expect(asked(TURN, 'en')).toEqual([
      'Your turn: play a card.',
      'Prince (purple): Take workers (+2 purple workers)',
      'Prince (purple): Take guilders (+4 guilders)',
      'Prince (purple): Discard a threat (Intrigue 2 → 1, +1 point)',
      'Prince (purple): Build a house (−1 purple worker)',
      'Prince (purple): Recruit a person (9 guilders, worth 3 points)',
    ])
    expect(asked(TURN, 'de').slice(0, 2)).toEqual([
      'Du bist am Zug: Spiele eine Karte aus.',
      'Prinz (Violett): Handlanger nehmen (+2 violette Handlanger)',
    ])
    expect(asked(TURN, 'nl').slice(0, 2)).toEqual([
      'Jij bent aan de beurt: speel een kaart.',
      'Prins (paars): Arbeiders nemen (+2 paarse arbeiders)',
    ])
  })

  test('permanent persons are counted in', () => {
    const [, workers, guilders] = asked(
      { dice: { red: 4 }, seats: [{ hand: [4], persons: [152, 105] }] },
      'en',
    )
    expect(workers).toBe('Baron (red): Take workers (+3 red workers)')
    expect(guilders).toBe('Baron (red): Take guilders (+6 guilders)')
  })

  test('a step, a statue, a fire', () => {
    expect(asked({ dice: { blue: 1 }, seats: [{ persons: [84] }], agenda: ['step', 'turn'] }, 'en')).toEqual([
      'Advance on the reputation track for 1 guilder?',
      'Advance to space 1 (1 guilder, worth 1 point, +1 point)',
      'Do not advance',
    ])
    expect(
      asked({ seats: [{ hand: [4], guilders: 9, canals: [4, 5] }] }, 'en').find(text =>
        text.includes('canal'),
      ),
    ).toBe('Baron (red): Build a canal tile (left, 5 guilders, statue worth 7 points)')
    expect(
      asked({ seats: [{ persons: [1], houses: [3, 4], canals: [2, 0] }], agenda: ['burn'] }, 'de'),
    ).toEqual([
      'Wähle ein Haus oder ein Kanalplättchen, das du verlierst.',
      'Haus 1 (Blau), Prinz zurück auf die Hand',
      'Haus 2 (Rot), leer',
      'Links (Braun, Kanalplättchen 2)',
    ])
  })

  test('what a person brought about begins with its name', () => {
    expect(
      asked({ seats: [{ threats: { red: 1 } }], agenda: [{ do: 'discardThreat', card: 66, upTo: 2 }] }, 'nl'),
    ).toEqual([
      'Kerkermeester: kies een noodlotfiche om af te leggen (nog 2).',
      'Brand (rood) 1 → 0 (+1 punt)',
      'Geen fiche afleggen',
    ])
  })
})

test('an answer in numbers', () => {
  const state = position(bruges, {
    seats: [{ hand: [1], guilders: 9, workers: { purple: 1 }, threats: { purple: 1 }, houses: ['red'] }],
  })
  const question = next(bruges, state)!
  expect(question.choices.map(choice => bruges.words.tally!(state, question, choice))).toEqual([
    [{ of: 'worker-violet', n: 2 }],
    [{ of: 'guilders', n: 3 }],
    [
      { of: 'threat-violet', n: -1 },
      { of: 'points', n: 1 },
    ],
    [{ of: 'worker-violet', n: -1 }],
    [
      { of: 'guilders', n: -9 },
      { of: 'worth', n: 3 },
    ],
  ])
})

test.each(['en', 'de', 'nl'] as const)('in %s every option and source has a name', language => {
  for (const [option, { type, ...about }] of Object.entries(bruges.options)) {
    expect(bruges.words.about!(option, undefined, language).text).not.toBe('')
    if (type !== 'flag' && 'of' in about) {
      for (const value of about.of as string[])
        expect(bruges.words.about!(option, value, language).text).not.toBe('')
    }
  }
  const [{ sources }] = bruges.score(position(bruges)) as [ReturnType<typeof bruges.score>[number]]
  for (const source of Object.keys(sources)) expect(bruges.words.source!(source, language)).not.toBe(source)
})
