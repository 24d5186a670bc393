import { a, counted, forEach, forEachOfYour, ofAnyColour, ofChoice, the } from '@kontor/language/grammar'
import { describe, expect, test } from 'vitest'
import { COLORS } from '../../src/colors.ts'
import { workersOf } from '../../src/words/grammar.ts'
import * as terms from '../../src/words/terms.ts'

const ship: terms.Noun = {
  en: ['ship', 'ships'],
  de: ['n', 'Schiff', 'Schiffe', 'Schiffen'],
  nl: ['het', 'schip', 'schepen'],
}

describe('number, case and gender', () => {
  test.each([
    [counted(1, terms.worker, ['gray'], 'nominative').de, '1 grauer Arbeiter'],
    [counted(1, terms.worker, ['gray']).de, '1 grauen Arbeiter'],
    [counted(1, terms.worker, ['gray'], 'dative').de, '1 grauen Arbeiter'],
    [counted(3, terms.worker, ['gray']).de, '3 graue Arbeiter'],
    [counted(2, terms.worker, ['gray'], 'dative').de, '2 grauen Arbeitern'],
    [counted(1, terms.worker, ['pink']).de, '1 rosa Arbeiter'],
    [counted(1, terms.card, ['gray'], 'dative').de, '1 grauen Karte'],
    [counted(1, ship, ['purple'], 'nominative').de, '1 violettes Schiff'],
    [counted(1, ship, ['purple']).nl, '1 paars schip'],
    [counted(1, terms.card, ['purple']).nl, '1 paarse kaart'],
    [counted(3, ship, ['purple']).nl, '3 paarse schepen'],
    [counted(0, terms.point).de, '0 Punkte'],
    [counted(0, terms.point).nl, '0 punten'],
    [counted(0, terms.point).en, '0 points'],
    [counted(5, terms.mark).de, '5 Mark'],
    [counted(5, terms.mark).nl, '5 mark'],
    [counted(5, terms.mark).en, '5 marks'],
    [ofChoice(1, terms.disaster).de, '1 beliebige Gefahr'],
    [ofAnyColour(1, terms.worker, 'nominative').de, '1 beliebiger Arbeiter'],
    [the(terms.die, 'gray', 'dative').de, 'dem grauen Würfel'],
    [the(terms.die, 'gray', 'nominative').de, 'der graue Würfel'],
    [the(terms.disaster, 'gray').de, 'die graue Gefahr'],
    [the(terms.churchWindow, 'purple').de, 'das violette Kirchenfenster'],
    [the(terms.churchWindow, 'purple').nl, 'het paarse kerkvenster'],
    [a(terms.card, 'orange').en, 'an orange card'],
    [a(terms.card, 'pink').en, 'a pink card'],
    [a(terms.wallSegment, 'brown').de, 'einen braunen Mauerstein'],
    [a(terms.card, 'gray', 'dative').de, 'einer grauen Karte'],
    [a(terms.building, 'gray').nl, 'een grijs gebouw'],
    [forEach(terms.site, ['purple']).de, 'für jedes violette Grundstück'],
    [forEach(terms.die, ['gray']).de, 'für jeden grauen Würfel'],
    [forEach(terms.site, ['orange']).nl, 'per oranje bouwlocatie'],
    [forEachOfYour(terms.majorityToken, [terms.active]).de, 'für jeden deiner aktiven Mehrheitsmarker'],
    [forEachOfYour(terms.majorityToken, [terms.active]).nl, 'per actief meerderheidsfiche van jou'],
  ])('%s', (made, expected) => expect(made).toBe(expected))

  test('a list of workers has its noun once, and it goes with the last number', () => {
    const some = [
      [1, 'pink'],
      [2, 'gray'],
      [1, 'brown'],
    ] as const
    expect(workersOf(some)).toEqual({
      en: '1 pink, 2 grey and 1 brown worker',
      de: '1 rosa, 2 graue und 1 braunen Arbeiter',
      nl: '1 roze, 2 grijze en 1 bruine arbeider',
    })
    expect(workersOf([[2, 'gray']], 'nominative').en).toBe('2 grey workers')
  })
})

/** Every noun with every colour, one and three, nominative and accusative; regenerate only after reading it. */
test('all nouns and colours are as in the golden file', async () => {
  const nouns = Object.entries(terms).flatMap(([name, noun]) =>
    'de' in noun && Array.isArray(noun.de) && noun.de.length === 4
      ? [{ name, noun: noun as terms.Noun }]
      : [],
  )
  const rows = nouns.flatMap(({ noun }) =>
    [...COLORS, 'black' as const].map(color => {
      const nominative = [1, 3].map(n => counted(n, noun, [color], 'nominative'))
      const accusative = [1, 3].map(n => counted(n, noun, [color], 'accusative'))
      return [
        ...nominative.map(words => words.en),
        ...nominative.map(words => words.de),
        ...accusative.map(words => words.de),
        ...nominative.map(words => words.nl),
      ].join(' | ')
    }),
  )
  expect(nouns.length).toBeGreaterThan(20)
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('nouns.txt')
})
