import type { OptionValues } from '@kontor/engine'
import type { NewTable, Opponent } from '@kontor/protocol'
import { signal } from '@preact/signals'

/** Who gets a seat: the host, anybody, whoever has its link, or a bot of a level. */
export type SeatFor = 'me' | 'open' | 'invited' | Opponent

/** How a new table shall be, as its form shows it. */
export interface Plan {
  readonly seats: readonly SeatFor[]
  readonly listed: boolean
  readonly watchers: boolean
  readonly pace: 'live' | 'clock' | 'turns'
  readonly minutes: number
  readonly increment: number
  readonly days: number
  /** Whether a bot takes the seat of whoever is out of time. */
  readonly replaced: boolean
}

export const plan = signal<Plan>({
  seats: ['me', 'open', 'open'],
  listed: true,
  watchers: true,
  pace: 'live',
  minutes: 20,
  increment: 5,
  days: 2,
  replaced: true,
})

export function change(changed: Partial<Plan>): void {
  plan.value = { ...plan.value, ...changed }
}

/** As many seats as the game allows; nobody plays alone at a server's table. */
export function fitPlan({ min, max }: { readonly min: number; readonly max: number }): void {
  const { seats } = plan.peek()
  const more = Array<SeatFor>(Math.max(0, min - seats.length)).fill('open')
  if (seats.length < min || seats.length > max) change({ seats: [...seats.slice(0, max), ...more] })
}

export function seatFor(seat: number, who: SeatFor): void {
  change({ seats: plan.value.seats.with(seat, who) })
}

/** The plan as a server takes it. */
export function tableOf(game: string, options: OptionValues, wanted: Plan): NewTable {
  return {
    game,
    options: Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
    ),
    seats: wanted.seats.map(who => {
      if (who === 'me' || who === 'open' || who === 'invited') return { kind: who }
      return { kind: 'bot', level: who }
    }),
    listed: wanted.listed,
    watchers: wanted.watchers,
    pace: paceOf(wanted),
    begins: 'host',
  }
}

function paceOf({ pace, minutes, increment, days, replaced }: Plan): NonNullable<NewTable['pace']> {
  const late = replaced ? 'bot' : 'wait'
  switch (pace) {
    case 'live':
      return { kind: 'live' }
    case 'clock':
      return { kind: 'live', clock: { minutes, increment }, late }
    case 'turns':
      return { kind: 'turns', days, late }
  }
}
