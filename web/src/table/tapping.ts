import type { Choice } from '@kontor/engine'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../settings.ts'
import type { Answer } from './scene.ts'

/** The answer that a finger has tapped: tapped once more, or confirmed with the button, it is given. */
export const tapped = signal<Choice | undefined>(undefined)

/** Whether the last thing that touched the page was a finger. */
let finger = false

/** A card in the name of an answer: 'play 037 workers'. */
const CARD = /\b\d{3}\b/

/** Whether an answer is meant: a finger first shows what using a card would change, unless somebody likes it otherwise. */
export function isMeant({ choice, name }: Answer): boolean {
  if (!finger || settings.value.taps === 'once' || !CARD.test(name) || tapped.value === choice) return true
  tapped.value = choice
  return false
}

/** Hears what touches the page; a finger that taps beside the answers lets go of the one it had tapped. */
export function useTapping(): void {
  useEffect(() => {
    const ending = new AbortController()
    const touch = ({ pointerType, target }: PointerEvent) => {
      finger = pointerType === 'touch'
      const kept = target instanceof Element && target.closest('[data-answer], .confirm')
      if (!kept) tapped.value = undefined
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
  }, [])
}
