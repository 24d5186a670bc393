import { choiceNamed, nameOf, next, refusalsOf } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { expect, test } from 'vitest'
import { FIELDS } from '../src/data/board.ts'
import type { Happening } from '../src/events.ts'
import { amsterdam, type Position, position } from '../src/index.ts'
import { fieldNamed } from '../src/words/places.ts'
import { table } from './table.ts'

/** Questions, their answers and what happens, in three languages. */

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

function asked(given: Position) {
  const state = position(amsterdam, given)
  return { state, question: next(amsterdam, state)! }
}

function prompts(given: Position) {
  const { state, question } = asked(given)
  return LANGUAGES.map(language => amsterdam.words.prompt?.(state, question, language))
}

/** The labels of the answers whose names begin so. */
function labels(given: Position, name: string) {
  const { state, question } = asked(given)
  const choices = question.choices.filter(choice =>
    nameOf(amsterdam, state, question, choice).startsWith(name),
  )
  return LANGUAGES.map(language =>
    choices.map(choice => amsterdam.words.label?.(state, question, choice, language)).join(' | '),
  )
}

const said = (event: Happening) => LANGUAGES.map(language => amsterdam.words.say(event, language, ['Ada']))

test('a sixth card is discarded and a penalty tile taken', () => {
  const given: Position = { seats: [{ inactive: [25, 26, 27, 28, 29, 30] }], agenda: ['a sixth card'] }
  expect(prompts(given)).toEqual([
    'You have 6 inactive cards and take a penalty tile. Which card do you discard?',
    'Du hast 6 inaktive Karten und nimmst ein Strafplättchen. Welche Karte wirfst du ab?',
    'Je hebt 6 niet-actieve kaarten en neemt een straffiche. Welke kaart leg je af?',
  ])
})

test('a card says once that it counts at the end', () => {
  const given: Position = { display: [106, 109], agenda: ['take a card'] }
  expect(labels(given, 'take 106')).toEqual([
    'Royal Palace 106 (1 brown, 1 pink and 2 black resources), Final scoring: gain 1 prestige for each city block you own.',
    'Königspalast 106 (1 brauner, 1 rosa und 2 schwarze Rohstoffe), Schlusswertung: Erhalte 1 Prestigepunkt für jeden deiner Häuserblocks.',
    'Paleis op de Dam 106 (1 bruine, 1 roze en 2 zwarte grondstoffen), Eindtelling: krijg 1 prestigepunt per eigen huizenblok.',
  ])
})

test('a card that another one makes cheaper says so', () => {
  const given: Position = { seats: [{ active: [31], inactive: [91], supply: { orange: 2, black: 1 } }] }
  expect(labels(given, 'activate')).toEqual([
    'Activate Windmill 091 (−2 orange and 1 black resource, 1 fewer resource), Phase III: Take 1 pink resource.',
    'Windmühle 091 aktivieren (−2 orange und 1 schwarzer Rohstoff, 1 Rohstoff weniger), Phase III: Nimm 1 rosa Rohstoff.',
    'Molen 091 activeren (−2 oranje en 1 zwarte grondstof, 1 grondstof minder), Fase III: neem 1 roze grondstof.',
  ])
})

test('a block is called by its district', () => {
  const given: Position = { seats: [{ supply: { pink: 1 } }], goods: { P5: 'beer' } }
  expect(labels(given, 'block P5')).toEqual([
    'Take Plantage P5 (beer, −1 pink resource)',
    'Plantage P5 in Besitz nehmen (Bier, −1 rosa Rohstoff)',
    'Plantage P5 in bezit nemen (bier, −1 roze grondstof)',
  ])
})

test('the market names its price once', () => {
  expect(labels({ seats: [{ gulden: 2 }], tile: 5 }, 'market')).toEqual([
    'Use the market for 2 gulden: gain 3 prestige and advance 1 space on the Amstel.',
    'Markt für 2 Gulden nutzen: Erhalte 3 Prestigepunkte und rücke auf der Amstel 1 Feld vor.',
    'Markt gebruiken voor 2 gulden: krijg 3 prestigepunten en ga op de Amstel 1 veld vooruit.',
  ])
})

test('a move on the Amstel says what is scored on the way', () => {
  expect(labels({ seats: [{ amstel: 3, supply: { pink: 1 } }] }, 'advance')).toEqual([
    'Advance 1 space on the Amstel (−1 resource, +2 prestige)',
    'Auf der Amstel 1 Feld vorrücken (−1 Rohstoff, +2 Prestigepunkte)',
    'Op de Amstel 1 veld vooruitgaan (−1 grondstof, +2 prestigepunten)',
  ])
})

test('a step to a pier says who stands there and what is scored for whom one brings', () => {
  const given: Position = {
    seats: [{ ship: 'quay3', crew: ['goldyellow'], supply: { pink: 1 } }],
    piers: [[], [], ['white', 'lightpink']],
  }
  expect(labels(given, 'sail goldyellow')).toEqual([
    'Sail to the gold-yellow pier (−1 resource, +9 prestige; dock workers: white, light-pink)',
    'Zum goldgelben Anleger fahren (−1 Rohstoff, +9 Prestigepunkte; Hafenarbeiter: Weiß, Hellrosa)',
    'Naar de goudgele steiger varen (−1 grondstof, +9 prestigepunten; dokwerkers: wit, lichtroze)',
  ])
})

test.each([
  ['beer', [], 'points 7', '+7 prestige'],
  ['beer', [73], 'points 8', '+8 prestige'],
  ['beer', [73, 75, 79, 84], 'points 12, gulden 1', '+12 prestige, +1 gulden'],
] as const)('a delivery of %s counts what the own cards %j add', (good, active, tallied, told) => {
  const given: Position = { round: 5, seats: [{ active, ship: good, cargo: { [good]: 1 } }] }
  const { state, question } = asked(given)
  const choice = choiceNamed(amsterdam, state, question, `deliver ${good}`)
  const tally = amsterdam.words.tally!(state, question, choice)
  expect(tally.map(({ of, n }) => `${of} ${n}`).join(', ')).toBe(tallied)
  expect(labels(given, 'deliver')[0]).toContain(`(${told})`)
  const at = table(given)
  const { points, gulden } = at.purse()
  at.play(`deliver ${good}`)
  expect(`points ${at.purse().points - points}, gulden ${at.purse().gulden - gulden}`).toBe(
    tallied.includes('gulden') ? tallied : `${tallied}, gulden 0`,
  )
})

test('a water space has the number of its name', () => {
  const numbered = FIELDS.flatMap(({ id, type }, field) => (type === 'water' ? [[id, field] as const] : []))
  expect(numbered).toHaveLength(13)
  for (const [id, field] of numbered) expect(fieldNamed(field).en.replace(' ', '')).toBe(id)
})

test('what other cards save is not missing', () => {
  const given: Position = { seats: [{ active: [31], inactive: [91], supply: { orange: 1 } }] }
  const { state, question } = asked(given)
  const [refusal] = refusalsOf(amsterdam, state, question)
  expect(refusal).toMatchObject({ name: 'activate 091' })
  expect(amsterdam.words.say(refusal!.reason, 'en')).toBe('still needs 1 black resource')
})

test('what is missing stands in the accusative', () => {
  const { state, question } = asked({ seats: [{ inactive: [91], supply: { orange: 2 } }] })
  const [refusal] = refusalsOf(amsterdam, state, question)
  expect(LANGUAGES.map(language => amsterdam.words.say(refusal!.reason, language))).toEqual([
    'still needs 1 black resource',
    'benötigt noch 1 schwarzen Rohstoff',
    'vereist nog 1 zwarte grondstof',
  ])
})

test.each<[Happening, string, string, string]>([
  [
    { kind: 'exit', seat: 0, resources: [0, 0, 1, 0, 0, 0] },
    'Ada turns the wheel: 1 purple resource.',
    'Ada dreht die Drehscheibe: 1 violetter Rohstoff.',
    'Ada draait de draaischijf: 1 paarse grondstof.',
  ],
  [
    { kind: 'stored', seat: 0, color: 1 },
    'Ada stores 1 grey resource in the magazine.',
    'Ada lagert 1 grauen Rohstoff im Magazin ein.',
    'Ada bewaart 1 grijze grondstof in het magazijn.',
  ],
  [
    { kind: 'fetched', seat: 0, color: 1 },
    'Ada takes 1 grey resource from the magazine.',
    'Ada nimmt 1 grauen Rohstoff aus dem Magazin.',
    'Ada neemt 1 grijze grondstof uit het magazijn.',
  ],
  [
    { kind: 'loaded', seat: 0, goods: [2, 0, 0, 1, 0, 0, 0, 0, 0] },
    'Ada loads 2 × beer and furniture.',
    'Ada verlädt 2 × Bier und Möbel.',
    'Ada laadt 2 × bier en meubels.',
  ],
  [
    { kind: 'landed', seat: 0, docker: 1 },
    'Ada delivers 1 white dock worker to the depot.',
    'Ada liefert 1 weißen Hafenarbeiter im Warendepot ab.',
    'Ada levert 1 witte dokwerker af in het goederendepot.',
  ],
  [
    { kind: 'delivered', seat: 0, good: 1, field: 3 },
    'Ada delivers tulip bulbs (warehouse for tulip bulbs).',
    'Ada liefert Tulpenzwiebeln ab (Lagerhaus für Tulpenzwiebeln).',
    'Ada levert tulpenbollen af (pakhuis voor tulpenbollen).',
  ],
])('what happens is told in the right form: %o', (event, ...words) => {
  expect(said(event)).toEqual(words)
})

test('before the first round the table tells of the set-up', () => {
  const state = position(amsterdam, { round: 2, short: true, agenda: ['first start resource'] })
  const heading = LANGUAGES.map(language => {
    const view = { table: state, viewer: 0 }
    return amsterdam.words.describe?.(view as never, language, ['Ada', 'Bo']).split('\n')[0]
  })
  expect(heading).toEqual([
    'Set-up. Amstel: Ada 0, Bo 0.',
    'Spielaufbau. Amstel: Ada 0, Bo 0.',
    'Spelvoorbereiding. Amstel: Ada 0, Bo 0.',
  ])
})
