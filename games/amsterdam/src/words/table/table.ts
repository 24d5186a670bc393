import { broken, grid, labelled, NONE, type Row } from '@kontor/common/layout'
import { othersOf } from '@kontor/common/seating'
import { type Chance, nth, type View } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { citedIn } from '@kontor/language/phrase'
import { wholeOf } from '@kontor/language/typography'
import { textOf, useName } from '../../abilities/index.ts'
import { abilityOf, costOf, threeDigits } from '../../cards/cardfile.ts'
import { DECKS, DOCKERS, GOODS } from '../../colors.ts'
import { BLOCKS, ROOFS } from '../../data/board.ts'
import { textOfMission } from '../../expansions/missions/words.ts'
import { placePoints } from '../../rules/board/harbour.ts'
import { openTile } from '../../rules/board/market.ts'
import { seatOf } from '../../rules/possessions.ts'
import { LAST_ROUND } from '../../rules/rounds.ts'
import { score } from '../../rules/scoring.ts'
import { type Amsterdam, isTom, type Seat } from '../../state.ts'
import { calledCard } from '../asking/asking.ts'
import { textOfTile } from '../card/tiles.ts'
import {
  cardsOfDeck,
  colorName,
  costInWords,
  districtName,
  dockerName,
  goodName,
  missionName,
  nameOfCard,
  tileName,
} from '../names.ts'
import { fieldNamed } from '../places.ts'
import { gulden, prestigePoint } from '../terms.ts'
import { count, dockers, goods, nameOf, orNone, resources, type Scene, say, type Word } from './scene.ts'

/** The table as text: what everybody sees, the own board, then the others in a few lines each. */

const AFTER_ITEM = /(?<=[,;]) /

function heading(scene: Scene): string {
  const { round, firstRound, agenda, order, seats } = scene.state
  const when =
    round < firstRound
      ? say(scene, 'setUp')
      : `${say(scene, 'round')} ${round} ${say(scene, 'of')} ${LAST_ROUND}`
  if (agenda.length === 0) return `${when}. ${say(scene, 'over')}`
  const places = order.map(seat => `${nameOf(scene, seat)} ${nth(seats, seat).amstel}`)
  return `${when}. ${say(scene, 'order')}: ${places.join(', ')}.`
}

/** Free blocks of a district: 'P1 beer (2)'. */
function freeBlocks(scene: Scene, district: number): string[] {
  const { state, language } = scene
  return BLOCKS.flatMap((block, which) =>
    block.district === district && state.owners[which] === -1
      ? [`${block.id} ${goodName(nth(state.goods, which), language)} (${block.cost})`]
      : [],
  )
}

/** The figures of the expansions and where they stand. */
function figures(scene: Scene): Row[] {
  const { state, language } = scene
  const standing = [
    state.foreman >= 0 ? [`${say(scene, 'foreman')}: ${fieldNamed(state.foreman)[language]}`] : [],
    state.messenger >= 0 ? [`${say(scene, 'messenger')}: ${nth(BLOCKS, state.messenger).id}`] : [],
    state.trader >= 0 ? [`${say(scene, 'trader')}: ${goodName(state.trader, language)}`] : [],
  ].flat()
  return standing.length > 0 ? [[say(scene, 'figures'), standing]] : []
}

function common(scene: Scene): string[] {
  const { state, language } = scene
  const tile = openTile(state)
  const top = state.discard.slice(-1).map(card => `${say(scene, 'top')}: ${calledCard(card, language)}`)
  return labelled([
    [say(scene, 'dice'), state.dice.map((pips, color) => `${colorName(color, language)} ${pips || NONE}`)],
    [say(scene, 'market'), [`${tileName(tile, language)}:`, citedIn(textOfTile(tile, language), language)]],
    [say(scene, 'display'), orNone(state.display.map(card => priced(scene, card)))],
    [
      say(scene, 'decks'),
      DECKS.map((_, deck) => `${cardsOfDeck(deck, language)} ${nth(state.decks, deck).length}`),
    ],
    [say(scene, 'discard'), [`${state.discard.length}`, ...top]],
    [say(scene, 'districts'), state.districts.map(districtName)],
    ...BLOCKS.map(({ district }) => district)
      .filter((district, i, all) => all.indexOf(district) === i)
      .map((district): Row => [districtName(district), orNone(freeBlocks(scene, district))]),
    [
      say(scene, 'piers'),
      DOCKERS.map((_, pier) => `${dockerName(pier, language)}: ${dockers(scene, nth(state.piers, pier))}`),
    ],
    [say(scene, 'depot'), [`${dockers(scene, state.depot)} (${placePoints(state)})`]],
    [
      say(scene, 'warehouses'),
      GOODS.map((_, good) => {
        const next = nth(ROOFS, good)[nth(state.large, good)] ?? NONE
        return `${goodName(good, language)} ${state.large[good]}/${nth(ROOFS, good).length} (${next})`
      }),
    ],
    [say(scene, 'small'), state.small.map(good => (good < 0 ? NONE : goodName(good, language)))],
    [
      say(scene, 'blackMarket'),
      orNone(
        GOODS.flatMap((_, good) => (nth(state.blackMarket, good) > 0 ? [goodName(good, language)] : [])),
      ),
    ],
    ...figures(scene),
  ])
}

/** 'Carpenter 025 (2 pink)'. */
const priced = ({ state, language }: Scene, card: number) =>
  `${calledCard(card, language)} (${costInWords(costOf(state, card), language)})`

const named = ({ language }: Scene, { used }: Seat, card: number, word: string) =>
  used.includes(card) ? `${calledCard(card, language)} (${word})` : calledCard(card, language)

function shipOf(scene: Scene, { ship, cargo, crew }: Seat): string[] {
  const aboard = crew.flatMap((n, docker) => Array.from({ length: n }, () => docker))
  return [fieldNamed(ship)[scene.language], goods(scene, cargo), dockers(scene, aboard)]
}

const blocksOwned = ({ state }: Scene, seat: number) =>
  orNone(BLOCKS.flatMap(({ id }, block) => (state.owners[block] === seat ? [id] : [])))

/** Missions by what they ask for, as far as they are known. */
function missionsOf(scene: Scene, { missions, openMissions }: Seat): string[] {
  const { language, state } = scene
  return [...missions, ...openMissions].map(mission =>
    mission > 0
      ? `${missionName(mission, language)}: ${textOfMission(mission, language, state.seats.length)}`
      : say(scene, 'secret'),
  )
}

function ownBoard(scene: Scene, seat: number): string[] {
  const { state, totals, language } = scene
  const mine = seatOf(state, seat)
  const missions = missionsOf(scene, mine)
  return [
    `${nameOf(scene, seat)} (${say(scene, 'you')})`,
    ...labelled([
      [
        say(scene, 'prestige'),
        [`${wholeOf(mine.points)} (${wholeOf(totals[seat]!)}${say(scene, 'scored')})`],
      ],
      [say(scene, 'gulden'), [`${mine.gulden}`]],
      [say(scene, 'supply'), [resources(scene, mine.supply)]],
      [say(scene, 'magazine'), [mine.magazine < 0 ? NONE : colorName(mine.magazine, language)]],
      [
        say(scene, 'wheel'),
        mine.wheel.map((slot, i) => `${say(scene, 'slot')} ${i + 1}: ${resources(scene, slot)}`),
      ],
      [say(scene, 'owned'), blocksOwned(scene, seat)],
      [say(scene, 'storage'), [goods(scene, mine.storage)]],
      [
        say(scene, 'ship'),
        [
          ...shipOf(scene, mine),
          ...(state.active === seat && state.turn.freeSteps > 0
            ? [`${state.turn.freeSteps} ${say(scene, 'freeSteps')}`]
            : []),
        ],
      ],
      [say(scene, 'penalties'), [`${mine.penalties}`]],
      ...(missions.length > 0 ? [[say(scene, 'missions'), missions] as const] : []),
    ]),
    ...cardTable(scene, mine, 'inactive', mine.inactive),
    ...cardTable(scene, mine, 'active', mine.active),
  ]
}

function cardTable(scene: Scene, mine: Seat, word: Word, cards: readonly number[]): string[] {
  const { state, language } = scene
  if (cards.length === 0) return [`${say(scene, word)}: ${NONE}`]
  const rows = cards.map(card => {
    const ability = abilityOf(card)
    const price = mine.used.includes(card) ? say(scene, 'used') : costInWords(costOf(state, card), language)
    return [
      threeDigits(card),
      nameOfCard(card, language),
      price,
      useName(ability, language),
      textOf(ability, language),
    ]
  })
  const head = (['number', 'card', 'price', 'when', 'text'] as const).map(each => say(scene, each))
  return [say(scene, word), ...grid(head, rows)]
}

/** Another player's board, of which everything but secret missions is known; TOM has none. */
function otherBoard(scene: Scene, seat: number): string[] {
  const { state, totals, language } = scene
  const mine = seatOf(state, seat)
  const about = (word: Word, said: readonly string[]) => `${say(scene, word)}: ${orNone(said).join(', ')}`
  const first = [
    `${nameOf(scene, seat)}: ${count(scene, mine.points, prestigePoint)} (${wholeOf(totals[seat]!)}${say(scene, 'scored')})`,
    count(scene, mine.gulden, gulden),
    about('owned', blocksOwned(scene, seat)),
  ]
  if (isTom(state, seat)) return broken(first.join('; '), 4, AFTER_ITEM)
  const used = say(scene, 'used')
  const missions = missionsOf(scene, mine)
  return [
    first,
    [
      `  ${about('supply', [resources(scene, mine.supply)])}`,
      about(
        'wheel',
        mine.wheel.map((slot, i) => `${say(scene, 'slot')} ${i + 1}: ${resources(scene, slot)}`),
      ),
      ...(mine.magazine < 0 ? [] : [about('magazine', [colorName(mine.magazine, language)])]),
    ],
    [
      `  ${about('ship', shipOf(scene, mine))}`,
      about('storage', [goods(scene, mine.storage)]),
      about('penalties', [`${mine.penalties}`]),
      ...(missions.length > 0 ? [about('missions', missions)] : []),
    ],
    [
      `  ${about(
        'inactive',
        mine.inactive.map(card => priced(scene, card)),
      )}`,
      about(
        'active',
        mine.active.map(card => named(scene, mine, card, used)),
      ),
    ],
  ].flatMap(parts => broken(parts.join('; '), 4, AFTER_ITEM))
}

const NO_CHANCE: Chance = { key: [], drawn: [] }

/** The table as a person in a terminal or a screen reader is told it, in at most 100 columns. */
export function describe(view: View<Amsterdam>, language: Language, names: readonly string[]): string {
  const state: Amsterdam = { ...view.table, chance: NO_CHANCE }
  const { viewer } = view
  const totals = score(state).map(({ points }) => points)
  const scene: Scene = { state, viewer, totals, names, language }
  const others = viewer < 0 ? [...state.seats.keys()] : othersOf(state, viewer)
  return [
    heading(scene),
    '',
    ...common(scene),
    ...(viewer < 0 ? [] : ['', ...ownBoard(scene, viewer)]),
    ...others.flatMap(seat => ['', ...otherBoard(scene, seat)]),
  ].join('\n')
}
