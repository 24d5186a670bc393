import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { faultsIn, faultsInShort } from '../../../language/test/faults.ts'
import { ABILITIES } from '../src/cards/cards.ts'
import {
  anyResources,
  asOften,
  atLeast,
  cards,
  gulden,
  onceIf,
  prestige,
  resources,
} from '../src/cards/vocabulary.ts'
import { COLORS } from '../src/colors.ts'
import { MISSION_POINTS, TILE_DATA } from '../src/data/tables.ts'
import { library } from '../src/picture/library.ts'
import { costInWords, iconsOf, shortOf, textOf, textOfMission, textOfTile } from '../src/words/index.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
const inAll = (say: (language: Language) => string) => LANGUAGES.map(say)

describe('the sentence of a card', () => {
  test.each([
    [
      1,
      'If you have used a Plantage plan card this turn: take 1 orange resource.',
      'Wenn du in diesem Zug einen Quartierplan Plantage genutzt hast: Nimm 1 orange Rohstoff.',
      'Als je deze beurt een buurtplattegrond Plantage hebt gebruikt: neem 1 oranje grondstof.',
    ],
    [
      31,
      'Whenever you activate a building: return 1 fewer resource for it.',
      'Immer wenn du ein Gebäude aktivierst: Gib dafür 1 Rohstoff weniger ab.',
      'Telkens als je een gebouw activeert: lever daarvoor 1 grondstof minder in.',
    ],
    [
      32,
      'On your turn, as often as you like: return 3 resources of any colour and take 1 gulden.',
      'In deinem Zug beliebig oft: Gib 3 beliebige Rohstoffe ab und nimm 1 Gulden.',
      'In je beurt, zo vaak als je wilt: lever 3 grondstoffen naar keuze in en neem 1 gulden.',
    ],
    [
      52,
      'For each chosen die that shows a 1: put 2 extra resources of its colour into slot 1.',
      'Für jeden gewählten Würfel, der eine 1 zeigt: Lege 2 zusätzliche Rohstoffe seiner Farbe in Fach 1.',
      'Voor elke gekozen dobbelsteen die een 1 toont: leg 2 extra grondstoffen van die kleur in vak 1.',
    ],
    [
      74,
      'Whenever you take a city block: advance 1 space on the Amstel.',
      'Immer wenn du einen Häuserblock in Besitz nimmst: Rücke auf der Amstel 1 Feld vor.',
      'Telkens als je een huizenblok in bezit neemt: ga op de Amstel 1 veld vooruit.',
    ],
    [
      78,
      'Whenever you deliver coffee: gain 4 extra prestige per goods tile.',
      'Immer wenn du Kaffee ablieferst: Erhalte pro Warenplättchen zusätzlich 4 Prestigepunkte.',
      'Telkens als je koffie aflevert: krijg 4 extra prestigepunten per goederenfiche.',
    ],
    [
      103,
      'Final scoring: gain 4 prestige for every 2 active craftsmen of the same kind.',
      'Schlusswertung: Erhalte 4 Prestigepunkte für je 2 aktive Handwerker gleicher Art.',
      'Eindtelling: krijg 4 prestigepunten per 2 actieve ambachtslieden van dezelfde soort.',
    ],
    [
      112,
      'Return 1 pink resource: take 1 gulden and gain 1 prestige.',
      'Gib 1 rosa Rohstoff ab: Nimm 1 Gulden und erhalte 1 Prestigepunkt.',
      'Lever 1 roze grondstof in: neem 1 gulden en krijg 1 prestigepunt.',
    ],
  ])('of card %i', (number, ...words) =>
    expect(inAll(language => textOf(ABILITIES[number]!, language))).toEqual(words),
  )

  test('follows the expression, not the number', () => {
    const ability = onceIf(atLeast(2, cards('plan')), gulden(2), prestige(3))
    expect(inAll(language => textOf(ability, language))).toEqual([
      'If you have at least 2 active plan cards: take 2 gulden and gain 3 prestige.',
      'Wenn du mindestens 2 aktive Quartierpläne hast: Nimm 2 Gulden und erhalte 3 Prestigepunkte.',
      'Als je minstens 2 actieve buurtplattegronden hebt: neem 2 gulden en krijg 3 prestigepunten.',
    ])
    expect(iconsOf(ability)).toEqual([
      'phase-3',
      'at-least-2',
      'plan',
      'arrow',
      'marks-2',
      'plus',
      'points-3',
    ])
    const trade = asOften(resources(4, 'pink'), anyResources(2))
    expect(inAll(language => shortOf(trade, language))).toEqual([
      'As often as you like: −4 pink resources, +2 resources (any)',
      'Beliebig oft: −4 rosa Rohstoffe, +2 beliebige Rohstoffe',
      'Zo vaak als je wilt: −4 roze grondstoffen, +2 grondstoffen naar keuze',
    ])
  })
})

test('in short, what is saved does not look like a price', () => {
  expect([25, 31, 42].map(number => shortOf(ABILITIES[number]!, 'en'))).toEqual([
    'City block taken: 1 fewer resource',
    'Building activated: 1 fewer resource',
    'First craftsman of a kind: 1 fewer resource',
  ])
})

describe('market tiles and missions', () => {
  test('say their price and their points', () => {
    expect(inAll(language => textOfTile(5, language))).toEqual([
      'For 2 gulden: gain 3 prestige and advance 1 space on the Amstel.',
      'Für 2 Gulden: Erhalte 3 Prestigepunkte und rücke auf der Amstel 1 Feld vor.',
      'Voor 2 gulden: krijg 3 prestigepunten en ga op de Amstel 1 veld vooruit.',
    ])
    expect(inAll(language => textOfMission(12, language, 2))).toEqual([
      '6 prestige if you own at least 4 city blocks in Jordaan.',
      '6 Prestigepunkte, wenn du im Quartier Jordaan mindestens 4 Häuserblocks besitzt.',
      '6 prestigepunten als je in de buurt Jordaan minstens 4 huizenblokken bezit.',
    ])
    expect(inAll(language => textOfMission(42, language, 2))).toEqual([
      'Return up to 2 white dock workers: gain 2 prestige for one, 7 for both.',
      'Gib bis zu 2 weiße Hafenarbeiter ab: Erhalte 2 Prestigepunkte für einen, 7 für beide.',
      'Lever maximaal 2 witte dokwerkers in: krijg 2 prestigepunten voor één, 7 voor beide.',
    ])
  })

  test('tell the points for every number of players where nobody plays yet', () => {
    expect(textOfMission(31, 'en')).toBe(
      '9/7/5 prestige (with 2/3/4 players) if at least 7 dock workers are in the depot.',
    )
    expect(textOfMission(31, 'de', 3)).toBe(
      '7 Prestigepunkte, wenn mindestens 7 Hafenarbeiter im Warendepot stehen.',
    )
  })
})

describe.each(LANGUAGES)('in %s', language => {
  test('no sentence has a fault', () => {
    const texts = [
      ...ABILITIES.slice(1).map(ability => textOf(ability, language)),
      ...TILE_DATA.slice(1).map((_, i) => textOfTile(i + 1, language)),
      ...MISSION_POINTS.slice(1).map((_, i) => textOfMission(i + 1, language)),
    ]
    expect(texts.flatMap(text => faultsIn(text, language).map(fault => `${fault}: ${text}`))).toEqual([])
  })

  test('every face is complete', () => {
    for (const face of [...library.cards(language), ...library.tiles!(language)]) {
      expect(
        [face.number, face.name, face.category, face.text, face.short].filter(value => value === ''),
      ).toEqual([])
      expect(face.icons.length).toBeGreaterThan(1)
      const faults = face.short === face.text ? faultsIn : faultsInShort
      expect(faults(face.short, language).map(fault => `${face.short} (${fault})`)).toEqual([])
    }
  })

  test('a cost is one noun with its colours', () => {
    expect(costInWords([0, 1, 0, 0, 2, 0], language)).toBe(
      {
        en: '1 grey and 2 pink resources',
        de: '1 grauer und 2 rosa Rohstoffe',
        nl: '1 grijze en 2 roze grondstoffen',
      }[language],
    )
    expect(
      COLORS.map((_, color) =>
        costInWords(
          COLORS.map((__, i) => (i === color ? 1 : 0)),
          language,
        ),
      ),
    ).toHaveLength(6)
  })
})
