import { orDone } from '@kontor/common/tasks'
import type { Steps } from '@kontor/engine'
import { turnStep } from '@kontor/five-colours/rules/turns'
import { abilityOf } from '../../cards/cardfile.ts'
import type { Bruges } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { aboutPlay, nameOfPlay, perform, refusedUses, waysToUse } from '../actions/index.ts'
import { activatable, whyNot } from '../activatable.ts'
import { activate } from '../activation.ts'
import { chooseHouse } from '../choices.ts'
import { recruit } from '../persons.ts'
import { emptyHouses, seatOf } from '../possessions.ts'

/** A player's turn in phase 3: one card, one action, and persons before and after it. */
export const turnSteps = {
  turn: turnStep<Bruges>({
    plays: (state, seat) => waysToUse(state, seat, seatOf(state, seat).hand),
    nameOfPlay,
    aboutPlay,
    refusedPlays: (state, seat) => refusedUses(state, seat, seatOf(state, seat).hand),
    play: perform,
    activatable,
    inPlay: (state, seat) => seatOf(state, seat).persons,
    whyNotActivate(state, seat, card) {
      const ability = abilityOf(state, card)
      return ability.when === 'round' ? whyNot(state, seat, card, ability) : undefined
    },
    activate,
  }),

  /** An action with a card that was just drawn for it. */
  act: tasks.act.step<Bruges>({
    ask: (state, { seat }) => waysToUse(state, seat, state.aside.slice(-1)),
    name: (_, __, choice) => nameOfPlay(choice),
    about: (_, __, choice) => aboutPlay(choice),
    why: (state, { seat }) => refusedUses(state, seat, state.aside.slice(-1)),
    run: (state, { seat }, choice) => perform(state, seat, choice),
  }),

  /** One more card from the hand. */
  playCard: tasks.playCard.step<Bruges>({
    ask: (state, { seat }) => orDone(waysToUse(state, seat, seatOf(state, seat).hand)),
    name: (_, __, choice) => nameOfPlay(choice),
    about: (_, __, choice) => aboutPlay(choice),
    why: (state, { seat }) => refusedUses(state, seat, seatOf(state, seat).hand),
    run: (state, { seat }, choice) => perform(state, seat, choice),
  }),

  chooseHouse: tasks.chooseHouse.step<Bruges>({
    ask: (state, { seat }) => emptyHouses(seatOf(state, seat)),
    ...chooseHouse('moveIn'),
    run: (state, { seat, card }, house) => recruit(state, seat, card, house),
  }),
} satisfies Partial<Steps<Bruges, Task>>
