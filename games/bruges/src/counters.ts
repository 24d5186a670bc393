import { workerColors } from '@kontor/city/possessions'
import { thirds } from '@kontor/city/sides'
import { bits } from '@kontor/city/tasks'
import { colorNumber, colorOf, groupOf } from './cardfile.ts'
import { ABILITIES } from './cards.ts'
import { GROUPS } from './colors.ts'
import { CANALS, REPUTATION_POINTS } from './data/tables.ts'
import type { Amount, Counter } from './language.ts'
import type { Bruges, Seat } from './state.ts'

/** What an effect is about besides its seat: the colour of the worker paid or of what was done, -1 for none. */
export type Context = number

const FULL = CANALS[0]![0]!.length

/** How much an amount comes to for a player now. */
export function amountOf(state: Bruges, mine: Seat, amount: Amount, context: Context): number {
  if (!amount.per) return amount.n
  const counted = countOf(state, mine, amount.per, context)
  return amount.n * (amount.every ? Math.floor(counted / amount.every) : counted)
}

export function countOf(state: Bruges, mine: Seat, counter: Counter, context: Context): number {
  switch (counter.of) {
    case 'persons':
      return counter.group === undefined
        ? mine.persons.length
        : mine.persons.filter(isOf(GROUPS.indexOf(counter.group))).length
    case 'houses': {
      const color = colorNumber(counter.color)
      return mine.houses.filter(card => colorOf(card) === color).length
    }
    case 'dice':
      return state.dice.filter(pips => pips === counter.showing).length
    case 'groups':
      return new Set(mine.persons.flatMap(groupsOf)).size
    case 'houseColors':
      return new Set(mine.houses.map(colorOf)).size
    case 'workerColors':
      return workerColors(mine).length
    case 'threatColors':
      return mine.threats.filter(count => count > 0).length
    case 'canalTiles':
      return mine.left + mine.right
    case 'fullCanals':
      return (mine.left === FULL ? 1 : 0) + (mine.right === FULL ? 1 : 0)
    case 'workers':
      return mine.workers.reduce((sum, n) => sum + n, 0)
    case 'majorities':
      return bits(mine.majorities)
    case 'thirdsAndStatues':
      return thirds(mine) + mine.statues.length
    case 'diceNumbers':
      return new Set(state.dice).size
    case 'reputation':
      return REPUTATION_POINTS[mine.reputation]!
    case 'paidDie':
      return state.dice[context]!
  }
}

/** The groups that a person belongs to. */
function groupsOf(card: number): number[] {
  const ability = ABILITIES[card]!
  return ability.when === 'always' && 'alsoOf' in ability.always
    ? [groupOf(card), GROUPS.indexOf(ability.always.alsoOf)]
    : [groupOf(card)]
}

function isOf(group: number) {
  return (card: number) => groupsOf(card).includes(group)
}
