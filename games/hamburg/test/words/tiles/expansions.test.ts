import { next, view, WATCHER } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { hamburg, type Position, position } from '../../../src/index.ts'
import { EXPANSIONS } from '../../../src/state.ts'
import { describe as describeTable, label, prompt } from '../../../src/words/index.ts'
import { NAMES, played } from '../random.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

const lines = (given: Position, language: Language, viewer = 0) =>
  describeTable(view(hamburg, position(hamburg, given), viewer), language, NAMES).split('\n')

const TABLE: Position = {
  seats: [
    { mayor: 'M09', statues: [0, 10], hand: [3, 26] },
    { mayor: 'M04', statues: [0], used: [304] },
  ],
  jettes: [9, 6],
  ships: ['orange', 'black'],
  stock: ['S03', 5],
  clericTile: 'C06a',
  clericTiles: ['C01a', 'C02b', 'C03a', 'C04b', 'C06a', 'C09b'],
  round: 2,
}

const MINE = [
  [
    'Zitronenjettes      9   6',
    'Active ships        orange (+3 workers of one colour)   black (Any disaster −1)',
    'Stock exchange      ‘Build a wall segment’: −1, −1, −2 points.',
    'Price tracker       space 5 of 6   ‘Build a wall segment’: −1 point.',
    'Cleric tiles        purple: ‘Take money’: 2 marks more.',
    '                    orange: ‘Take workers’: return 1 worker of any colour.',
    '                    grey: ‘Build a wall segment’: 2 marks cheaper (minimum 0).',
    '                    pink: Advancing on the City Hall Square in phase II: 2 marks more expensive.',
    '                    brown: This season has 5 rounds.',
    '                    black: All players discard their hands and draw 3 cards from one draw pile and 2',
    '                    from another.',
    'Active cleric tile  This season has 5 rounds.',
    'Statues           Zitronenjette   10',
    'Mayor             Mönckeberg: Each wall segment costs you exactly 2 marks.',
    'Wall left         0 of 5   next: grey for 2 marks   then: pink, brown, purple, orange',
  ],
  [
    'Zitronenjetten           9   6',
    'Aktive Schiffe           Orange (+3 Arbeiter einer Farbe)   Schwarz (Beliebige Gefahr −1)',
    'Börse                    „Mauerstein bauen“: −1, −1, −2 Punkte.',
    'Kursanzeiger             Feld 5 von 6   „Mauerstein bauen“: −1 Punkt.',
    'Geistlichenplättchen     Violett: „Geld nehmen“: 2 Mark mehr.',
    'Aktives Plättchen        Dieser Durchgang hat 5 Runden.',
    'Statuen        Zitronenjette   10',
    'Bürgermeister  Mönckeberg: Jeder Mauerstein kostet dich genau 2 Mark.',
  ],
  [
    'Zitronenjettes        9   6',
    'Actieve schepen       oranje (+3 arbeiders van één kleur)   zwart (Onheil naar keuze −1)',
    'Beurs                 ‘Stadsmuur bouwen’: −1, −1, −2 punten.',
    'Beurskoerssteen       veld 5 van 6   ‘Stadsmuur bouwen’: −1 punt.',
    'Geestelijkenfiches    paars: ‘Geld nemen’: 2 mark meer.',
    'Actief fiche          Deze cyclus heeft 5 rondes.',
    'Standbeelden        Zitronenjette   10',
    'Burgemeester        Mönckeberg: elke muursteen kost je precies 2 mark.',
  ],
] as const

describe('the table with the expansions', () => {
  test.each(LANGUAGES.map((language, i) => [language, i] as const))('in %s', (language, i) => {
    expect(lines(TABLE, language)).toEqual(expect.arrayContaining([...MINE[i]!]))
  })

  test('rounds that a tile adds', () => {
    expect(lines(TABLE, 'en')[0]).toBe('Season 1 of 8, round 2 of 5. Anna begins.')
  })

  test('a mayor whose tile has been used, and the statues of others', () => {
    expect(lines(TABLE, 'en').join('\n')).toContain(
      'Statues: Zitronenjette\n  Sites: –; Mayor: Kirchenpauer (Phase III building once more, its ability paid again) (used)',
    )
    expect(lines(TABLE, 'en', 1)).toContain(
      'Mayor             Kirchenpauer (used): Once per season, activate 1 of your phase III buildings a',
    )
  })

  test('a mayor whose side is still hidden is known by its name', () => {
    const state = { ...position(hamburg, TABLE), mayorsOpen: false }
    const text = describeTable(view(hamburg, state, 0), 'de', NAMES)
    expect(text).toMatch(/Bürgermeister: Kirchenpauer$/)
    expect(text).toContain('Bürgermeister  Mönckeberg: ')
  })

  test('nothing on offer', () => {
    const none: Position = { expansions: [...EXPANSIONS], jettes: [], clericTiles: ['C01a'] }
    const state = { ...position(hamburg, none), stockTile: [], common: [] }
    const said = describeTable(view(hamburg, state, 0), 'en', NAMES).split('\n')
    expect(said).toEqual(
      expect.arrayContaining([
        'Zitronenjettes      –',
        'Active ships        –',
        'Stock exchange      –',
        'Active cleric tile  –',
      ]),
    )
  })

  test('without expansions there is nothing of them', () => {
    const text = lines({}, 'en').join('\n')
    expect(text).not.toMatch(/Zitronenjette|ships|Stock|Cleric tile|Mayor/)
  })
})

describe('against TOM', () => {
  const alone = (given: Position) => ({ ...position(hamburg, given), solo: true })

  test('seat 2 is called TOM at the table, whatever its name', () => {
    const state = alone({ first: 1, seats: [{ hand: [3, 26] }] })
    for (const language of LANGUAGES) {
      const text = describeTable(view(hamburg, state, 0), language, ['Anna', 'Ben'])
      expect(text).toContain('\nTOM: ')
      expect(text).toContain('. TOM beg')
      expect(text).not.toContain('Ben')
    }
  })

  test('and in questions and answers', () => {
    const state = alone({ seats: [{}, { buildings: [13, 85] }], agenda: [{ do: 'copyInstant', card: 59 }] })
    const question = next(hamburg, state)!
    expect(label(state, question, 13, 'de')).toMatch(/^TOM, Ämter 013 /)
    const giving = alone({
      seats: [{ workers: { pink: 1, brown: 2 } }],
      agenda: [{ do: 'giveWorker', card: 172, to: 1, n: 1 }],
    })
    expect(prompt(giving, next(hamburg, giving)!, 'nl')).toBe('Onderwereld 172: kies een arbeider voor TOM.')
  })
})

describe('in random games', { timeout: 120_000 }, () => {
  test.each(Array.from({ length: 12 }, (_, game) => [game, 2 + (game % 4)]))(
    'game %i with %i players and all expansions has its words',
    (game, players) => {
      const state = played(game, players, { expansions: EXPANSIONS })
      expect(describeTable(view(hamburg, state, WATCHER), 'nl', NAMES)).toMatch(/^Cyclus 8 van 8\. De partij/)
    },
  )

  test.each(EXPANSIONS.map((expansion, game) => [expansion, game] as const))('only %s', (expansion, game) => {
    played(game, 3, { expansions: [expansion] })
  })

  test.each([0, 1, 2, 3])('game %i against TOM', game => {
    played(game, 1, { expansions: game % 2 === 0 ? [] : EXPANSIONS })
  })
})
