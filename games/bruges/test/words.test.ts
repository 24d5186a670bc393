import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { faultsIn, faultsInShort } from '../../../language/test/faults.ts'
import { ABILITIES } from '../src/cards/cards.ts'
import { always, forWorker, guilders, instant, persons, points, workers } from '../src/cards/vocabulary.ts'
import { COLORS, GROUPS } from '../src/colors.ts'
import { CARD_DATA, NAMES } from '../src/data/tables.ts'
import { bruges } from '../src/index.ts'
import { library } from '../src/picture/library.ts'
import {
  actionName,
  activationOf,
  colorName,
  groupName,
  iconsOf,
  nameOfCard,
  personAsObject,
  shortOf,
  textOf,
  threatName,
} from '../src/words/index.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
const CARDS = CARD_DATA.slice(1).map(({ number }) => ({ number, ability: ABILITIES[number]! }))
const inAll = (say: (language: Language) => string) => LANGUAGES.map(say)

describe('the sentence of a person', () => {
  test.each([
    [
      32,
      'Return 1 yellow worker: take 2 guilders for each yellow house.',
      'Gib 1 gelben Handlanger ab: Nimm 2 Gulden für jedes gelbe Haus.',
      'Lever 1 gele arbeider in: neem 2 gulden per geel huis.',
    ],
    [
      63,
      'Return 1 red worker: discard 1 red threat marker and gain 1 point.',
      'Gib 1 roten Handlanger ab: Lege 1 roten Bedrohungsmarker ab und erhalte 1 Punkt.',
      'Lever 1 rode arbeider in: leg 1 rood noodlotfiche af en krijg 1 punt.',
    ],
    [
      66,
      'For each of your persons, you may discard 1 threat marker of any colour and gain 1 point.',
      'Für jede deiner Personen darfst du 1 beliebigen Bedrohungsmarker ablegen und 1 Punkt erhalten.',
      'Per persoon in je speelgebied mag je 1 noodlotfiche naar keuze afleggen en 1 punt krijgen.',
    ],
    [
      71,
      'Discard up to 2 threat markers and gain 1 point for each.',
      'Lege bis zu 2 Bedrohungsmarker ab und erhalte 1 Punkt für jeden davon.',
      'Leg maximaal 2 noodlotfiches af en krijg 1 punt per fiche.',
    ],
    [
      89,
      'Final scoring: gain 2 points for each person of the Clergy.',
      'Schlusswertung: Erhalte 2 Punkte für jede Person der Gruppe Klerus.',
      'Eindtelling: krijg 2 punten per persoon uit de groep Geestelijken.',
    ],
    [
      106,
      'Return 1 yellow worker: play 1 more card from your hand and perform an action with it.',
      'Gib 1 gelben Handlanger ab: Spiele noch 1 Handkarte aus und führe damit eine Aktion aus.',
      'Lever 1 gele arbeider in: speel nog 1 handkaart en voer daarmee een actie uit.',
    ],
    [
      126,
      "Whenever you build a house: you may discard 1 threat marker of the house's colour and gain 1 point.",
      'Immer wenn du ein Haus baust: Du darfst 1 Bedrohungsmarker in der Farbe des Hauses ablegen und 1 Punkt erhalten.',
      'Telkens als je een huis bouwt: je mag 1 noodlotfiche in de kleur van het huis afleggen en 1 punt krijgen.',
    ],
    [
      138,
      'Each other player takes 1 red threat marker.',
      'Alle anderen nehmen je 1 roten Bedrohungsmarker.',
      'Elke andere speler neemt 1 rood noodlotfiche.',
    ],
    [
      157,
      'Final scoring: gain 2 points for each third canal space you have built and for each of your statues.',
      'Schlusswertung: Erhalte 2 Punkte für jedes gebaute dritte Kanalfeld und für jede Statue.',
      'Eindtelling: krijg 2 punten per derde kanaalveld dat je hebt bebouwd en per standbeeld.',
    ],
  ])('of card %i', (number, ...words) =>
    expect(inAll(language => textOf(ABILITIES[number]!, language))).toEqual(words),
  )

  test('follows the expression, not the number', () => {
    const ability = forWorker('any', guilders(3, persons('castle')), points(2))
    expect(inAll(language => textOf(ability, language))).toEqual([
      'Return 1 worker of any colour: take 3 guilders for each member of the Castle folk and gain 2 points.',
      'Gib 1 beliebigen Handlanger ab: Nimm 3 Gulden für jede Person der Gruppe Burg und erhalte 2 Punkte.',
      'Lever 1 arbeider naar keuze in: neem 3 gulden per persoon uit de groep Kasteelbewoners en krijg 2 punten.',
    ])
    expect(textOf(instant(workers('red', 'red', 'blue')), 'de')).toBe('Nimm 2 rote und 1 blauen Handlanger.')
    expect(textOf(always({ handSize: 7 }), 'nl')).toBe('In fase 1 mag je je hand tot 7 kaarten aanvullen.')
    expect(textOf(always({ alsoOf: 'scholars' }), 'en')).toBe('Also counts as a scholar.')
  })
})

describe('proof-reading', () => {
  for (const language of LANGUAGES) {
    test(`all persons in ${language}`, () => {
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

    test.each([
      ['sentences', textOf],
      ['short forms', shortOf],
    ] as const)(`persons that differ have different %s in ${language}`, (_, say) => {
      const meanings = new Map<string, Set<string>>()
      for (const { ability } of CARDS) {
        const said = `${activationOf(ability, language)}: ${say(ability, language)}`
        meanings.set(said, (meanings.get(said) ?? new Set()).add(JSON.stringify(ability)))
      }
      expect([...meanings].filter(([, abilities]) => abilities.size > 1)).toEqual([])
      expect(meanings.size).toBeGreaterThan(150)
    })
  }
})

describe('the short form', () => {
  test.each([
    [
      14,
      '−1 brown worker: +2 guilders per person of the Nobility',
      '−1 brauner Handlanger: +2 Gulden pro Person der Gruppe Adel',
      '−1 bruine arbeider: +2 gulden per persoon uit de groep Adel',
    ],
    [6, 'Yellow persons: half price', 'Gelbe Personen: halber Preis', 'Gele personen: halve prijs'],
    [142, 'Others: −1 house', 'Alle anderen: −1 Haus', 'Anderen: −1 huis'],
    [
      70,
      '−1 worker (any): up to −2 threat markers of its colour, +1 point each',
      '−1 beliebiger Handlanger: bis zu −2 Bedrohungsmarker seiner Farbe, je +1 Punkt',
      '−1 arbeider naar keuze: maximaal −2 noodlotfiches van die kleur, +1 punt per fiche',
    ],
  ])('of card %i', (number, ...words) =>
    expect(inAll(language => shortOf(ABILITIES[number]!, language))).toEqual(words),
  )
})

describe('the signs', () => {
  test.each([
    [5, ['phase-3', 'worker-violet', 'arrow', 'marks-2', 'plus', 'points-1']],
    [37, ['phase-3', 'worker-yellow', 'arrow', 'points-2', 'per', 'every-3', 'house-yellow']],
    [51, ['phase-3', 'die-brown', 'at-least-5', 'arrow', 'worker-brown']],
    [10, ['permanent', 'person-violet', 'half']],
    [99, ['phase-3', 'worker-any', 'arrow', 'marks', 'equals', 'die-its']],
    [140, ['instant', 'others', 'threat-violet', 'increase-1']],
    [148, ['laurel', 'points-2', 'per', 'group-underworld']],
  ])('of card %i', (number, icons) => expect(iconsOf(ABILITIES[number]!)).toEqual(icons))

  test('are small letters, digits and hyphens, and begin with the activation', () => {
    const icons = CARDS.map(({ ability }) => iconsOf(ability))
    expect(icons.flat().filter(icon => !/^[a-z]+(?:-[a-z0-9]+)*$/.test(icon))).toEqual([])
    expect(icons.filter(([first = '']) => !/^(?:instant|phase-3|permanent|laurel)$/.test(first))).toEqual([])
  })
})

describe('names', () => {
  test('of persons, alone and as an object', () => {
    expect(inAll(language => nameOfCard(1, language))).toEqual(['Prince', 'Prinz', 'Prins'])
    expect(inAll(language => personAsObject(1, language))).toEqual(['the Prince', 'den Prinzen', 'de Prins'])
    expect(inAll(language => personAsObject(118, language))).toEqual([
      'the Chambermaid',
      'die Zofe',
      'het Kamermeisje',
    ])
  })

  test('no two persons share a name, and none is missing', () => {
    for (const language of LANGUAGES) {
      const names = NAMES.slice(1).map(name => name[language])
      expect(new Set(names).size).toBe(CARDS.length)
      expect(names.filter(name => !/^\p{Lu}/u.test(name))).toEqual([])
    }
  })

  test('as objects have an article and end with the name, which German bends at most', () => {
    const odd = NAMES.slice(1).filter(
      ({ de, nl, object }) =>
        !/^(?:den|die|das) /.test(object.de) ||
        !object.de.split(' ').slice(1).join(' ').startsWith(de.slice(0, -1)) ||
        (object.nl !== `de ${nl}` && object.nl !== `het ${nl}`),
    )
    expect(odd).toEqual([])
  })

  test('of colours, German with a capital', () => {
    expect([...COLORS.keys()].map(color => colorName(color, 'de'))).toEqual([
      'Blau',
      'Braun',
      'Gelb',
      'Violett',
      'Rot',
    ])
  })

  test('of groups, actions and threats', () => {
    expect(new Set([...GROUPS.keys()].map(group => groupName(group, 'nl'))).size).toBe(11)
    expect(inAll(language => actionName('recruit', language))).toEqual([
      'Recruit a person',
      'Person anwerben',
      'Persoon aantrekken',
    ])
    expect([...COLORS.keys()].map(color => threatName(color, 'nl'))).toEqual([
      'Overstroming',
      'Pest',
      'Overval',
      'Intrige',
      'Brand',
    ])
  })
})

describe('the library', () => {
  test('has a face of each person in each language', () => {
    for (const language of LANGUAGES) {
      const faces = library.cards(language)
      expect(faces.map(({ number }) => number)).toEqual(CARDS.map(({ number }) => number))
      expect(new Set(faces.map(({ tint }) => tint))).toEqual(
        new Set(['blue', 'brown', 'yellow', 'violet', 'red']),
      )
    }
    expect(library.cards('de')[0]).toMatchObject({
      name: 'Prinz',
      category: 'Adel',
      color: 'Violett',
      tint: 'violet',
      emblem: 'nobility',
      cost: 9,
      points: 3,
      activation: 'Einmal pro Runde',
      sources: { name: 'rulebook', color: 'rulebook', cost: 'rulebook', points: 'derived' },
    })
  })

  test('has only the faces that are asked for, if some are', () => {
    const [first, , third] = library.cards('nl')
    expect(library.cards('nl', undefined, new Set([1, 3, 999]))).toEqual([first, third])
  })

  test("shows an owner's prices", () => {
    const own = library.values!('number,cost\n1,6\n')
    expect(library.cards('en', own)[0]).toMatchObject({ cost: 6, points: 3 })
  })
})

test('what is refused is told by what it would do, below its card', () => {
  const canal = { verb: 'play', card: 1, use: 'canal', piece: 'canal', place: 0 }
  expect(inAll(language => bruges.words.refused!(canal, language))).toEqual([
    'Build a canal tile, left',
    'Kanal bauen, links',
    'Kanaalfiche bouwen, links',
  ])
  const person = { verb: 'play', card: 1, use: 'person', piece: 'card' }
  expect(bruges.words.refused!(person, 'de')).toBe('Person anwerben')
  expect(bruges.words.refused!({ verb: 'activate', card: 96 }, 'de')).toBe('Aktivieren')
  expect(bruges.words.refused!({ verb: 'advance', piece: 'reputation' }, 'nl')).toBe(
    'Vooruitgaan op het ontwikkelingsspoor',
  )
})
