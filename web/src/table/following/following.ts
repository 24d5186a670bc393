import { signal } from '@preact/signals'
import { pause } from '../../settings/settings.ts'
import type { Line } from '../../worker/scene.ts'
import { look } from '../lens/looking.ts'
import { type Deed, deedIn, deedOfNobody, readingTime } from './deed.ts'

/** What somebody else has just done; it stays until somebody does something else. */
export const deed = signal<Deed | undefined>(undefined)
/** Whether the others wait, so that one can look at what they did. */
export const stopped = signal(false)

/** Whether the viewer does not want to wait until it is their turn. */
let hurried = false
/** Goes on with what waits until a deed has been read. */
let goOn: (() => void) | undefined

/** Tells what was done, as long as it takes to read; or not at all where nobody waits for it. */
export async function follow(lines: readonly Line[], viewer: number): Promise<void> {
  const found = deedIn(lines, viewer)
  if (!found) return
  deed.value = found
  look(undefined)
  // Nobody reads what happens behind another window, and whoever comes back can see it again.
  if (hurried || document.hidden || pause.value === 0) return
  await new Promise<void>(resolve => {
    const timer = setTimeout(() => {
      if (!stopped.value) resolve()
    }, readingTime(found) * pause.value)
    goOn = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  goOn = undefined
}

/** Tells what came of the viewer's own answer at a seat that nobody answers for; nobody waits for that. */
export function followNobody(lines: readonly Line[], players: number): void {
  const found = deedOfNobody(lines, players)
  if (!found) return
  deed.value = found
  look(undefined)
}

/** On to the next deed. */
export function showNext(): void {
  goOn?.()
}

/** Lets the others wait, or go on. */
export function stop(wait = !stopped.value): void {
  stopped.value = wait
  if (!wait) goOn?.()
}

/** On to the viewer's own turn, without a rest. */
export function hurry(): void {
  hurried = true
  stop(false)
}

/** It is the viewer's turn: the next time they want to see again what the others do. */
export function arrived(): void {
  hurried = false
  stopped.value = false
}

/** Nobody sits here any more. */
export function forgetDeeds(): void {
  goOn?.()
  goOn = undefined
  deed.value = undefined
  arrived()
}
