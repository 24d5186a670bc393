import { type Choice, DONE, type Step, type Steps } from '@kontor/engine'
import { effectsOf } from '@kontor/five-colours/rules/abilities'
import { plays } from '@kontor/five-colours/rules/turns'
import { abilityOf, colorOf, costOf } from '../cards/cardfile.ts'
import { BLACK, COLORS, ORANGE } from '../colors.ts'
import { abilityPrice } from '../effects/building/wall.ts'
import { needs } from '../effects/index.ts'
import { MONEY } from '../rules/actions.ts'
import { isSpared } from '../rules/permanents.ts'
import { seatOf } from '../rules/possessions.ts'
import { lengthOf, printedPrice } from '../rules/walls.ts'
import { type Hamburg, type Seat, TOM, UNDER } from '../state.ts'
import { type Task, tasks } from '../tasks.ts'

/** The solo game's opponent. Nobody answers for him: each of his choices follows from the position. */
const YOU = 0

/** A seat's buildings from left to right, as their sites lie. */
export function fromLeft(mine: Seat): number[] {
  const placed = mine.buildings.map((card, i) => ({ card, place: mine.places[i]! }))
  return placed.sort((a, b) => a.place - b.place).map(({ card }) => card)
}

/** Of the sites with room, the leftmost empty one; else the leftmost with room for a second building; -1 if there is none. */
export function siteFor(mine: Seat, rooms: readonly number[]): number {
  return rooms.find(site => !mine.places.includes(site)) ?? rooms[0] ?? -1
}

/** Lets TOM answer by himself wherever a step would ask him. */
export function withTom(steps: Steps<Hamburg, Task>): Steps<Hamburg, Task> {
  const answered = { ...steps } as Record<string, Step<Hamburg, Task>>
  for (const [kind, step] of Object.entries<Step<Hamburg, Task>>(steps)) {
    if (!step.ask) continue
    const ask = step.ask.bind(step)
    answered[kind] = {
      ...step,
      ask: (state, task) =>
        state.solo && task.seat === TOM ? [tomChooses(state, task, ask(state, task))] : ask(state, task),
    }
  }
  return answered as Steps<Hamburg, Task>
}

/** The best of the choices for TOM, by the kind of question; DONE only where there is nothing better. */
function tomChooses(state: Hamburg, task: Task, choices: readonly Choice[]): Choice {
  const real = choices.filter(choice => choice !== DONE)
  const first = real[0]
  if (first === undefined || task.kind === 'window') return DONE
  const mine = seatOf(state, TOM)
  const best = (value: (choice: Choice) => number) => highest(real, value)
  switch (task.kind) {
    case 'loseSite':
      return best(site => -valueOfSite(state, mine, site))
    case 'loseBuilding':
      return highest(fromLeft(mine), card => -costOf(state, card))
    case 'settle':
      // A fire before a flood: then the flood finds the site empty.
      return best(color => (color === ORANGE ? 1 : 0))
    case 'loseWall':
      return best(side => (lengthOf(mine, side) === 3 ? -10 : 0) - lengthOf(mine, side))
    case 'chooseIntrigue':
      return best(color => (isSpared(state, color) ? 1 : -mine.disasters[color]!))
    case 'anyWorker':
      return best(color => -mine.workers[color]!)
    case 'payAny':
      return best(color => worthOfColor(state, task.card, color, mine))
    case 'reduceAny':
    case 'ease':
    case 'passDisaster':
      return best(color => mine.disasters[color]!)
    case 'buildWall':
      if (tasks.buildWall.read(task).price === 'free') return best(side => printedPrice(mine, side))
      return best(side => -abilityPrice(state, TOM, side, 'double'))
    case 'chooseSite':
      return siteFor(mine, real)
    case 'giveBack':
      return givenBack(mine.workers, tasks.giveBack.read(task).returned) ?? real.at(-1)!
    case 'giveWorker':
      return best(color => mine.workers[color]!)
    case 'activateAgain':
    case 'searchDiscard':
      return best(card => costOf(state, card))
    case 'copyInstant':
      return best(card => (isOnlyForHands(state, card) ? -1 : costOf(state, card)))
    case 'activateAll':
      return real.find(card => !isOnlyForHands(state, card)) ?? DONE
    case 'placeWorker': {
      const color = best(each => advantage(state, each))
      return advantage(state, color) > 0 ? color : DONE
    }
    case 'moveCleric':
      return best(window => advantage(state, window))
    case 'pileForAction':
      return best(color => state.dice[color]!)
    case 'siteFromPile':
      return best(color => mine.workers[color]!)
    case 'act':
      return real.find(choice => plays.way(choice) === MONEY) ?? first
    default:
      return first
  }
}

/** The first of the choices with the highest value. */
function highest(choices: readonly Choice[], value: (choice: Choice) => number): Choice {
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best))
}

/** The colour of which TOM exchanges a worker so that he has as many of each; undefined when he is content. */
function givenBack(workers: readonly number[], returned: number): number | undefined {
  const most = Math.max(...workers)
  const even = Math.floor(workers.reduce((sum, n) => sum + n, returned) / COLORS.length)
  return most > even && most - Math.min(...workers) > 1 ? workers.indexOf(most) : undefined
}

/** What only moves hand cards does nothing for TOM, who has none. */
export function isOnlyForHands(state: Hamburg, card: number): boolean {
  return effectsOf(abilityOf(state, card)).some(effect => needs(effect, 'hand'))
}

/** An empty site is worth least; else what stands on it. */
function valueOfSite(state: Hamburg, mine: Seat, site: number): number {
  const standing = mine.buildings.filter((_, i) => mine.places[i] === site)
  return standing.length === 0 ? -1 : standing.reduce((sum, card) => sum + costOf(state, card), 0)
}

/** What a worker of a free colour is best paid with: the higher die or disaster, else the colour TOM has most of. */
function worthOfColor(state: Hamburg, card: number, color: number, mine: Seat): number {
  for (const effect of effectsOf(abilityOf(state, card))) {
    if (effect.do === 'marks' && effect.amount.per?.of === 'paidDie') return state.dice[color]!
    if (effect.do === 'reduce' && effect.color === 'its') return mine.disasters[color]!
  }
  return mine.workers[color]!
}

/** How many more cards than you TOM has that score at a window. */
function advantage(state: Hamburg, window: number): number {
  return scoring(seatOf(state, TOM), window) - scoring(seatOf(state, YOU), window)
}

function scoring(mine: Seat, window: number): number {
  if (window === BLACK) return mine.garden.length
  return mine.buildings.filter((card, i) => mine.places[i]! < UNDER && colorOf(card) === window).length
}
