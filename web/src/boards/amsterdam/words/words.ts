import type { DISTRICTS, DOCKERS, Good } from '@kontor/amsterdam/drawn'
import type { PieceColor } from '../../pieces/color.ts'
import type { Deed, Why } from '../turn/deeds.ts'

/** A word for each of something. */
type Each<K extends string> = Readonly<Record<K, string>>

type Three = readonly [string, string, string]

/** Everything that Amsterdam's board says. A language without one of these fails the type check. */
export interface Words {
  readonly colors: Each<PieceColor>
  readonly goods: Each<Good>
  readonly dockers: Each<(typeof DOCKERS)[number]>
  readonly districts: Each<(typeof DISTRICTS)[number]>
  readonly phases: readonly [string, string, string, string]
  readonly beginning: string
  /** The parts of the table, on tabs. */
  readonly parts: Each<'map' | 'mine' | 'rivals'>

  readonly round: string
  readonly phase: string
  readonly prestige: string
  when(round: number, phase: string): string
  quick(points: number): string
  highestDie(pips: number): string
  standing(name: string, points: number): string

  readonly map: string
  readonly partsOfMap: string
  readonly halts: Three
  block(district: string, state: string): string
  ownedBy(name: string): string
  costs(n: number, good: string): string
  stone(field: number): string
  endField(points: number): string
  disc(name: string, field: number): string
  warehouse(good: string): string
  smallWarehouse(n: number): string
  /** Beside its drawing. */
  small(n: number): string
  pier(color: string): string
  readonly startField: string
  quay(n: number): string
  channel(n: number): string
  house(name: string, contents: string): string
  stocked(n: number, next: number | undefined): string
  docker(color: string): string
  shipAt(name: string, field: string): string
  readonly blackMarket: string
  readonly market: string
  readonly depot: string
  readonly discarded: readonly [string, string]
  stall(good: string, sold: boolean): string
  readonly display: string

  readonly myBoard: string
  readonly dice: string
  die(color: string, pips: number): string
  readonly wheel: string
  slot(slot: number, round: number, has: string): string
  readonly empty: string
  readonly exit: string
  resources(n: number, color: string): string
  gulden(n: number): string
  points(n: number): string
  magazine(color: string): string
  penalties(n: number, lost: number): string
  readonly spendFirst: string
  readonly storage: string
  readonly noGoods: string
  stored(good: string): string
  aboard(good: string): string
  dockerAboard(color: string): string
  readonly active: string
  readonly inactive: string
  readonly noActive: string
  readonly used: string
  readonly openMission: string
  places(n: number, of: number): string

  readonly rivals: string
  readonly now: string
  readonly ship: string
  readonly store: string
  readonly lost: string
  readonly states: Each<'active' | 'used' | 'inactive'>
  inOrder(place: number): string
  missions(n: number): string
  readonly tomRoll: string
  readonly tomMarket: string
  readonly tomFirst: string
  readonly triples: string
  tomSteps(n: number): string
  tomBlocks(districts: string): string
  readonly tomBefore: string
  readonly tomTriple: string
  triple(pips: number, docker: string, spent: boolean): string

  readonly yourTurn: string
  /** One short word each, on the tiles of a turn. */
  readonly deeds: Each<Deed>
  readonly nothingToDo: Each<Deed>
  /** Why not, so short that it stands on a tile. */
  readonly hurdles: Each<Why>
  readonly verbs: Each<'load' | 'deliver' | 'board' | 'land'>
  readonly endTurn: string
  readonly orAnyField: string
  ways(n: number): string
  toStone(field: number): string
  sail(field: string, price: number): string
  sailAndDeliver(field: string, price: number): string
  sailTo(field: string): string
  fields(n: number): string
  readonly paidWith: string
  thenDeliver(n: number): string
  /** What quick delivery adds to each good. */
  quickEach(n: number): string

  readonly dieColumn: string
  readonly pays: string
  readonly slotColumn: string
  readonly wantedBy: string
  readonly never: string
  readonly paysNow: string
  readonly otherDie: string
  inRound(round: number): string
  fills(slot: number): string
  joins(slot: number): string
  intoSlot(color: string, pips: number): string
  arrive(n: number, color: string, when: string): string
  wasEmpty(slot: number): string
  liesBeside(there: string): string
  cardsWant(wanted: string): string
}
