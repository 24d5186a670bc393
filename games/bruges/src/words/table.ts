import { areaWords } from '@kontor/city/areas'
import { SIDE_WORDS } from '@kontor/city/labels'
import { broken, grid, labelled, NONE, type Row } from '@kontor/city/layout'
import { NO_CHANCE, tableText } from '@kontor/city/scene'
import { orNone } from '@kontor/city/table-words'
import { lowDice, threeDigits } from '@kontor/city/tasks'
import { card as cardNoun, point } from '@kontor/city/terms'
import type { Language, View } from '@kontor/engine'
import { canalPrice, LEFT, lengthOf, RIGHT } from '../canals.ts'
import { abilityOf, colorOf, costOf, groupOf, pointsOf } from '../cardfile.ts'
import { COLORS } from '../colors.ts'
import { CANALS, REPUTATION_POINTS } from '../data/tables.ts'
import { MAJORITIES } from '../events.ts'
import { seatOf } from '../possessions.ts'
import { stepPrice } from '../reputation.ts'
import { score } from '../scoring.ts'
import type { Bruges, Seat } from '../state.ts'
import { activationOf, textOf } from './abilities.ts'
import { groupName, majorityName, threatName } from './names.ts'
import { sayReason } from './reasons.ts'
import { card, color, count, nameOf, perColor, present, type Scene, say, type Word } from './scene.ts'
import { shortOf } from './short.ts'
import { guilder } from './terms.ts'

/** The table as text: what everybody sees, the own area, then the others in a few lines each. */

const TURNS = 4
const AFTER_ITEM = /(?<=[,;]) /

function heading(scene: Scene): string {
  const { round, turn, first, agenda, lastRound } = scene.state
  const last =
    lastRound === 0
      ? ''
      : lastRound === round
        ? `, ${say(scene, 'last')}`
        : ` (${say(scene, 'lastIs')}: ${lastRound})`
  const when = `${say(scene, 'round')} ${round}${last}`
  if (agenda.length === 0) return `${when}. ${say(scene, 'over')}`
  const inTurn = turn > 0 ? `; ${say(scene, 'turn')} ${turn} ${say(scene, 'of')} ${TURNS}` : ''
  return `${when}${inTurn}. ${nameOf(scene, first)} ${say(scene, 'begins')}.`
}

function stepInWords(scene: Scene): string[] {
  const { state, viewer, language } = scene
  const rolled = lowDice(state.dice)
  if (state.dice[0] === 0) return [NONE]
  const mine = viewer < 0 ? undefined : stepPrice(state, viewer)
  const own =
    mine === undefined || mine === rolled ? [] : [`(${say(scene, 'you')}: ${count(scene, mine, guilder)})`]
  const all =
    rolled === 0
      ? sayReason({ kind: 'noLowDie' }, language)
      : `${say(scene, 'advancing')} ${count(scene, rolled, guilder)}`
  return [all, ...own]
}

function common(scene: Scene): string[] {
  const { state } = scene
  const { discard, aside, announced, picked, piles } = state
  const top = discard.slice(-1).map(each => `${say(scene, 'top')}: ${shown(scene, each)}`)
  const pile = (cards: readonly number[], i: number) => {
    const back = cards.length > 0 ? `: ${color(scene, colorOf(cards.at(-1)!))}` : ''
    return `${i + 1}${back} (${cards.length})`
  }
  return labelled([
    [say(scene, 'dice'), state.dice.map((pips, which) => `${color(scene, which)} ${pips || NONE}`)],
    [say(scene, 'reputation'), stepInWords(scene)],
    [say(scene, 'piles'), piles.map(pile)],
    [say(scene, 'extra'), [state.extra.length > 0 ? count(scene, state.extra.length, cardNoun) : NONE]],
    [say(scene, 'discard'), [count(scene, discard.length, cardNoun), ...top]],
    [say(scene, 'statues'), orNone(state.statues.map(String))],
    ...passing(scene, 'drawn', picked),
    ...passing(scene, 'aside', aside),
    ...passing(scene, 'announced', announced),
  ])
}

const { shown, passing, majoritiesOf, named, halfRow, placesOf } = areaWords({
  say,
  color,
  card,
  colorOf,
  majorityName,
  majorities: MAJORITIES,
})

function canalRow(scene: Scene, seat: number, side: number): Row {
  const { state } = scene
  const built = lengthOf(seatOf(state, seat), side)
  const colors = CANALS[seat]![side]!
  const price = built < colors.length ? canalPrice(state, seat, side, 'printed') : 0
  return halfRow(scene, {
    called: say(scene, 'canal'),
    side,
    built,
    colors,
    price: count(scene, price, guilder),
  })
}

function ownArea(scene: Scene, seat: number): string[] {
  const { state, totals, language } = scene
  const mine = seatOf(state, seat)
  const space = `${say(scene, 'space')} ${mine.reputation}`
  const threats = mine.threats.map(
    (n, which) => `${threatName(which, language)} (${color(scene, which)}) ${n}`,
  )
  return [
    `${nameOf(scene, seat)} (${say(scene, 'you')})`,
    ...labelled([
      [say(scene, 'points'), [`${mine.points}, ${say(scene, 'scored')} ${totals[seat]}`]],
      [say(scene, 'guilders'), [`${mine.guilders}`]],
      [say(scene, 'workers'), perColor(scene, mine.workers)],
      [say(scene, 'reputation'), [`${space}, ${count(scene, REPUTATION_POINTS[mine.reputation]!, point)}`]],
      canalRow(scene, seat, LEFT),
      canalRow(scene, seat, RIGHT),
      [say(scene, 'threats'), threats],
      [say(scene, 'majorities'), orNone(majoritiesOf(scene, mine))],
      [say(scene, 'statues'), orNone(mine.statues.map(String))],
    ]),
    ...ownHouses(scene, mine),
    ...ownHand(scene, mine),
  ]
}

const personIn = ({ persons, places }: Seat, house: number) => persons[places.indexOf(house)]

function ownHouses(scene: Scene, mine: Seat): string[] {
  const { state, language } = scene
  if (mine.houses.length === 0) return [`${say(scene, 'houses')}: ${NONE}`]
  const rows = mine.houses.map((back, house) => {
    const place = [house + 1, color(scene, colorOf(back))]
    const person = personIn(mine, house)
    if (person === undefined) return [...place, say(scene, 'empty'), '', '', '']
    const ability = abilityOf(state, person)
    return [
      ...place,
      named(scene, mine, person),
      pointsOf(state, person),
      activationOf(ability, language),
      shortOf(ability, language),
    ]
  })
  const head = (['house', 'color', 'person', 'points', 'when', 'short'] as const).map(word =>
    say(scene, word),
  )
  return [say(scene, 'houses'), ...grid(head, rows)]
}

function ownHand(scene: Scene, mine: Seat): string[] {
  const { state, language } = scene
  if (mine.hand.length === 0) return [`${say(scene, 'hand')}: ${NONE}`]
  const rows = mine.hand.map(each => {
    const ability = abilityOf(state, each)
    return [
      threeDigits(each),
      card(scene, each),
      groupName(groupOf(each), language),
      color(scene, colorOf(each)),
      costOf(state, each),
      pointsOf(state, each),
      activationOf(ability, language),
      textOf(ability, language),
    ]
  })
  const head = (['number', 'person', 'group', 'color', 'price', 'points', 'when', 'text'] as const).map(
    word => say(scene, word),
  )
  return [say(scene, 'hand'), ...grid(head, rows)]
}

function housesOf(scene: Scene, mine: Seat): string[] {
  return placesOf(scene, mine.houses, house => {
    const person = personIn(mine, house)
    return person === undefined ? [] : [named(scene, mine, person)]
  })
}

/** Another player's area, of which everything but the fronts of hand and houses is known. */
function otherArea(scene: Scene, seat: number): string[] {
  const { state, totals, language } = scene
  const mine = seatOf(state, seat)
  const about = (word: Word, said: readonly string[]) => `${say(scene, word)}: ${orNone(said).join(', ')}`
  const hand = COLORS.map((_, which) => mine.hand.filter(each => colorOf(each) === which).length)
  const threat = (n: number, which: number) => (n > 0 ? [`${threatName(which, language)} ${n}`] : [])
  const canals = [LEFT, RIGHT].map(side => `${SIDE_WORDS[side]![language]} ${lengthOf(mine, side)}`)
  return [
    [
      `${nameOf(scene, seat)}: ${count(scene, mine.points, point)} (${say(scene, 'scored')} ${totals[seat]})`,
      count(scene, mine.guilders, guilder),
      about('reputation', [`${say(scene, 'space')} ${mine.reputation}`]),
      about('canals', canals),
    ],
    [
      `  ${about('hand', [present(scene, hand)])}`,
      about('workers', [present(scene, mine.workers)]),
      about('threats', mine.threats.flatMap(threat)),
      about('majorities', majoritiesOf(scene, mine)),
      ...(mine.statues.length > 0 ? [about('statues', mine.statues.map(String))] : []),
    ],
    [`  ${about('houses', housesOf(scene, mine))}`],
  ].flatMap(parts => broken(parts.join('; '), 4, AFTER_ITEM))
}

/** The table as a person in a terminal or a screen reader is told it, in at most 100 columns. */
export function describe(
  { table, viewer }: View<Bruges>,
  language: Language,
  names: readonly string[],
): string {
  const state: Bruges = { ...table, chance: NO_CHANCE }
  const scene: Scene = {
    state,
    viewer,
    totals: score(state).map(({ points }) => points),
    names,
    language,
  }
  return tableText(scene, { heading, common, own: ownArea, other: otherArea })
}
