import { backShown, type Chance, type Language, type View } from '@kontor/engine'
import { abilityOf, colorOf, costOf, pointsOf } from '../cardfile.ts'
import { BLACK, COLORS } from '../colors.ts'
import { CARD_DATA, HALL_POINTS, WALLS } from '../data/tables.ts'
import { MAJORITIES } from '../events.ts'
import { dicePrice } from '../hall.ts'
import { priceOfAdvance, priceOfWall } from '../permanents.ts'
import { othersOf, seatOf, turnOrder } from '../possessions.ts'
import { score } from '../scoring.ts'
import { type Hamburg, type Seat, UNDER } from '../state.ts'
import { LEFT, lengthOf, printedPrice, RIGHT } from '../walls.ts'
import { activationOf, textOf } from './abilities.ts'
import { SIDE_WORDS } from './answers.ts'
import { counted } from './grammar.ts'
import { cardName, categoryName, colorName, disasterName, majorityName } from './names.ts'
import { capital, type Phrase } from './phrase.ts'
import { seatNumbered } from './prompts.ts'
import { sayReason } from './reasons.ts'
import { shortOf } from './short.ts'
import { card as cardNoun, mark, type Noun, point } from './terms.ts'

/** The table as text: what everybody sees, the own board, then the others in a few lines each. */

const WIDTH = 100
const SEASONS = 8
const ROUNDS = 4
const NONE = '–'
const GAP = '   '
const LONGEST_NAME = 30
const AFTER_ITEM = /(?<=[,;]) /

const WORDS = {
  season: { en: 'Season', de: 'Durchgang', nl: 'Cyclus' },
  round: { en: 'round', de: 'Runde', nl: 'ronde' },
  of: { en: 'of', de: 'von', nl: 'van' },
  begins: { en: 'begins', de: 'beginnt', nl: 'begint' },
  over: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.', nl: 'Het spel is afgelopen.' },
  dice: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  hall: { en: 'City Hall', de: 'Rathaus', nl: 'Stadhuis' },
  advancing: { en: 'advancing costs', de: 'Vorrücken kostet', nl: 'vooruitgaan kost' },
  church: { en: 'Church', de: 'Kirche', nl: 'Kerk' },
  cleric: { en: 'cleric', de: 'Geistlicher', nl: 'geestelijke' },
  guests: { en: 'workers in windows', de: 'Arbeiter in Fenstern', nl: 'arbeiders in vensters' },
  floor: { en: 'on the floor', de: 'vor der Kirche', nl: 'voor de kerk' },
  piles: { en: 'Draw piles', de: 'Zugstapel', nl: 'Trekstapels' },
  discard: { en: 'Discard pile', de: 'Ablagestapel', nl: 'Aflegstapel' },
  top: { en: 'on top', de: 'oben', nl: 'bovenop' },
  statues: { en: 'Statues', de: 'Statuen', nl: 'Standbeelden' },
  tokens: { en: 'Intrigue tokens', de: 'Schwarze Gefahrenmarker', nl: 'Zwarte onheilsfiches' },
  drawn: { en: 'Being drawn', de: 'Gezogen', nl: 'Getrokken' },
  aside: { en: 'Put aside', de: 'Beiseitegelegt', nl: 'Opzijgelegd' },
  announced: { en: 'Announced', de: 'Angekündigt', nl: 'Aangekondigd' },
  you: { en: 'you', de: 'du', nl: 'jij' },
  points: { en: 'Points', de: 'Punkte', nl: 'Punten' },
  scored: { en: 'with final scoring now', de: 'mit Schlusswertung jetzt', nl: 'met eindtelling nu' },
  marks: { en: 'Marks', de: 'Mark', nl: 'Mark' },
  workers: { en: 'Workers', de: 'Arbeiter', nl: 'Arbeiders' },
  square: { en: 'City Hall Square', de: 'Rathausplatz', nl: 'Stadhuisplein' },
  space: { en: 'space', de: 'Feld', nl: 'veld' },
  wall: { en: 'Wall', de: 'Mauer', nl: 'Muur' },
  next: { en: 'next', de: 'als Nächstes', nl: 'volgende' },
  for: { en: 'for', de: 'für', nl: 'voor' },
  later: { en: 'then', de: 'dann', nl: 'dan' },
  disasters: { en: 'Disasters', de: 'Gefahren', nl: 'Onheil' },
  majorities: { en: 'Majorities', de: 'Mehrheiten', nl: 'Meerderheden' },
  garden: { en: 'Zoo and Park', de: 'Zoo und Park', nl: 'Dierentuin en park' },
  below: { en: 'below', de: 'darunter', nl: 'eronder' },
  sites: { en: 'Sites', de: 'Grundstücke', nl: 'Bouwlocaties' },
  empty: { en: 'empty', de: 'frei', nl: 'vrij' },
  used: { en: 'used', de: 'aktiviert', nl: 'geactiveerd' },
  hand: { en: 'Hand', de: 'Hand', nl: 'Hand' },
  number: { en: 'No.', de: 'Nr.', nl: 'Nr.' },
  site: { en: 'Site', de: 'Nr.', nl: 'Nr.' },
  building: { en: 'Building', de: 'Gebäude', nl: 'Gebouw' },
  category: { en: 'Category', de: 'Kategorie', nl: 'Categorie' },
  color: { en: 'Colour', de: 'Farbe', nl: 'Kleur' },
  price: { en: 'Price', de: 'Preis', nl: 'Prijs' },
  when: { en: 'When', de: 'Wann', nl: 'Wanneer' },
  text: { en: 'Text', de: 'Text', nl: 'Tekst' },
  short: { en: 'In short', de: 'Kurz', nl: 'Kort' },
} as const satisfies Record<string, Phrase>

/** Someone looks at the table, in a language. */
interface Scene {
  readonly state: Hamburg
  readonly viewer: number
  readonly totals: readonly number[]
  readonly names: readonly string[]
  readonly language: Language
}

type Row = readonly [label: string, parts: readonly string[]]

/** Lines of parts, none of them longer than `width` unless a single part is. */
function filled(parts: readonly string[], gap: string, width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + gap.length + part.length <= width)
      lines[lines.length - 1] += gap + part
    else lines.push(part)
  }
  return lines
}

/** Text broken at spaces; every line but the first begins with so many more. */
function broken(text: string, indent: number, at = / /): string[] {
  return filled(text.split(at), ' ', WIDTH - indent).map(
    (line, i) => (i > 0 ? ' '.repeat(indent) : '') + line,
  )
}

/** A label at the left of each row, what it says beside it. */
function labelled(rows: readonly Row[]): string[] {
  const margin = Math.max(...rows.map(([label]) => label.length)) + 2
  return rows.flatMap(([label, parts]) =>
    filled(
      parts.flatMap(part => filled(part.split(' '), ' ', WIDTH - margin)),
      GAP,
      WIDTH - margin,
    ).map((line, i) => (i === 0 ? label : '').padEnd(margin) + line),
  )
}

/** Columns with a head: numbers to the right, the last one broken into lines. */
function grid(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map(row => `${row[i]}`.length)))
  const right = head.map((_, i) => rows.some(row => typeof row[i] === 'number'))
  const last = head.length - 1
  return [head, ...rows].flatMap(row => {
    const cells = row.slice(0, last).map((cell, i) => {
      const width = widths[i] ?? 0
      return right[i] ? `${cell}`.padStart(width) : `${cell}`.padEnd(width)
    })
    const before = `  ${cells.join('  ')}  `
    const [first = '', ...more] = broken(`${row[last]}`, before.length)
    return [(before + first).trimEnd(), ...more]
  })
}

const say = ({ language }: Scene, word: keyof typeof WORDS) => WORDS[word][language]
const count = ({ language }: Scene, n: number, noun: Noun) => counted(n, noun)[language]
const color = ({ language }: Scene, color: number) => colorName(color, language)
const card = ({ language }: Scene, card: number) => cardName(card, CARD_DATA[card]!.category, language)
const nameOf = ({ names, language }: Scene, seat: number) => {
  const name = names[seat] || capital(seatNumbered(seat)[language])
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** 'purple 1', for each colour; or only for those that are there. */
const perColor = (scene: Scene, counts: readonly number[]) =>
  counts.map((n, which) => `${color(scene, which)} ${n}`)
function present(scene: Scene, counts: readonly number[]): string {
  const there = perColor(scene, counts).filter((_, which) => counts[which]! > 0)
  return there.length > 0 ? there.join(', ') : NONE
}
const orNone = (parts: readonly string[]) => (parts.length > 0 ? parts : [NONE])

function heading(scene: Scene): string {
  const { season, round, first, agenda } = scene.state
  const of = say(scene, 'of')
  const when = `${say(scene, 'season')} ${season} ${of} ${SEASONS}`
  if (agenda.length === 0) return `${when}. ${say(scene, 'over')}`
  const inRound = round > 0 ? `, ${say(scene, 'round')} ${round} ${of} ${ROUNDS}` : ''
  return `${when}${inRound}. ${nameOf(scene, first)} ${say(scene, 'begins')}.`
}

function hallPrice(scene: Scene): string[] {
  const { state, viewer, language } = scene
  const price = dicePrice(state.dice)
  if (state.dice[BLACK] === 0) return [NONE]
  if (price === 0) return [sayReason({ kind: 'noLowDie' }, language)]
  const mine = viewer < 0 ? price : priceOfAdvance(state, viewer, price, true)
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
  const passing = (label: string, cards: readonly number[]): Row[] =>
    cards.length > 0 ? [[label, cards.map(each => shown(scene, each))]] : []
  return labelled([
    [say(scene, 'dice'), state.dice.map((pips, which) => `${color(scene, which)} ${pips || NONE}`)],
    [say(scene, 'hall'), hallPrice(scene)],
    [say(scene, 'church'), church],
    [say(scene, 'piles'), perColor(scene, piles)],
    [say(scene, 'discard'), [count(scene, discard.length, cardNoun), ...top]],
    [say(scene, 'statues'), orNone(state.statues.map(String))],
    [say(scene, 'tokens'), [`${state.tokens.length}`]],
    ...passing(say(scene, 'drawn'), picked),
    ...passing(say(scene, 'aside'), aside),
    ...passing(say(scene, 'announced'), announced),
  ])
}

const shownColor = (shown: number) => backShown(shown) ?? colorOf(shown)

/** A card's name and colour, or only the colour of its back. */
const shown = (scene: Scene, each: number) =>
  each < 0 ? color(scene, shownColor(each)) : `${card(scene, each)} (${color(scene, colorOf(each))})`

const majoritiesOf = ({ language }: Scene, { majorities }: Seat) =>
  [...MAJORITIES.keys()]
    .filter(which => (majorities & (1 << which)) !== 0)
    .map(which => majorityName(which, language))

/** A building's name, and whether it has been used. */
const named = (scene: Scene, { used }: Seat, building: number) =>
  used.includes(building) ? `${card(scene, building)} (${say(scene, 'used')})` : card(scene, building)

function gardenOf(scene: Scene, mine: Seat): string[] {
  return mine.garden.map((each, place) => {
    const under = mine.buildings.filter((_, i) => mine.places[i] === UNDER + place)
    const below = under.map(building => `, ${say(scene, 'below')}: ${named(scene, mine, building)}`).join('')
    return shown(scene, each) + below
  })
}

/** How far a half of the wall is, and what comes next. */
function wallHalf(scene: Scene, seat: number, side: number): Row {
  const { state } = scene
  const mine = seatOf(state, seat)
  const built = lengthOf(mine, side)
  const colors = WALLS[seat]![side]!
  const [next, ...later] = colors.slice(built).map(which => color(scene, which))
  const parts = [`${built} ${say(scene, 'of')} ${colors.length}`]
  if (next !== undefined) {
    const price = count(scene, priceOfWall(state, seat, printedPrice(mine, side), true), mark)
    parts.push(`${say(scene, 'next')}: ${next} ${say(scene, 'for')} ${price}`)
  }
  if (later.length > 0) parts.push(`${say(scene, 'later')}: ${later.join(', ')}`)
  return [`${say(scene, 'wall')} ${SIDE_WORDS[side]![scene.language]}`, parts]
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
      [say(scene, 'statues'), orNone(mine.statues.map(String))],
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

/** Sites with what stands on them; empty ones of a colour together. */
function sitesOf(scene: Scene, mine: Seat): string[] {
  const built: string[] = []
  const empty = COLORS.map(() => 0)
  for (const [site, back] of mine.sites.entries()) {
    const standing = buildingsOn(mine, site).map(building => named(scene, mine, building))
    if (standing.length === 0) empty[colorOf(back)]!++
    else built.push(`${color(scene, colorOf(back))} ${standing.join(' + ')}`)
  }
  const many = (n: number) => (n > 1 ? ` ×${n}` : '')
  const free = (n: number, which: number) =>
    n > 0 ? [`${color(scene, which)} ${say(scene, 'empty')}${many(n)}`] : []
  return [...built, ...empty.flatMap(free)]
}

/** Another player's board, of which everything but the fronts of hand and sites is known. */
function otherBoard(scene: Scene, seat: number): string[] {
  const { state, totals, language } = scene
  const mine = seatOf(state, seat)
  const about = (word: keyof typeof WORDS, said: readonly string[]) =>
    `${say(scene, word)}: ${orNone(said).join(', ')}`
  const hand = COLORS.map((_, which) => mine.hand.filter(each => shownColor(each) === which).length)
  const level = (n: number, which: number) => (n > 0 ? [`${disasterName(which, language)} ${n}`] : [])
  const statues = mine.statues.map(String)
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
    ],
    [
      `  ${about('sites', sitesOf(scene, mine))}`,
      ...(mine.garden.length > 0 ? [about('garden', gardenOf(scene, mine))] : []),
    ],
  ].flatMap(parts => broken(parts.join('; '), 4, AFTER_ITEM))
}

/** Any card of each colour, to stand for a site of which only the colour is known. */
const STAND_INS = COLORS.map((_, which) => CARD_DATA.slice(1).find(each => each.color === which)!.number)
const NO_CHANCE: Chance = { key: [], drawn: [] }

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
  const others = viewer < 0 ? turnOrder(state, 0) : othersOf(state, viewer)
  return [
    heading(scene),
    '',
    ...common(scene),
    ...(viewer < 0 ? [] : ['', ...ownBoard(scene, viewer)]),
    ...others.flatMap(seat => ['', ...otherBoard(scene, seat)]),
  ].join('\n')
}
