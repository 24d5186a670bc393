import { plan } from '@kontor/engine'
import { advance } from './amstel.ts'
import { colorNumber, kindNumber } from './cardfile.ts'
import { isFree } from './city.ts'
import { amountOf, cardsOfKind } from './counters.ts'
import { BLOCKS, END } from './data/board.ts'
import type { Effect } from './language.ts'
import { gainGulden, gainPoints, gainResource, note, seatOf } from './possessions.ts'
import { type Amsterdam, task } from './state.ts'

/** Does what a card or a market tile says. Where the player has to decide, a question is planned. */
export function runEffects(
  state: Amsterdam,
  seat: number,
  because: number,
  effects: readonly Effect[],
): void {
  for (const effect of effects) runEffect(state, seat, because, effect)
}

/** What each word of the language does. */
function runEffect(state: Amsterdam, seat: number, because: number, effect: Effect): void {
  switch (effect.do) {
    case 'prestige':
      return gainPoints(state, seat, amountOf(state, seat, effect.amount), because)
    case 'gulden':
      return gainGulden(state, seat, amountOf(state, seat, effect.amount), because)
    case 'guldenWith': {
      const has = cardsOfKind(seatOf(state, seat).active, kindNumber(effect.kind)) > 0
      return gainGulden(state, seat, has ? effect.more : effect.n, because)
    }
    case 'resources':
      for (const color of effect.colors) gainResource(state, seat, colorNumber(color), 1, because)
      return
    case 'anyResources':
      return plan(state, task('anyResource', seat, because, -1, effect.n))
    case 'amstel':
      return advance(state, seat, effect.n)
    case 'sail':
      return note(state, { freeSteps: state.turn.freeSteps + effect.n })
    case 'placeShip':
      return plan(state, task('placeShip', seat, because))
    case 'activate':
      return plan(state, task('activateFree', seat, because, -1, effect.n))
    case 'freeBlock':
      return plan(state, task('freeBlock', seat, because))
    case 'exchangeCard':
      return plan(state, task('exchange', seat, because))
    case 'marketAgain':
      // A second use of the market tile is an answer of its own, not an effect that runs.
      return
  }
}

/** Whether an effect would change anything now. */
export function gains(state: Amsterdam, seat: number, effect: Effect): boolean {
  switch (effect.do) {
    case 'prestige':
    case 'gulden':
      return amountOf(state, seat, effect.amount) > 0
    case 'amstel':
      return seatOf(state, seat).amstel < END
    case 'activate':
    case 'exchangeCard':
      return seatOf(state, seat).inactive.length > 0
    case 'freeBlock':
      return BLOCKS.some((_, block) => isFree(state, block))
    case 'marketAgain':
      return false
    case 'guldenWith':
    case 'resources':
    case 'anyResources':
    case 'sail':
    case 'placeShip':
      return true
  }
}
