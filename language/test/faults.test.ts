import { describe, expect, test } from 'vitest'
import { faultsIn, faultsInShort } from './faults.ts'

/** Sentences that no native would print, as they once stood on cards, the fault in each, and how it is said. */
const MENDED = [
  ['en', 'any before or behind a number', 'Take any 2 workers.', 'Take 2 workers of any colour.'],
  ['en', 'a label without quotation marks', 'Take money: 2 marks more.', '‘Take money’: 2 marks more.'],
  [
    'en',
    'a label without quotation marks',
    'Whenever you perform the standard action Take workers: take 1 extra worker of any colour.',
    'Whenever you perform the standard action ‘Take workers’: take 1 extra worker of any colour.',
  ],
  [
    'en',
    'less of what is counted',
    'Whenever you activate a building: return 1 resource less for it.',
    'Whenever you activate a building: return 1 fewer resource for it.',
  ],
  [
    'en',
    'less of what is counted',
    '‘Take money’: 2 marks fewer (minimum 0).',
    '‘Take money’: 2 marks less (minimum 0).',
  ],
  [
    'en',
    'in your turn',
    'In your turn, as often as you like: return 3 resources of any colour and take 1 gulden.',
    'On your turn, as often as you like: return 3 resources of any colour and take 1 gulden.',
  ],
  [
    'en',
    'dear',
    '‘Construct a building’: 2 marks dearer.',
    '‘Construct a building’: 2 marks more expensive.',
  ],
  [
    'en',
    'American spelling',
    'Final scoring: gain 2 points for each Harbor building.',
    'Final scoring: gain 2 points for each Harbour building.',
  ],
  [
    'en',
    'double price',
    'Build 1 wall segment at double price, without playing a card.',
    'Build 1 wall segment at double the price, without playing a card.',
  ],
  [
    'en',
    'a group before its person',
    'Final scoring: gain 2 points for each Nobility person.',
    'Final scoring: gain 2 points for each person of the Nobility.',
  ],
  [
    'en',
    'built third',
    'Gain 1 point for each built third wall segment and for each statue.',
    'Gain 1 point for each third wall segment you have built and for each of your statues.',
  ],
  [
    'en',
    'a hand card',
    'Draw 4 cards, then discard 4 hand cards.',
    'Draw 4 cards, then discard 4 cards from your hand.',
  ],
  [
    'en',
    'an action with a colour',
    'Whenever you perform the standard action ‘Build a wall segment’: reduce the disaster of its colour by 1 level.',
    "Whenever you perform the standard action ‘Build a wall segment’: reduce the disaster of the segment's colour by 1 level.",
  ],
  [
    'en',
    'a counter after two gains',
    'Take 5 marks and gain 1 point for each complete set of workers.',
    'For each complete set of workers, take 5 marks and gain 1 point.',
  ],
  [
    'en',
    'a counter after two gains',
    'Take 1 gulden and gain 1 prestige for each active carpenter.',
    'Take 1 gulden. Then gain 1 prestige for each active carpenter.',
  ],
  [
    'en',
    'a limit without its unit',
    'Take 2 marks for each different colour among your sites (at most 10).',
    'Take 2 marks for each different colour among your sites (at most 10 marks).',
  ],
  [
    'en',
    'rounding without brackets',
    'Gain 1 prestige for every 5 city blocks you own, rounded up.',
    'Gain 1 prestige for every 5 city blocks you own (rounded up).',
  ],
  [
    'de',
    'a category in a compound',
    'Nimm 2 Mark für jedes Universität-Gebäude.',
    'Nimm 2 Mark für jedes Gebäude „Universität“.',
  ],
  [
    'de',
    'unterschiedlich with one',
    'Nimm 1 Mark für jede unterschiedliche Kategorie deiner Gebäude.',
    'Nimm 1 Mark für jede Kategorie, die unter deinen Gebäuden vertreten ist.',
  ],
  ['de', 'zieh', 'Zieh 3 Karten.', 'Ziehe 3 Karten.'],
  [
    'de',
    'an imperative without -e',
    'Du bist am Zug: Spiel eine Karte aus.',
    'Du bist am Zug: Spiele eine Karte aus.',
  ],
  [
    'de',
    'in beliebiger Zahl',
    'Tausche Arbeiter in beliebiger Zahl gegen andersfarbige.',
    'Tausche beliebig viele deiner Arbeiter gegen Arbeiter anderer Farben.',
  ],
  [
    'de',
    'im Wurf',
    'Ohne 1 und 2 im Wurf: Rücke für 4 Mark auf dem Rathausplatz 1 Feld vor.',
    'Wenn kein Würfel eine 1 oder 2 zeigt: Rücke für 4 Mark auf dem Rathausplatz 1 Feld vor.',
  ],
  [
    'de',
    'äußer',
    'Alle anderen reißen je 1 äußeren Mauerstein ihrer Wahl ab.',
    'Alle anderen reißen je 1 äußersten Mauerstein ihrer Wahl ab.',
  ],
  [
    'de',
    'a threat is given away',
    'Gib 1 gelben Handlanger ab: Gib 1 gelben Bedrohungsmarker ab und erhalte 1 Punkt.',
    'Gib 1 gelben Handlanger ab: Lege 1 gelben Bedrohungsmarker ab und erhalte 1 Punkt.',
  ],
  [
    'de',
    'a capital after a colon',
    '„Mauerstein bauen“: Kostenfrei in Orange.',
    '„Mauerstein bauen“: kostenfrei in Orange.',
  ],
  [
    'de',
    'mit III',
    'Aktiviere ein anderes deiner Gebäude mit III noch einmal.',
    'Aktiviere ein anderes deiner Gebäude mit Symbol III noch einmal.',
  ],
  [
    'de',
    'pro Plättchen',
    'Immer wenn du Kaffee ablieferst: Erhalte 4 Prestigepunkte pro Plättchen zusätzlich.',
    'Immer wenn du Kaffee ablieferst: Erhalte pro Warenplättchen zusätzlich 4 Prestigepunkte.',
  ],
  [
    'de',
    'an action with a colour',
    'Immer wenn jemand anderes einen Mauerstein baut: Nimm 1 Arbeiter seiner Farbe.',
    'Immer wenn jemand anderes einen Mauerstein baut: Nimm 1 Arbeiter in der Farbe des Mauersteins.',
  ],
  [
    'nl',
    'per verschillend',
    'Neem 1 mark per verschillende kleur onder je arbeiders.',
    'Neem 1 mark voor elke kleur waarvan je een arbeider hebt.',
  ],
  [
    'nl',
    'a disaster without its article',
    'Verlaag oranje onheil met 1 niveau.',
    'Verlaag het oranje onheil met 1 niveau.',
  ],
  [
    'nl',
    'no owner',
    'Krijg 2 punten per actief meerderheidsfiche.',
    'Krijg 2 punten per actief meerderheidsfiche van jou.',
  ],
  [
    'nl',
    'een aantal',
    'Ruil een aantal arbeiders naar keuze voor arbeiders van andere kleuren.',
    'Ruil zoveel van je arbeiders als je wilt voor arbeiders van andere kleuren.',
  ],
  [
    'nl',
    'a relative clause left open',
    'Voor elke dobbelsteen die een 1 toont neem je 1 arbeider in de kleur van die dobbelsteen.',
    'Voor elke dobbelsteen die een 1 toont, neem je 1 arbeider in de kleur van die dobbelsteen.',
  ],
  [
    'nl',
    'a colour of a cost',
    'Lever 1 grijze arbeider in: leg een kaart neer en lever daarvoor 1 arbeider van die kleur in.',
    'Lever 1 grijze arbeider in: leg een kaart neer en lever daarvoor 1 arbeider in de kleur van de kaart in.',
  ],
  [
    'nl',
    'zonder 1 of 2',
    'Zonder 1 of 2 in de worp: ga voor 4 mark op het stadhuisplein 1 veld vooruit.',
    'Als geen enkele dobbelsteen een 1 of 2 toont: ga voor 4 mark op het stadhuisplein 1 veld vooruit.',
  ],
  [
    'nl',
    'alles wat die heeft',
    'Neem van elke andere speler 3 mark (of alles wat die heeft).',
    'Neem van elke andere speler 3 mark (of alles wat die speler heeft).',
  ],
  [
    'nl',
    'van alle vijf de',
    'Eindtelling: krijg 5 punten als je bouwlocaties van alle vijf de kleuren hebt.',
    'Eindtelling: krijg 5 punten als je bouwlocaties in alle vijf de kleuren hebt.',
  ],
  [
    'nl',
    'an action with a colour',
    'Telkens als je de basisactie ‘Stadsmuur bouwen’ uitvoert: verlaag het onheil van die kleur met 1 niveau.',
    'Telkens als je de basisactie ‘Stadsmuur bouwen’ uitvoert: verlaag het onheil in de kleur van de muursteen met 1 niveau.',
  ],
] as const

describe('the proof-reader', () => {
  test.each(MENDED)('%s, %s: %s', (language, fault, wrong, right) => {
    expect(faultsIn(wrong, language)).toContain(fault)
    expect(faultsIn(right, language)).toEqual([])
  })

  test.each([
    ['en', 'no capital at the beginning', 'disasters: up to −3', 'Disasters: up to −3'],
    ['en', 'a range without a colon', 'Gain: disasters up to −3', 'Disasters: up to −3'],
    ['en', 'any before or behind a number', '+2 any workers', '+2 workers (any)'],
    ['en', 'a hyphen for a minus', '-1 mark', '−1 mark'],
    [
      'de',
      'two colons',
      'Prestige: allein an letzter Stelle: +1 Gulden',
      'Beim Prestige allein an letzter Stelle: +1 Gulden',
    ],
    ['de', 'an English word', '+1 Gulden: resolve brown', '+1 Gulden'],
    ['nl', 'an English word', '+1 gulden: discard 122', '+1 gulden'],
    ['de', 'a range without a colon', '−1 Mark: Gefahren bis zu −3', 'Gefahren: bis zu −3'],
    ['nl', 'a range without a colon', '−1 mark: onheil maximaal −3', 'Onheil: maximaal −3'],
    ['nl', 'a full stop', '+2 mark.', '+2 mark'],
  ] as const)('on a face: %s, %s: %s', (language, fault, wrong, right) => {
    expect(faultsInShort(wrong, language)).toContain(fault)
    expect(faultsInShort(right, language)).toEqual([])
  })
})
