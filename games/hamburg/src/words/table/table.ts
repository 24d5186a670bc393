import { labelled, NONE } from '@kontor/common/layout'
import { lowDice, threeDigits } from '@kontor/common/tasks'
import { backShown, nth, type View } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { type Area, areaWords } from '@kontor/five-colours/words/table/areas'
import { NO_CHANCE, sceneOf, tableText } from '@kontor/five-colours/words/table/scene'
import { orNone } from '@kontor/five-colours/words/table/terms'
import { abilityOf, colorOf, costOf, pointsOf } from '../../cards/cardfile.ts'
import { ROUNDS, SEASONS } from '../../cards/numbers.ts'
import { BLACK, COLORS } from '../../colors.ts'
import { CARD_DATA, HALL_POINTS, WALLS } from '../../data/tables.ts'
import { MAJORITIES } from '../../events.ts'
import { mayorInShort, mayorRow, statueNames, tileRows } from '../../expansions/words/table.ts'
import { priceOfWall, roundsOf } from '../../rules/permanents.ts'
import { seatOf } from '../../rules/possessions.ts'
import { score } from '../../rules/scoring.ts'
import { advancePrice } from '../../rules/steps/season.ts'
import { LEFT, lengthOf, nextColor, printedPrice, RIGHT } from '../../rules/walls.ts'
import { type Hamburg, type Seat, UNDER } from '../../state.ts'
import { sayReason } from '../asking/reasons.ts'
import { activationOf, textOf } from '../card/abilities.ts'
import { shortOf } from '../card/short.ts'
import { categoryName, colorName, disasterName, majorityName } from '../names.ts'
import { mark } from '../terms.ts'
import { card, color, count, nameOf, perColor, present, type Scene, say, type Word } from './scene.ts'

/** The table as text: what everybody sees, the own board, then the others in a few lines each. */

function heading(scene: Scene): string {
  const { season, round, first, agenda } = scene.state
  const of = say(scene, 'of')
  const when = `${say(scene, 'season')} ${season} ${of} ${SEASONS}`
  if (agenda.length === 0) return `${when}. ${say(scene, 'over')}`
  const inRound = round > 0 ? `, ${say(scene, 'round')} ${round} ${of} ${roundsOf(scene.state, ROUNDS)}` : ''
  return `${when}${inRound}. ${nameOf(scene, first)} ${say(scene, 'begins')}.`
}

function hallPrice(scene: Scene): string[] {
  const { state, viewer, language } = scene
  const price = lowDice(state.dice)
  if (state.dice[BLACK] === 0) return [NONE]
  if (price === 0) return [sayReason({ kind: 'noLowDie' }, language)]
  const mine = viewer < 0 ? price : (advancePrice(state, viewer) ?? price)
  const own = mine === price ? [] : [`(${say(scene, 'you')}: ${count(scene, mine, mark)})`]
  return [`${say(scene, 'advancing')} ${count(scene, price, mark)}`, ...own]
}

function common(scene: Scene): string[] {
  const { state } = scene
  const { window, guests } = state
  const piles = state.piles.map(pile => pile.length)
  const guestCounts = COLORS.map((_, which) => guests.filter(guest => guest === which).length)
  const church = [
    `${say(scene, 'cleric')}: ${window < 0 ? NONE : color(scene, window)}`,
    ...(guests.length > 0 ? [`${say(scene, 'guests')}: ${present(scene, guestCounts)}`] : []),
    `${say(scene, 'floor')}: ${present(scene, state.floor)}`,
  ]
  return labelled([
    diceRow(scene, state.dice),
    [say(scene, 'hall'), hallPrice(scene)],
    [say(scene, 'church'), church],
    [say(scene, 'piles'), perColor(scene, piles)],
    discardRow(scene, state.discard),
    [say(scene, 'statues'), orNone(state.statues.map(String))],
    [say(scene, 'tokens'), [`${state.tokens.length}`]],
    ...tileRows(scene),
    ...passingRows(scene, state),
  ])
}

const shownColor = (shown: number) => backShown(shown) ?? colorOf(shown)

const { shown, named, diceRow, discardRow, passingRows, ownArea, otherArea } = areaWords<Hamburg, Word>({
  say,
  color,
  card,
  count,
  perColor,
  present,
  nameOf,
  colorOf: shownColor,
  majorityName,
  majorities: MAJORITIES,
  dangerName: disasterName,
  handHead: ['number', 'category', 'color', 'price', 'points', 'when', 'text'],
  handCells({ state, language }, card) {
    const ability = abilityOf(state, card)
    return [
      threeDigits(card),
      categoryName(nth(CARD_DATA, card).category, language),
      colorName(colorOf(card), language),
      costOf(state, card),
      pointsOf(state, card),
      activationOf(ability, language),
      ability.when === 'never' ? '' : textOf(ability, language),
    ]
  },
  placeHead: ['site', 'color', 'building', 'points', 'when', 'short'],
  cardCells({ state, language }, card) {
    const ability = abilityOf(state, card)
    return [pointsOf(state, card), activationOf(ability, language), shortOf(ability, language)]
  },
  areaOf,
})

function gardenOf(scene: Scene, mine: Seat): string[] {
  return mine.garden.map((each, place) => {
    const under = mine.buildings.filter((_, i) => mine.places[i] === UNDER + place)
    const below = under.map(building => `, ${say(scene, 'below')}: ${named(scene, mine, building)}`).join('')
    return shown(scene, each) + below
  })
}

function halfOf(state: Hamburg, seat: number, side: number) {
  const mine = seatOf(state, seat)
  const built = lengthOf(mine, side)
  const colors = nth(nth(WALLS, seat), side)
  const price =
    built < colors.length
      ? priceOfWall(state, seat, printedPrice(mine, side), nextColor(state, seat, side), true, true)
      : 0
  return { side, built, colors, price }
}

function areaOf(scene: Scene, seat: number): Area<Word> {
  const { state } = scene
  const mine = seatOf(state, seat)
  const garden = gardenOf(scene, mine)
  return {
    money: { word: 'marks', noun: mark, n: mine.marks },
    track: { words: ['square', 'hall'], space: mine.hall, worth: nth(HALL_POINTS, mine.hall) },
    halves: { words: ['wall', 'wall'], of: [LEFT, RIGHT].map(side => halfOf(state, seat, side)) },
    dangers: { word: 'disasters', counts: mine.disasters },
    statues: statueNames(mine),
    places: {
      word: 'sites',
      backs: mine.sites,
      on: site => mine.buildings.filter((_, i) => mine.places[i] === site),
    },
    more: {
      own: () => [...mayorRow(scene, mine), [say(scene, 'garden'), orNone(garden)]],
      others: () => [
        ...mayorInShort(scene, mine).map(mayor => `${say(scene, 'mayor')}: ${mayor}`),
        ...(garden.length > 0 ? [`${say(scene, 'garden')}: ${garden.join(', ')}`] : []),
      ],
    },
  }
}

/** Any card of each colour, to stand for a site of which only the colour is known. */
const STAND_INS = COLORS.map((_, which) => CARD_DATA.slice(1).find(each => each.color === which)!.number)
/** What is seen, as a state that can be counted and scored. */
function countable({ table }: View<Hamburg>): Hamburg {
  const seats = table.seats.map(seat => ({
    ...seat,
    sites: seat.sites.map(site => (site < 0 ? nth(STAND_INS, shownColor(site)) : site)),
  }))
  return { ...table, seats, chance: NO_CHANCE }
}

/** The table as a person in a terminal or a screen reader is told it, in at most 100 columns. */
export function describe(view: View<Hamburg>, language: Language, names: readonly string[]): string {
  const state = countable(view)
  const { viewer } = view
  const scene = sceneOf(state, viewer, score(state), names, language)
  return tableText(scene, { heading, common, own: ownArea, other: otherArea })
}
