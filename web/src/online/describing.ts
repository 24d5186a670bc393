import { nth } from '@kontor/engine'
import { LOCALES } from '@kontor/language/typography'
import type { TableAbout } from '@kontor/protocol'
import { language } from '../settings/settings.ts'
import { nameAt } from './names.ts'
import { words } from './say.ts'

/** Who sits at a table, in a line. */
export function playersOf({ seats }: TableAbout): string {
  return seats
    .filter(({ kind }) => kind === 'person' || kind === 'bot')
    .map(seat => nameAt(seat, language.value))
    .join(', ')
}

export function freeSeats({ seats }: TableAbout): number {
  return seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length
}

/** How much time there is at a table. */
export function paceOf({ pace }: TableAbout): string {
  const say = words.value
  if (pace.kind === 'turns') return say.byTurns(pace.days)
  return pace.clock ? say.withClock(pace.clock.minutes, pace.clock.increment) : say.live
}

/** A moment, as short as it can be said. */
export function timeOf(moment: number): string {
  const format = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  return new Intl.DateTimeFormat(LOCALES[language.value], format).format(moment)
}

/** Whether a table waits for whoever asks. */
export function isMyTurn({ status, turn, mine }: TableAbout): boolean {
  return status === 'playing' && mine !== null && turn === mine
}

/** How it stands at a table: whose turn it is and until when, or whom it waits for. */
export function stateOf(table: TableAbout): string {
  const say = words.value
  switch (table.status) {
    case 'open': {
      const free = freeSeats(table)
      return `${free > 0 ? say.waiting(free) : say.isFull} · ${paceOf(table)}`
    }
    case 'playing':
      return turnOf(table)
    case 'over':
      return say.isOver
    case 'abandoned':
      return say.isGone
  }
}

function turnOf({ turn, mine, due, seats }: TableAbout) {
  const say = words.value
  if (turn === null) return ''
  const whose = turn === mine ? say.yourTurn : say.turnOf(nameAt(nth(seats, turn), language.value))
  return due === null ? whose : `${whose}, ${say.until(timeOf(due))}`
}
