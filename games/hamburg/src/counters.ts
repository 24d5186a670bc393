import { thirds } from '@kontor/city/sides'
import { bits } from '@kontor/city/tasks'
import { abilityOf, categoryOf, colorNumber, colorOf } from './cardfile.ts'
import { BLACK, CATEGORIES } from './colors.ts'
import { HALL_POINTS } from './data/tables.ts'
import type { Amount, Counter } from './language.ts'
import { seatOf } from './possessions.ts'
import type { Hamburg, Seat } from './state.ts'

/** What an effect is about besides its seat: the colour or number of workers paid, or the colour of what was done. */
export type Context = number

/** How much an amount comes to now. */
export function amountOf(state: Hamburg, seat: number, amount: Amount, context: Context): number {
  if (!amount.per) return amount.n
  const counted = countOf(state, seat, amount.per, context)
  return amount.n * (amount.every ? Math.floor(counted / amount.every) : counted)
}

export function countOf(state: Hamburg, seat: number, counter: Counter, context: Context): number {
  const mine = seatOf(state, seat)
  switch (counter.of) {
    case 'buildings':
      return counter.category === undefined
        ? mine.buildings.length
        : buildingsOf(state, mine, CATEGORIES.indexOf(counter.category))
    case 'sites': {
      const color = colorNumber(counter.color)
      return mine.sites.filter(card => colorOf(card) === color).length
    }
    case 'dice':
      return state.dice.filter(pips => pips === counter.showing).length
    case 'categories':
      return differentCategories(state, mine)
    case 'siteColors':
      return new Set(mine.sites.map(colorOf)).size
    case 'workerColors':
      return mine.workers.filter(n => n > 0).length
    case 'wall':
      return mine.left + mine.right
    case 'workers':
      return mine.workers.reduce((sum, n) => sum + n, 0)
    case 'workerSets':
      return Math.min(...mine.workers)
    case 'majorities':
      return bits(mine.majorities)
    case 'thirdsAndStatues':
      return thirds(mine) + mine.statues.length
    case 'raisedColors':
      return mine.disasters.filter(level => level > 0).length
    case 'raisedLevels':
      return mine.disasters.reduce((sum, level) => sum + level, 0)
    case 'blackDie':
      return state.dice[BLACK]!
    case 'commonDie':
      return mostCommon(state.dice)
    case 'diceNumbers':
      return new Set(state.dice).size
    case 'hallSpace':
      return HALL_POINTS[mine.hall]!
    case 'paidDie':
      return state.dice[context]!
    case 'paidWorkers':
      return context
  }
}

/** The categories that a building with the word `fourCategories` stands for: those of its colour. */
function standsForAll(state: Hamburg, card: number): boolean {
  const ability = abilityOf(state, card)
  return ability.when === 'always' && 'rule' in ability.always && ability.always.rule === 'fourCategories'
}

function buildingsOf(state: Hamburg, mine: Seat, category: number) {
  return mine.buildings.filter(card => {
    if (categoryOf(card) === category) return true
    return standsForAll(state, card) && Math.floor(categoryOf(card) / 4) === Math.floor(category / 4)
  }).length
}

/** A building that stands for several categories counts as one of them that is not there otherwise. */
function differentCategories(state: Hamburg, mine: Seat) {
  const plain = new Set<number>()
  const jokers: number[] = []
  for (const card of mine.buildings) {
    if (standsForAll(state, card)) jokers.push(Math.floor(categoryOf(card) / 4))
    else plain.add(categoryOf(card))
  }
  for (const group of jokers) {
    const free = [0, 1, 2, 3].map(i => group * 4 + i).find(category => !plain.has(category))
    if (free !== undefined) plain.add(free)
  }
  return plain.size
}

/** The number that more dice show than any other; 0 if several do. */
function mostCommon(dice: readonly number[]) {
  const counts = [1, 2, 3, 4, 5, 6].map(pips => dice.filter(die => die === pips).length)
  const most = Math.max(...counts)
  return counts.filter(count => count === most).length === 1 ? counts.indexOf(most) + 1 : 0
}
