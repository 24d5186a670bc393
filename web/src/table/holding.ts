import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** The card under a finger that rests: anything with `data-card` can be held. */
export const held = signal<number | undefined>(undefined)

/** How long a finger rests before it holds, in milliseconds, and how far it may wander, in pixels. */
const REST = 450
const WANDER = 10
/** A click that belongs to a long press comes within this time, in milliseconds. */
const AFTERWARDS = 300

/** Lets fingers look at cards: held, a card is shown large; let go, nothing has happened. */
export function useHolding(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let swallow = false
    const letGo = () => {
      clearTimeout(timer)
      held.value = undefined
      timer = setTimeout(() => {
        swallow = false
      }, AFTERWARDS)
    }
    const rest = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      swallow = false
      const card = cardUnder(target)
      if (pointerType === 'mouse' || card === undefined) return
      start = { x, y }
      timer = setTimeout(() => {
        swallow = true
        held.value = card
      }, REST)
    }
    const wander = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > WANDER) clearTimeout(timer)
    }
    const swallowed = (event: Event) => {
      if (!swallow) return
      event.preventDefault()
      event.stopPropagation()
    }
    const ending = new AbortController()
    addEventListener('pointerdown', rest, { signal: ending.signal })
    addEventListener('pointermove', wander, { signal: ending.signal })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { signal: ending.signal })
    // The click and the menu that follow a long press mean nothing here.
    for (const after of ['click', 'contextmenu'])
      addEventListener(after, swallowed, { capture: true, signal: ending.signal })
    return () => {
      ending.abort()
      clearTimeout(timer)
      held.value = undefined
    }
  }, [])
}

function cardUnder(target: EventTarget | null): number | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  return found ? Number(found.dataset.card) : undefined
}
