import type { Choice } from '@kontor/engine'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../../settings/settings.ts'
import type { Answer } from '../../worker/scene.ts'

/** The answer that is to be confirmed: chosen once more, or confirmed with the button, it is given. */
export const tapped = signal<Choice | undefined>(undefined)

/** Whether the last thing that touched the page was a finger. */
let finger = false

/** Whether an answer is meant: one that is to be confirmed is first only looked at. */
export function isMeant(answer: Answer): boolean {
  if (tapped.value === answer.choice || !isAskedTwice(answer)) return true
  tapped.value = answer.choice
  return false
}

/** A finger first shows what using a card would change, unless somebody likes it otherwise; the rest is as they wish. */
function isAskedTwice({ about, tally }: Answer): boolean {
  const { confirm, taps } = settings.value
  if (confirm === 'always' || (confirm === 'costly' && tally.some(({ n }) => n < 0))) return true
  return finger && taps === 'twice' && about.card !== undefined
}

/** Hears what touches the page; whoever points beside the answers lets go of the one that was to be confirmed. */
export function useTapping(regard: (choice: Choice | undefined) => void): void {
  useEffect(() => {
    const ending = new AbortController()
    const touch = ({ pointerType, target }: PointerEvent) => {
      finger = pointerType === 'touch'
      const kept = target instanceof Element && target.closest('[data-answer], .confirm')
      if (kept || tapped.value === undefined) return
      tapped.value = undefined
      regard(undefined)
    }
    const key = () => {
      finger = false
    }
    addEventListener('pointerdown', touch, { signal: ending.signal, capture: true })
    addEventListener('keydown', key, { signal: ending.signal, capture: true })
    return () => {
      ending.abort()
      tapped.value = undefined
    }
  }, [regard])
}
