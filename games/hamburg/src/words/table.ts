import { areaWords } from '@kontor/city/areas'
import { SIDE_WORDS } from '@kontor/city/labels'
import { broken, grid, labelled, NONE, type Row } from '@kontor/city/layout'
import { NO_CHANCE, tableText } from '@kontor/city/scene'
import { orNone } from '@kontor/city/table-words'
import { lowDice } from '@kontor/city/tasks'
import { backShown, type Language, type View } from '@kontor/engine'
import { abilityOf, colorOf, costOf, pointsOf } from '../cardfile.ts'
import { BLACK, COLORS } from '../colors.ts'
import { CARD_DATA, HALL_POINTS, WALLS } from '../data/tables.ts'
import { MAJORITIES } from '../events.ts'
import { priceOfWall, roundsOf } from '../permanents.ts'
import { seatOf } from '../possessions.ts'
import { score } from '../scoring.ts'
import { type Hamburg, type Seat, UNDER } from '../state.ts'
import { advancePrice } from '../steps/season.ts'
import { LEFT, lengthOf, nextColor, printedPrice, RIGHT } from '../walls.ts'
import { activationOf, textOf } from './abilities.ts'
import { categoryName, disasterName, majorityName } from './names.ts'
import { sayReason } from './reasons.ts'
import { card, color, count, nameOf, perColor, present, type Scene, say, type Word } from './scene.ts'
import { shortOf } from './short.ts'
import { mayorInShort, mayorRow, statueNames, tileRows } from './table-tiles.ts'
import { card as cardNoun, mark, point } from './terms.ts'

/** The table as text: what everybody sees, the own board, then the others in a few lines each. */

const SEASONS = 8
const ROUNDS = 4
const AFTER_ITEM = /(?<=[,;]) /

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
  const { window, guests, discard, aside, announced, picked } = state
  const guestCounts = COLORS.map((_, which) => guests.filter(guest => guest === which).length)
  const piles = state.piles.map(pile => pile.length)
  const top = discard.slice(-1).map(each => `${say(scene, 'top')}: ${shown(scene, each)}`)
  const church = [
    `${say(scene, 'cleric')}: ${window < 0 ? NONE : color(scene, window)}`,
    ...(guests.length > 0 ? [`${say(scene, 'guests')}: ${present(scene, guestCounts)}`] : []),
    `${say(scene, 'floor')}: ${present(scene, state.floor)}`,
  ]
  return labelled([
    [say(scene, 'dice'), state.dice.map((pips, which) => `${color(scene, which)} ${pips || NONE}`)],
    [say(scene, 'hall'), hallPrice(scene)],
    [say(scene, 'church'), church],
    [say(scene, 'piles'), perColor(scene, piles)],
    [say(scene, 'discard'), [count(scene, discard.length, cardNoun), ...top]],
    [say(scene, 'statues'), orNone(state.statues.map(String))],
    [say(scene, 'tokens'), [`${state.tokens.length}`]],
    ...tileRows(scene),
    ...passing(scene, 'drawn', picked),
    ...passing(scene, 'aside', aside),
    ...passing(scene, 'announced', announced),
  ])
}

const shownColor = (shown: number) => backShown(shown) ?? colorOf(shown)

const { shown, passing, majoritiesOf, named, halfRow, placesOf } = areaWords({
  say,
  color,
  card,
  colorOf: shownColor,
  majorityName,
  majorities: MAJORITIES,
})

function gardenOf(scene: Scene, mine: Seat): string[] {
  return mine.garden.map((each, place) => {
    const under = mine.buildings.filter((_, i) => mine.places[i] === UNDER + place)
    const below = under.map(building => `, ${say(scene, 'below')}: ${named(scene, mine, building)}`).join('')
    return shown(scene, each) + below
  })
}

function wallHalf(scene: Scene, seat: number, side: number): Row {
  const { state } = scene
  const mine = seatOf(state, seat)
  const built = lengthOf(mine, side)
  const colors = WALLS[seat]![side]!
  const marks =
    built < colors.length
      ? priceOfWall(state, seat, printedPrice(mine, side), nextColor(state, seat, side), true, true)
      : 0
  return halfRow(scene, { called: say(scene, 'wall'), side, built, colors, price: count(scene, marks, mark) })
}

function ownBoard(scene: Scene, seat: number): string[] {
  const { state, totals, language } = scene
  const mine = seatOf(state, seat)
  const space = `${say(scene, 'space')} ${mine.hall}`
  const levels = mine.disasters.map(
    (level, which) => `${disasterName(which, language)} (${color(scene, which)}) ${level}`,
  )
  return [
    `${nameOf(scene, seat)} (${say(scene, 'you')})`,
    ...labelled([
      [say(scene, 'points'), [`${mine.points}, ${say(scene, 'scored')} ${totals[seat]}`]],
      [say(scene, 'marks'), [`${mine.marks}`]],
      [say(scene, 'workers'), perColor(scene, mine.workers)],
      [say(scene, 'square'), [`${space}, ${count(scene, HALL_POINTS[mine.hall]!, point)}`]],
      wallHalf(scene, seat, LEFT),
      wallHalf(scene, seat, RIGHT),
      [say(scene, 'disasters'), levels],
      [say(scene, 'majorities'), orNone(majoritiesOf(scene, mine))],
      [say(scene, 'statues'), orNone(statueNames(mine))],
      ...mayorRow(scene, mine),
      [say(scene, 'garden'), orNone(gardenOf(scene, mine))],
    ]),
    ...ownSites(scene, mine),
    ...ownHand(scene, mine),
  ]
}

const buildingsOn = (mine: Seat, site: number) => mine.buildings.filter((_, i) => mine.places[i] === site)

function ownSites(scene: Scene, mine: Seat): string[] {
  const { state, language } = scene
  if (mine.sites.length === 0) return [`${say(scene, 'sites')}: ${NONE}`]
  const rows = mine.sites.flatMap((back, site) => {
    const place = [site + 1, color(scene, colorOf(back))]
    const standing = buildingsOn(mine, site)
    if (standing.length === 0) return [[...place, say(scene, 'empty'), '', '', '']]
    return standing.map(building => {
      const ability = abilityOf(state, building)
      const worth = pointsOf(state, building)
      return [
        ...place,
        named(scene, mine, building),
        worth,
        activationOf(ability, language),
        shortOf(ability, language),
      ]
    })
  })
  const head = (['site', 'color', 'building', 'points', 'when', 'short'] as const).map(word =>
    say(scene, word),
  )
  return [say(scene, 'sites'), ...grid(head, rows)]
}

function ownHand(scene: Scene, mine: Seat): string[] {
  const { state, language } = scene
  if (mine.hand.length === 0) return [`${say(scene, 'hand')}: ${NONE}`]
  const rows = mine.hand.map(each => {
    const ability = abilityOf(state, each)
    return [
      String(each).padStart(3, '0'),
      categoryName(CARD_DATA[each]!.category, language),
      color(scene, colorOf(each)),
      costOf(state, each),
      pointsOf(state, each),
      activationOf(ability, language),
      ability.when === 'never' ? '' : textOf(ability, language),
    ]
  })
  const head = (['number', 'category', 'color', 'price', 'points', 'when', 'text'] as const).map(word =>
    say(scene, word),
  )
  return [say(scene, 'hand'), ...grid(head, rows)]
}

function sitesOf(scene: Scene, mine: Seat): string[] {
  return placesOf(scene, mine.sites, site =>
    buildingsOn(mine, site).map(building => named(scene, mine, building)),
  )
}

/** Another player's board, of which everything but the fronts of hand and sites is known. */
function otherBoard(scene: Scene, seat: number): string[] {
  const { state, totals, language } = scene
  const mine = seatOf(state, seat)
  const about = (word: Word, said: readonly string[]) => `${say(scene, word)}: ${orNone(said).join(', ')}`
  const hand = COLORS.map((_, which) => mine.hand.filter(each => shownColor(each) === which).length)
  const level = (n: number, which: number) => (n > 0 ? [`${disasterName(which, language)} ${n}`] : [])
  const statues = statueNames(mine)
  const walls = [LEFT, RIGHT].map(side => `${SIDE_WORDS[side]![language]} ${lengthOf(mine, side)}`)
  return [
    [
      `${nameOf(scene, seat)}: ${count(scene, mine.points, point)} (${say(scene, 'scored')} ${totals[seat]})`,
      count(scene, mine.marks, mark),
      about('hall', [`${say(scene, 'space')} ${mine.hall}`]),
      about('wall', walls),
    ],
    [
      `  ${about('hand', [present(scene, hand)])}`,
      about('workers', [present(scene, mine.workers)]),
      about('disasters', mine.disasters.flatMap(level)),
      about('majorities', majoritiesOf(scene, mine)),
      ...(statues.length > 0 ? [about('statues', statues)] : []),
      ...mayorInShort(scene, mine).map(mayor => about('mayor', [mayor])),
    ],
    [
      `  ${about('sites', sitesOf(scene, mine))}`,
      ...(mine.garden.length > 0 ? [about('garden', gardenOf(scene, mine))] : []),
    ],
  ].flatMap(parts => broken(parts.join('; '), 4, AFTER_ITEM))
}

/** Any card of each colour, to stand for a site of which only the colour is known. */
const STAND_INS = COLORS.map((_, which) => CARD_DATA.slice(1).find(each => each.color === which)!.number)
/** What is seen, as a state that can be counted and scored. */
function countable({ table }: View<Hamburg>): Hamburg {
  const seats = table.seats.map(seat => ({
    ...seat,
    sites: seat.sites.map(site => (site < 0 ? STAND_INS[shownColor(site)]! : site)),
  }))
  return { ...table, seats, chance: NO_CHANCE }
}

/** The table as a person in a terminal or a screen reader is told it, in at most 100 columns. */
export function describe(view: View<Hamburg>, language: Language, names: readonly string[]): string {
  const state = countable(view)
  const { viewer } = view
  const scene: Scene = {
    state,
    viewer,
    totals: score(state).map(({ points }) => points),
    names,
    language,
  }
  return tableText(scene, { heading, common, own: ownBoard, other: otherBoard })
}
