import {
  a,
  aOneOf,
  counted,
  forEach,
  forEachOfYour,
  forEvery,
  ofAnyColour,
  ofChoice,
  severalOf,
  the,
  which,
} from '@kontor/language/grammar'
import type { Phrase } from '@kontor/language/phrase'
import { active, card, die, handCard, type Noun, point, statue } from '@kontor/language/terms'
import { describe, expect, test } from 'vitest'

const worker: Noun = {
  en: ['worker', 'workers'],
  de: ['m', 'Arbeiter', 'Arbeiter', 'Arbeitern'],
  nl: ['de', 'arbeider', 'arbeiders'],
}
const house: Noun = {
  en: ['house', 'houses'],
  de: ['n', 'Haus', 'Häuser', 'Häusern'],
  nl: ['het', 'huis', 'huizen'],
}

const inAll = (en: string, de: string, nl: string): Phrase => ({ en, de, nl })

describe('a noun with a number', () => {
  test.each([
    [counted(1, worker, ['gray']), inAll('1 grey worker', '1 grauen Arbeiter', '1 grijze arbeider')],
    [counted(2, worker, ['gray']), inAll('2 grey workers', '2 graue Arbeiter', '2 grijze arbeiders')],
    [counted(1, house, ['red'], 'nominative'), inAll('1 red house', '1 rotes Haus', '1 rood huis')],
    [counted(1, house, ['red'], 'dative'), inAll('1 red house', '1 roten Haus', '1 rood huis')],
    [counted(2, house, [], 'dative'), inAll('2 houses', '2 Häusern', '2 huizen')],
    [counted(1, point), inAll('1 point', '1 Punkt', '1 punt')],
  ])('bends with number, gender and case: %j', (phrase, expected) => {
    expect(phrase).toEqual(expected)
  })

  test('leaves colours alone that German never bends', () => {
    expect(counted(1, card, ['pink'], 'dative').de).toBe('1 rosa Karte')
    expect(counted(2, card, ['orange']).de).toBe('2 orange Karten')
  })

  test('of any kind stands before the noun in German, and behind it elsewhere', () => {
    expect(ofAnyColour(2, worker)).toEqual(
      inAll('2 workers of any colour', '2 beliebige Arbeiter', '2 arbeiders naar keuze'),
    )
    expect(ofChoice(1, house, 'nominative')).toEqual(
      inAll('1 house of your choice', '1 beliebiges Haus', '1 huis naar keuze'),
    )
  })
})

describe('articles', () => {
  test('agree with gender, case and the vowel that follows', () => {
    expect(a(card, 'orange', 'dative')).toEqual(
      inAll('an orange card', 'einer orange Karte', 'een oranje kaart'),
    )
    expect(a(house, 'blue')).toEqual(inAll('a blue house', 'ein blaues Haus', 'een blauw huis'))
    expect(the(die, 'gray', 'dative')).toEqual(
      inAll('the grey die', 'dem grauen Würfel', 'de grijze dobbelsteen'),
    )
    expect(the(house, 'blue')).toEqual(inAll('the blue house', 'das blaue Haus', 'het blauwe huis'))
  })

  test('stand once before several colours', () => {
    expect(aOneOf(card, ['orange', 'pink', 'purple'], 'dative')).toEqual(
      inAll(
        'an orange, pink or purple card',
        'einer orange, rosa oder violetten Karte',
        'een oranje, roze of paarse kaart',
      ),
    )
  })
})

describe('each and which', () => {
  test('agree with the gender', () => {
    expect(forEach(statue, [])).toEqual(inAll('for each statue', 'für jede Statue', 'per standbeeld'))
    expect(forEach(house, ['purple']).de).toBe('für jedes violette Haus')
    expect(forEachOfYour(handCard, [active])).toEqual(
      inAll(
        'for each of your active hand cards',
        'für jede deiner aktiven Handkarten',
        'per actieve handkaart van jou',
      ),
    )
    expect(forEvery(house)).toEqual(inAll('for each house', 'für jedes Haus', 'voor elk huis'))
    expect(forEvery(card).nl).toBe('voor elke kaart')
    expect(which(house)).toEqual(inAll('which house', 'welches Haus', 'welk huis'))
    expect(which(worker).de).toBe('welchen Arbeiter')
  })
})

test('several colours share the noun, which follows the last number', () => {
  const phrase = severalOf(worker, [
    [1, 'pink'],
    [2, 'gray'],
    [1, 'brown'],
  ])
  expect(phrase).toEqual(
    inAll(
      '1 pink, 2 grey and 1 brown worker',
      '1 rosa, 2 graue und 1 braunen Arbeiter',
      '1 roze, 2 grijze en 1 bruine arbeider',
    ),
  )
})
