import { next } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { expect, test } from 'vitest'
import { bruges, type Position, position } from '../src/index.ts'

/** A question and its answers in words, in three languages. */

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

function asked(given: Position) {
  const state = position(bruges, given)
  return { state, question: next(bruges, state)! }
}

function prompts(given: Position) {
  const { state, question } = asked(given)
  return LANGUAGES.map(language => bruges.words.prompt?.(state, question, language))
}

function labels(given: Position) {
  const { state, question } = asked(given)
  return LANGUAGES.map(language =>
    question.choices.map(choice => bruges.words.label?.(state, question, choice, language)),
  )
}

test('on the reputation track one climbs in German, as the persons say', () => {
  const given: Position = { dice: { blue: 2 }, agenda: ['step'] }
  expect(prompts(given)).toEqual([
    'Advance on the reputation track for 2 guilders?',
    'Für 2 Gulden auf der Aufstiegsleiste aufsteigen?',
    'Voor 2 gulden vooruitgaan op het ontwikkelingsspoor?',
  ])
  expect(labels(given)).toEqual([
    ['Advance to space 1 (2 guilders, worth 1 point)', 'Do not advance'],
    ['Auf Feld 1 aufsteigen (2 Gulden, 1 Punkt wert)', 'Nicht aufsteigen'],
    ['Vooruit naar veld 1 (2 gulden, 1 punt waard)', 'Niet vooruitgaan'],
  ])
  const climbed = { kind: 'advanced', seat: 0, space: 3, value: 3 } as const
  expect(LANGUAGES.map(language => bruges.words.say(climbed, language, ['Ada']))).toEqual([
    'Ada advances to space 3 (3 points).',
    'Ada steigt auf Feld 3 auf (3 Punkte).',
    'Ada gaat vooruit naar veld 3 (3 punten).',
  ])
  const fallen = { kind: 'fellBack', seat: 0, space: 0 } as const
  expect(bruges.words.say(fallen, 'de', ['Ada'])).toBe('Ada geht zum Rathaus zurück.')
})

test.each([
  [
    { seats: [{ hand: [1], persons: [96] }] },
    'Your turn: play a card or activate a person.',
    'Du bist am Zug: Spiele eine Karte aus oder aktiviere eine Person.',
    'Jij bent aan de beurt: speel een kaart of activeer een persoon.',
  ],
  [
    { seats: [{ persons: [96] }] },
    'Activate a person or end your turn.',
    'Aktiviere eine Person oder beende deinen Zug.',
    'Activeer een persoon of beëindig je beurt.',
  ],
  [
    { seats: [{ houses: [3, 4] }], agenda: [{ do: 'loseHouse', card: 142 }] },
    'Vandal: choose a house to discard.',
    'Vandale: Wähle ein Haus, das du abwirfst.',
    'Vandaal: kies een huis om af te leggen.',
  ],
  [
    { seats: [{ persons: [1, 2] }], agenda: ['losePerson'] },
    'Choose a person to discard.',
    'Wähle eine Person, die du abwirfst.',
    'Kies een persoon om af te leggen.',
  ],
  [
    { seats: [{ canals: [1, 1] }], agenda: [{ do: 'loseCanal', card: 145 }] },
    'Agitator: choose a canal tile to return.',
    'Unruhestifter: Wähle ein Kanalplättchen, das du abgibst.',
    'Onruststoker: kies een kanaalfiche om in te leveren.',
  ],
  [
    { seats: [{ persons: [1] }], agenda: [{ do: 'recall', card: 159 }] },
    'Theologian: choose a person to take back into your hand.',
    'Theologe: Wähle eine Person, die du auf die Hand zurücknimmst.',
    'Theoloog: kies een persoon om in je hand terug te nemen.',
  ],
  [
    { agenda: [{ do: 'buildCanal', card: 67, price: 'free' }] },
    'Gatekeeper: on which side do you build a canal tile?',
    'Torwächter: Auf welcher Seite baust du ein Kanalplättchen?',
    'Poortwachter: aan welke kant bouw je een kanaalfiche?',
  ],
  [
    { seats: [{}, {}, {}], agenda: [{ do: 'payOther', card: 98, paid: [] }] },
    'Moneylender: to whom do you give 1 guilder for 1 point?',
    'Geldverleiher: Wem gibst du 1 Gulden für 1 Punkt?',
    'Geldschieter: aan wie geef je 1 gulden voor 1 punt?',
  ],
] satisfies [Position, string, string, string][])('what is asked in words: %j', (given, ...words) => {
  expect(prompts(given)).toEqual(words)
})

test('no answer has brackets in brackets', () => {
  const [en, de, nl] = labels({ seats: [{ hand: [5], threats: { brown: 2 } }] })
  expect(en).toContain('Knight (brown): Discard a threat (Plague 2 → 1, +1 point)')
  expect(de).toContain('Ritter (Braun): Bedrohung ablegen (Pest 2 → 1, +1 Punkt)')
  expect(nl).toContain('Ridder (bruin): Noodlotfiche afleggen (Pest 2 → 1, +1 punt)')
})

test('a worker that is sold is told with what it brings', () => {
  const selling: Position = {
    seats: [{ workers: { red: 2 } }],
    agenda: [{ do: 'sellWorker', card: 104, sold: [], more: 5 }],
  }
  expect(labels(selling).map(([first]) => first)).toEqual([
    '−1 red worker (you have 2): +1 point, +1 guilder',
    '−1 roter Handlanger (du hast 2): +1 Punkt, +1 Gulden',
    '−1 rode arbeider (je hebt er 2): +1 punt, +1 gulden',
  ])
})

test('whoever is activated without a worker is told without it', () => {
  const free: Position = {
    seats: [{ persons: [1, 132] }],
    agenda: [{ do: 'effect', card: 132, place: 0 }],
  }
  expect(labels(free).map(([first]) => first)).toEqual([
    'Activate the Prince: Take 2 guilders and gain 1 point.',
    'Den Prinzen aktivieren: Nimm 2 Gulden und erhalte 1 Punkt.',
    'De Prins activeren: neem 2 gulden en krijg 1 punt.',
  ])
})

test('workers are promised only as far as the supply has them', () => {
  const given = (blue: number): Position => ({
    limitedWorkers: true,
    seats: [{ hand: [3], persons: [152] }, { workers: { blue } }],
  })
  const taking = (blue: number) => labels(given(blue))[0]![0]
  expect(taking(0)).toBe('Count (blue): Take workers (+3 blue workers)')
  expect(taking(9)).toBe('Count (blue): Take workers (+1 blue worker)')
  expect(taking(10)).toBe('Count (blue): Take workers')
})
