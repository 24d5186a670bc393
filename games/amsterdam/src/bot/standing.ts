import { type Amsterdam, NO_TURN, type Turn } from '../state.ts'
import { tasks } from '../tasks.ts'

/** Everybody chooses so many dice a round. */
const DICE = 2

/** Where a seat is in the round, and what it has begun and not yet paid or received. */
export interface Standing {
  /** Whether its wheel has turned, and whether its turn is over. */
  turned: boolean
  over: boolean
  /** Dice that it still chooses this round. */
  dice: number
  /** Resources of any colour that it still has to pay, and will still receive. */
  owes: number
  receives: number
  /** Fields on the Amstel that its disc still goes up. */
  fields: number
  /** Cards that it uses and that have not yet done what they say. */
  readonly using: number[]
}

/** Reads from the agenda how far each seat is. */
export function standingsOf({ agenda, seats }: Amsterdam): readonly Standing[] {
  const standings = seats.map(
    (): Standing => ({ turned: true, over: true, dice: 0, owes: 0, receives: 0, fields: 0, using: [] }),
  )
  for (const task of agenda) {
    const mine = standings[task.seat]!
    switch (task.kind) {
      case 'roll':
        for (const each of standings) {
          each.turned = false
          each.dice = DICE
        }
        break
      case 'chooseDie':
        mine.dice++
        break
      case 'fillWheel':
        mine.turned = false
        break
      case 'phaseThree':
        for (const each of standings) each.over = false
        break
      case 'beginTurn':
      case 'turn':
        mine.over = false
        break
      case 'payAny':
        mine.owes += tasks.payAny.read(task).n
        break
      case 'anyResource':
        mine.receives += tasks.anyResource.read(task).n
        break
      case 'goUp':
        mine.fields += tasks.goUp.read(task).fields
        break
      case 'effects':
        mine.using.push(tasks.effects.read(task).card)
        break
    }
  }
  return standings
}

/** What a seat has done in its turn; nothing as long as it has not begun. */
export function turnOf(state: Amsterdam, seat: number): Turn {
  return state.active === seat ? state.turn : NO_TURN
}
