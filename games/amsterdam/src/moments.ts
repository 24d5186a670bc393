import { TOM } from './state.ts'
import { type Task, tasks } from './tasks.ts'

/** Moments of a game in words, for descriptions of positions. */

interface Seated {
  readonly seat: number
}

/** What is done at a moment, the first first. */
const MOMENTS = {
  'first start resource': ({ seat }: Seated) => [tasks.startResource({ seat, slot: 1 })],
  round: () => [tasks.round()],
  'take a card': ({ seat }: Seated) => [tasks.chooseCard({ seat })],
  'a sixth card': ({ seat }: Seated) => [tasks.surplus({ seat })],
  'clear the display': () => [tasks.clearDisplay()],
  roll: () => [tasks.roll()],
  'lower the dice': () => [tasks.lowerDice()],
  'phase two': ({ seat }: Seated) => [
    tasks.chooseDie({ seat }),
    tasks.chooseDie({ seat }),
    tasks.shiftDie({ seat }),
    tasks.fillWheel({ seat }),
  ],
  'turn the wheel': ({ seat }: Seated) => [tasks.fillWheel({ seat })],
  'phase three': () => [tasks.phaseThree()],
  turn: ({ seat }: Seated) => [tasks.turn({ seat })],
  'start of turn': ({ seat }: Seated) => [tasks.beginTurn({ seat })],
  'end of turn': ({ seat }: Seated) => [tasks.endTurn({ seat })],
  'end of round': () => [tasks.endRound()],
  'TOM discards': ({ seat }: Seated) => [tasks.tomDiscards({ seat })],
  "TOM's turn": () => [tasks.tomTurn({ seat: TOM })],
} satisfies Readonly<Record<string, (who: Seated) => readonly Task[]>>

/** A moment of the first player, or of another one: `turn`, `turn of player 2`. */
export type Moment = keyof typeof MOMENTS | `${keyof typeof MOMENTS} of player ${2 | 3 | 4}`

const OF_PLAYER = / of player (\d)$/

/** Whose turn a moment is; undefined if it is none. */
export function turnAt(moment: Moment | undefined): number | undefined {
  return moment && /^turn(?! the)/.test(moment) ? seatAt(moment) : undefined
}

/** The seat that a moment is about. */
function seatAt(moment: Moment): number {
  return Number(OF_PLAYER.exec(moment)?.[1] ?? 1) - 1
}

/** The agenda of moments in the order in which they come. */
export function agendaOf(moments: readonly Moment[]): Task[] {
  return moments
    .flatMap((moment): readonly Task[] => {
      const happens = moment.replace(OF_PLAYER, '') as keyof typeof MOMENTS
      return MOMENTS[happens]({ seat: seatAt(moment) })
    })
    .reverse()
}
