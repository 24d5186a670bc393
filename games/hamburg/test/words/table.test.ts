import { view, WATCHER } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { hamburg, type Position, position } from '../../src/index.ts'
import { describe as describeTable } from '../../src/words/index.ts'
import { cardsIn, hiddenFrom, NAMES, played } from './random.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

const told = (given: Position, language: Language, viewer = 0) =>
  describeTable(view(hamburg, position(hamburg, given), viewer), language, NAMES)
const lines = (given: Position, language: Language, viewer = 0) => told(given, language, viewer).split('\n')

/** The line that begins so, in each language. */
const lineOf = (given: Position, ...begins: readonly [string, string, string]) =>
  LANGUAGES.map((language, i) => lines(given, language).find(line => line.startsWith(begins[i]!)))

const MIDDLE: Position = {
  players: 3,
  season: 3,
  round: 2,
  first: 1,
  dice: { purple: 1, orange: 3, gray: 5, pink: 2, brown: 4, black: 6 },
  window: 5,
  floor: [1, 0, 2, 0, 0, 0],
  guests: ['pink'],
  discard: [12, 37],
  tokens: ['gray'],
  seats: [
    {
      marks: 7,
      points: 23,
      hall: 3,
      hand: [3, 176, 241],
      workers: { gray: 2, brown: 1 },
      wall: [2, 5],
      disasters: { brown: 2 },
      majorities: ['zoo', 'hall'],
      statues: [7],
      sites: ['gray', 'pink'],
      buildings: [102],
      garden: [242, 265],
      under: [6],
      used: [102],
    },
    {
      points: 1,
      marks: 1,
      hand: [140, 200, 201],
      sites: ['brown', 'orange', 'pink', 'pink'],
      buildings: [103, 104],
      used: [104],
      workers: { pink: 3 },
      disasters: { gray: 1, pink: 2 },
      wall: [1, 0],
      hall: 2,
    },
  ],
}

const MIDDLE_IN_ENGLISH = `
Season 3 of 8, round 2 of 4. Ben begins.

Dice              purple 1   orange 3   grey 5   pink 2   brown 4   black 6
City Hall Square  advancing costs 3 marks
Church            cleric: black   workers in windows: pink 1   on the floor: purple 1, grey 2
Draw piles        purple 54   orange 50   grey 52   pink 53   brown 51
Discard pile      2 cards   on top: Medicine 037 (brown)
Statues           9   7   6   5   4   2
Intrigue tokens   10

Anna (you)
Points            23 (50 if the game ended now)
Marks             7
Workers           purple 0   orange 0   grey 2   pink 0   brown 1
City Hall Square  space 3, 3 points
Wall left         2 of 5   next: brown for 3 marks   then: purple, orange
Wall right        5 of 5
Disasters         Flood (purple) 0   Fire (orange) 0   Decay (grey) 0   Unrest (pink) 0
                  Disease (brown) 2
Majorities        City Hall Square   Zoo
Statues           7
Zoo and Park      Zoo 242 (grey), below: Civic 006   Park 265 (orange)
Sites
  Site  Colour  Building             Points  When       Short form
     1  grey    Commerce 102 (used)       2  Phase III  +2 marks
     2  pink    empty
Hand
  No.  Category    Colour  Price  Points  When        Text
  176  Underworld  grey       12       4  Instant     Each other player discards 1 building of their
                                                      choice.
  241  Zoo         grey        3       2  No ability
  003  Civic       brown       3       1  Phase III   Return 1 grey worker: take 2 marks for each
                                                      Civic building.

Ben: 1 point (6 if the game ended now); 1 mark; City Hall Square: space 2; Wall: left 1, right 0
  Hand: purple 2, orange 1; Workers: pink 3; Disasters: Decay 1, Unrest 2; Majorities: –
  Sites: brown Commerce 103, orange Commerce 104 (used), pink empty ×2

Ines: 5 points (5 if the game ended now); 5 marks; City Hall Square: space 0; Wall: left 0,
    right 0
  Hand: –; Workers: –; Disasters: –; Majorities: –
  Sites: –`

describe('the table in words', () => {
  test('all of it', () => expect(`\n${told(MIDDLE, 'en')}`).toBe(MIDDLE_IN_ENGLISH))

  test('the season, the round and who begins', () => {
    expect(LANGUAGES.map(language => lines(MIDDLE, language)[0])).toEqual([
      'Season 3 of 8, round 2 of 4. Ben begins.',
      'Durchgang 3 von 8, Runde 2 von 4. Ben beginnt.',
      'Cyclus 3 van 8, ronde 2 van 4. Ben begint.',
    ])
    expect(lines({ ...MIDDLE, round: 0 }, 'en')[0]).toBe('Season 3 of 8. Ben begins.')
    const over = { ...position(hamburg, MIDDLE), agenda: [] }
    expect(
      LANGUAGES.map(language => describeTable(view(hamburg, over, 0), language, NAMES).split('\n')[0]),
    ).toEqual([
      'Season 3 of 8. The game is over.',
      'Durchgang 3 von 8. Die Partie ist zu Ende.',
      'Cyclus 3 van 8. De partij is afgelopen.',
    ])
  })

  test.each([
    [
      'Dice              purple 1   orange 3   grey 5   pink 2   brown 4   black 6',
      'Würfel                   Violett 1   Orange 3   Grau 5   Rosa 2   Braun 4   Schwarz 6',
      'Dobbelstenen          paars 1   oranje 3   grijs 5   roze 2   bruin 4   zwart 6',
    ],
    [
      'Church            cleric: black   workers in windows: pink 1   on the floor: purple 1, grey 2',
      'Kirche                   Geistlicher: Schwarz   Arbeiter in Fenstern: Rosa 1',
      'Kerk                  geestelijke: zwart   arbeiders in vensters: roze 1',
    ],
    [
      'Discard pile      2 cards   on top: Medicine 037 (brown)',
      'Ablagestapel             2 Karten   oben: Gesundheit 037 (Braun)',
      'Aflegstapel           2 kaarten   bovenop: Gezondheid 037 (bruin)',
    ],
    [
      'Points            23 (50 if the game ended now)',
      'Punkte        23 (50, wenn die Partie jetzt enden würde)',
      'Punten              23 (50 als de partij nu zou eindigen)',
    ],
    [
      'Wall left         2 of 5   next: brown for 3 marks   then: purple, orange',
      'Mauer links   2 von 5   als Nächstes: Braun für 3 Mark   dann: Violett, Orange',
      'Muur links          2 van 5   volgende: bruin voor 3 mark   dan: paars, oranje',
    ],
    [
      'Zoo and Park      Zoo 242 (grey), below: Civic 006   Park 265 (orange)',
      'Zoo und Park  Zoo 242 (Grau), darunter: Bürgertum 006   Park 265 (Orange)',
      'Dierentuin en park  Dierentuin 242 (grijs), eronder: Burgerij 006   Park 265 (oranje)',
    ],
    [
      '     1  grey    Commerce 102 (used)       2  Phase III  +2 marks',
      '    1  Grau   Handel 102 (aktiviert)       2  Phase III  +2 Mark',
      '    1  grijs  Handel 102 (geactiveerd)       2  Fase III  +2 mark',
    ],
    [
      '  241  Zoo         grey        3       2  No ability',
      '  241  Zoo        Grau       3       2  Keine Fähigkeit',
      '  241  Dierentuin   grijs      3       2  Geen vaardigheid',
    ],
    [
      'Ben: 1 point (6 if the game ended now); 1 mark; City Hall Square: space 2; Wall: left 1, right 0',
      'Ben: 1 Punkt (6, wenn die Partie jetzt enden würde); 1 Mark; Rathausplatz: Feld 2;',
      'Ben: 1 punt (6 als de partij nu zou eindigen); 1 mark; Stadhuisplein: veld 2; Muur: links 1,',
    ],
    [
      '  Hand: purple 2, orange 1; Workers: pink 3; Disasters: Decay 1, Unrest 2; Majorities: –',
      '  Hand: Violett 2, Orange 1; Arbeiter: Rosa 3; Gefahren: Mauereinsturz 1, Überfall 2;',
      '  Hand: paars 2, oranje 1; Arbeiders: roze 3; Onheil: Instortende stadsmuur 1, Plundering 2;',
    ],
    [
      '  Sites: brown Commerce 103, orange Commerce 104 (used), pink empty ×2',
      '  Grundstücke: Braun Handel 103, Orange Handel 104 (aktiviert), Rosa frei ×2',
      '  Bouwlocaties: bruin Handel 103, oranje Handel 104 (geactiveerd), roze vrij ×2',
    ],
  ] as const)('%s', (...expected) => {
    for (const [i, language] of LANGUAGES.entries()) expect(lines(MIDDLE, language)).toContain(expected[i])
  })

  test('what an advance costs: nobody may, or it is more expensive for the viewer', () => {
    const none = { dice: { black: 3 } } as const
    expect(lineOf(none, 'City Hall Square ', 'Rathausplatz ', 'Stadhuisplein ')).toEqual([
      'City Hall Square  no die shows a 1 or 2',
      'Rathausplatz             kein Würfel zeigt eine 1 oder 2',
      'Stadhuisplein         geen dobbelsteen toont een 1 of 2',
    ])
    const dearer: Position = { dice: { pink: 2, black: 4 }, seats: [{}, { buildings: [240] }] }
    expect(lineOf(dearer, 'City Hall Square ', 'Rathausplatz ', 'Stadhuisplein ')).toEqual([
      'City Hall Square  advancing costs 2 marks   (you: 6 marks)',
      'Rathausplatz             Vorrücken kostet 2 Mark   (du: 6 Mark)',
      'Stadhuisplein         vooruitgaan kost 2 mark   (jij: 6 mark)',
    ])
    expect(lines(dearer, 'en', 1)).toContain('City Hall Square  advancing costs 2 marks')
    const before: Position = {
      dice: { purple: 0, orange: 0, gray: 0, pink: 0, brown: 0, black: 0 },
      window: -1,
    }
    expect(lines(before, 'en')).toContain('City Hall Square  –')
    expect(lines(before, 'en')).toContain('Church            cleric: –   on the floor: –')
  })

  test('cards on their way: their backs, or their fronts for whom they lie open', () => {
    const state = position(hamburg, MIDDLE)
    const passing = { ...state, picked: [9, 150], aside: [98], asideOf: 0, announced: [61] }
    const seen = (viewer: number) => describeTable(view(hamburg, passing, viewer), 'en', NAMES).split('\n')
    expect(seen(0)).toContain('Drawn             brown   grey')
    expect(seen(0)).toContain('Put aside         Commerce 098 (orange)')
    expect(seen(1)).toContain('Put aside         orange')
    expect(seen(WATCHER)).toContain('Announced         Art 061 (pink)')
  })

  test('two buildings on a site, and an empty board', () => {
    const state = position(hamburg, { seats: [{ sites: ['gray'], buildings: [192] }] })
    const mine = { ...state.seats[0]!, buildings: [192, 102], places: [0, 0] }
    const both = { ...state, seats: [mine, mine] }
    const text = describeTable(view(hamburg, both, 0), 'en', NAMES)
    expect(text).toContain('\n     1  grey    Secret Society 192 ')
    expect(text).toContain('\n     1  grey    Commerce 102 ')
    expect(text).toContain('\n  Sites: grey Secret Society 192 + Commerce 102')
    expect(lines({}, 'de')).toEqual(expect.arrayContaining(['Grundstücke: –', 'Hand: –', 'Mehrheiten    –']))
  })

  test('sites of others score by the colour that is seen', () => {
    const allColors: Position = {
      seats: [{}, { sites: ['purple', 'orange', 'gray', 'pink', 'brown'], buildings: [203] }],
    }
    const whole = hamburg.score(position(hamburg, allColors))[1]!.points
    expect(told(allColors, 'en')).toContain(`Ben: 5 points (${whole} if the game ended now)`)
    expect(whole).toBeGreaterThanOrEqual(10)
  })

  test('a watcher sees everybody in short; a seat without a name has its number; long names are cut', () => {
    const seen = view(hamburg, position(hamburg, MIDDLE), WATCHER)
    const long = 'Wolfgang Amadeus Theophilus Mozart'
    const text = describeTable(seen, 'de', ['', 'Ben', long])
    expect(text).not.toContain('(du)')
    expect(text).toContain('\nPlatz 1: 23 Punkte (')
    expect(text).toContain('\nWolfgang Amadeus Theophilus M…: 5 Punkte (')
  })
})

describe('in random games', { timeout: 60_000 }, () => {
  test.each(Array.from({ length: 30 }, (_, game) => [game, 2 + (game % 4)]))(
    'game %i with %i players has its words',
    (game, players) => {
      const state = played(game, players)
      expect(describeTable(view(hamburg, state, 0), 'en', NAMES)).toMatch(
        /^Season 8 of 8\. The game is over\.\n/,
      )
    },
  )

  test('a card that may not be seen would be found', () => {
    const state = position(hamburg, MIDDLE)
    expect([...hiddenFrom(state, 0)]).toEqual(expect.arrayContaining([140, 200, 201]))
    expect(hiddenFrom(state, 1).has(140)).toBe(false)
    expect(cardsIn('Hand: Craft 140; Hafen 200\n  201  Haven')).toEqual([140, 200, 201])
  })
})
