import { type Event, eventFor, nth } from '@kontor/engine'
import { WORDS } from '../words/index.ts'
import type { Line } from '../worker/scene.ts'
import type { Sight } from './showing.ts'

/** What happened, and after how many answers. */
export interface Entry {
  readonly at: number
  readonly event: Event
}

/** A bot did not answer in time. No game tells this, so the page has the words for it. */
interface Late extends Event {
  readonly kind: 'late'
  readonly seat: number
}

export function late(seat: number): Late {
  return { kind: 'late', seat }
}

/** A line of the log as the viewer may read it; undefined for what needs no mention. */
export function lineOf(
  { game, viewer, open, language, names }: Sight,
  { at, event }: Entry,
): Line | undefined {
  const seat = seatOf(event)
  const heard = open ? event : eventFor(event, viewer)
  if (event.kind === 'forced' && (seat === undefined || seat !== viewer)) return undefined
  const text = isLate(event)
    ? WORDS[language].late(nth(names, event.seat))
    : game.words.say(heard, language, names)
  const card = cardOf(heard)
  return { at, seat, kind: event.kind, text, ...(card === undefined ? {} : { card }) }
}

function seatOf(event: Event): number | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
}

/** The card that something was done with, as far as it was heard; 0 is one that nobody may know. */
function cardOf(event: Event): number | undefined {
  return 'card' in event && typeof event.card === 'number' && event.card > 0 ? event.card : undefined
}

function isLate(event: Event): event is Late {
  return event.kind === 'late'
}
