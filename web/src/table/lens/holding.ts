import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { narrow } from '../sections.tsx'

/** The card under a finger that rests: anything with `data-card` can be held. */
export const held = signal<number | undefined>(undefined)

/** How long a finger rests before it holds, in milliseconds, and how far it may wander, in pixels. */
const REST = 450
const WANDER = 10
/** A click that belongs to a long press comes within this time, in milliseconds. */
const AFTERWARDS = 300

/**
 * Lets fingers look at cards: held, a card is shown large; let go, nothing has happened. Where there is no lens, a tap on the row of a
 * card shows it until the next one.
 */
export function useHolding(): void {
  useResting(showingCard, putDown)
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      const row = target instanceof Element ? target.closest('th[data-card]') : null
      if (row && narrow.value) held.value = cardUnder(row)
    }
    addEventListener('click', tap)
    return () => removeEventListener('click', tap)
  }, [])
}

function showingCard(target: EventTarget | null) {
  const card = cardUnder(target)
  if (card === undefined) return undefined
  return () => {
    held.value = card
  }
}

function putDown() {
  held.value = undefined
}

/** Hears a finger that rests on something: `on` says what happens then, if anything does, `off` what when it is lifted. */
export function useResting(
  on: (target: EventTarget | null) => (() => void) | undefined,
  off: () => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let swallow = false
    const letGo = () => {
      clearTimeout(timer)
      off()
      timer = setTimeout(() => {
        swallow = false
      }, AFTERWARDS)
    }
    const rest = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      swallow = false
      const begin = on(target)
      if (pointerType === 'mouse' || begin === undefined) return
      start = { x, y }
      timer = setTimeout(() => {
        swallow = true
        begin()
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
      off()
    }
  }, [])
}

function cardUnder(target: EventTarget | null): number | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  return found ? Number(found.dataset.card) : undefined
}
