import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { ACTIONS } from '../../src/colors.ts'
import type { Happening, Reason } from '../../src/events.ts'
import { hamburg } from '../../src/game.ts'
import { sayReason } from '../../src/words/index.ts'
import { BOARD } from './board.ts'
import { GOODS } from './models/goods.ts'
import { TILE_EVENTS } from './tiles/tile-events.ts'
import type { Told } from './told.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
const NAMES = ['Anna', 'Ben', 'Ines']

const say = (event: Happening, names: readonly string[] = NAMES) =>
  LANGUAGES.map(language => hamburg.words.say(event, language, names))

/** Every kind of event: one that is missing fails the type check. */
const EVENTS: Told<Happening['kind']> = { ...GOODS, ...BOARD, ...TILE_EVENTS }

describe('the log', () => {
  for (const told of Object.values(EVENTS))
    for (const [event, ...lines] of told) test(lines[0], () => expect(say(event)).toEqual(lines))

  test('seats without a name have their number', () => {
    expect(say({ kind: 'foundNothing', seat: 1 }, ['Anna', ''])).toEqual([
      'Seat 2 finds nothing.',
      'Platz 2 findet nichts.',
      'Plaats 2 vindt niets.',
    ])
  })

  test('tiles that brought something about are named', () => {
    const because = [301, 311, 333, 340, 400].map(number =>
      say({ kind: 'money', seat: 0, n: 2, because: number }).join(' | '),
    )
    expect(because).toEqual([
      'Anna takes 2 marks (Mayor Petersen). | Anna nimmt 2 Mark (Bürgermeister Petersen). | Anna neemt 2 mark (burgemeester Petersen).',
      'Anna takes 2 marks (purple ship). | Anna nimmt 2 Mark (violettes Schiff). | Anna neemt 2 mark (paars schip).',
      'Anna takes 2 marks (intrigue token). | Anna nimmt 2 Mark (schwarzer Gefahrenmarker). | Anna neemt 2 mark (zwart onheilsfiche).',
      'Anna takes 2 marks (stock exchange). | Anna nimmt 2 Mark (Börse). | Anna neemt 2 mark (beurs).',
      'Anna takes 2 marks (cleric tile). | Anna nimmt 2 Mark (Geistlichenplättchen). | Anna neemt 2 mark (geestelijkenfiche).',
    ])
  })

  test('a single player sits opposite TOM', () => {
    expect(say({ kind: 'points', seat: 1, n: 1, because: 0 }, ['Anna'])).toEqual([
      'TOM gains 1 point.',
      'TOM erhält 1 Punkt.',
      'TOM krijgt 1 punt.',
    ])
    expect(say({ kind: 'increased', seat: 1, color: 0, level: 1 }, ['Anna'])[1]).toBe(
      'TOMs violette Gefahr steigt auf 1.',
    )
  })

  test('every action has its label', () => {
    const said = ACTIONS.map(action => say({ kind: 'used', seat: 0, card: 3, action, as: 0 })[1])
    expect(new Set(said).size).toBe(ACTIONS.length)
  })
})

/** Every kind of reason: one that is missing fails the type check. */
const REASONS: {
  readonly [K in Reason['kind']]: readonly [Extract<Reason, { kind: K }>, string, string, string]
} = {
  needsMarks: [
    { kind: 'needsMarks', n: 9, has: 5 },
    'costs 9 marks, you have 5',
    'kostet 9 Mark, du hast 5',
    'kost 9 mark, je hebt er 5',
  ],
  needsWorker: [
    { kind: 'needsWorker', color: 2 },
    'needs 1 grey worker',
    'benötigt 1 grauen Arbeiter',
    'vereist 1 grijze arbeider',
  ],
  needsAnyWorker: [{ kind: 'needsAnyWorker' }, 'needs 1 worker', 'benötigt 1 Arbeiter', 'vereist 1 arbeider'],
  needsSite: [{ kind: 'needsSite' }, 'no empty site', 'kein freies Grundstück', 'geen vrije bouwlocatie'],
  wrongSegment: [
    { kind: 'wrongSegment', colors: [0, 4] },
    'no open wall space in this colour, only in purple or brown',
    'kein nächster Mauerstein in dieser Farbe, nur in Violett oder Braun',
    'geen volgende muursteen in deze kleur, alleen in paars of bruin',
  ],
  wallComplete: [
    { kind: 'wallComplete' },
    'your wall is complete',
    'deine Stadtmauer ist vollständig',
    'je stadsmuur is compleet',
  ],
  usedThisSeason: [
    { kind: 'usedThisSeason' },
    'already activated this season',
    'in diesem Durchgang schon aktiviert',
    'deze cyclus al geactiveerd',
  ],
  notThisPhase: [
    { kind: 'notThisPhase', phase: 'III' },
    'only in phase III',
    'nur in Phase III',
    'alleen in fase III',
  ],
  conditionNotMet: [
    { kind: 'conditionNotMet' },
    'the condition is not met',
    'die Bedingung ist nicht erfüllt',
    'aan de voorwaarde is niet voldaan',
  ],
  noTarget: [{ kind: 'noTarget' }, 'would have no effect', 'hätte keinen Effekt', 'zou geen effect hebben'],
  noLowDie: [
    { kind: 'noLowDie' },
    'no die shows a 1 or 2',
    'kein Würfel zeigt eine 1 oder 2',
    'geen dobbelsteen toont een 1 of 2',
  ],
  alreadyActed: [
    { kind: 'alreadyActed' },
    'a card has already been played this turn',
    'in diesem Zug wurde schon eine Karte ausgespielt',
    'deze beurt is er al een kaart gespeeld',
  ],
}

describe('reasons', () => {
  for (const [reason, ...clauses] of Object.values(REASONS))
    test(reason.kind, () => expect(LANGUAGES.map(language => sayReason(reason, language))).toEqual(clauses))

  test('a wall without an open space names no colour', () => {
    expect(sayReason({ kind: 'wrongSegment', colors: [] }, 'en')).toBe('no open wall space in this colour')
  })
})
