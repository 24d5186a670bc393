import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../shell/route.ts'
import { lookBack, moment, wanted } from './sitting.ts'

/** The time of a game as a page shows it: the address of each moment, and of now, if people still answer there. */
export interface Timeline {
  readonly now: string | undefined
  address(answers: number): string
}

/** Whether time goes on by itself while somebody looks back. */
export const playing = signal(false)

/** The time of the game on the page, while there is one. */
export const timeline = signal<Timeline | undefined>(undefined)

/** Lets the parts of the page go through the time of its game. */
export function useTimeline(line: Timeline): void {
  useEffect(() => {
    timeline.value = line
    return () => {
      timeline.value = undefined
    }
  }, [line])
}

/** Goes back to a moment, as to the viewer's last turn, and lets time go on from there up to now. */
export function showAgain(address: string): void {
  playing.value = true
  go(address)
}

/** How long nobody moves through time before the address follows, in milliseconds: browsers refuse too many changes. */
const CALM = 250
let following: ReturnType<typeof setTimeout> | undefined

/** Shows the table as it was after so many answers, or now. */
export function travel({ now, address }: Timeline, answers: number): void {
  const all = moment.value?.answers
  if (all === undefined) return
  const there = Math.min(Math.max(answers, 0), all)
  const isNow = now !== undefined && there === all
  void lookBack(isNow ? undefined : there)
  clearTimeout(following)
  following = setTimeout(() => go(isNow ? now : address(there), true), CALM)
}

/** Shows the moment that an address names, as soon as there is a table; now, if it names none. */
export function useMomentAt(at: string | undefined): void {
  const ready = moment.value !== undefined
  useEffect(() => {
    const all = moment.peek()?.answers
    if (all !== undefined) void lookBack(isBefore(at, all) ? Number(at) : undefined)
  }, [at, ready])
}

function isBefore(at: string | undefined, all: number) {
  return at !== undefined && /^\d+$/.test(at) && Number(at) < all
}

/** Leaves the address as it is, since somebody has gone elsewhere. */
export function stay(): void {
  clearTimeout(following)
}
addEventListener('hashchange', stay)

/** After how many answers the table on the screen is, or is about to be. */
export function answersShown(): number {
  return wanted.value ?? moment.value?.answers ?? 0
}
