import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isWriting } from '../keys.ts'
import { useResting } from '../lens/holding.ts'
import { look } from '../lens/looking.ts'
import { type Found, foundAt, piecesInSight } from './found.ts'

/** What is explained now; `barred` when somebody tried to choose it and nothing can come of that. */
export const explained = signal<(Found & { readonly barred: boolean }) | undefined>(undefined)

/** How long a pointer rests on a piece before it is explained, and how long it may be on its way to the words, in milliseconds. */
const REST = 700
const GRACE = 250

/** What is shown or put away soon, unless something else is shown first. */
let timer: ReturnType<typeof setTimeout> | undefined

function after(time: number, action: () => void) {
  clearTimeout(timer)
  timer = setTimeout(action, time)
}

function show(found: Found | undefined, barred = false) {
  clearTimeout(timer)
  explained.value = found && { ...found, barred }
}

/** Whoever knows what a piece is wants to see the board again. */
export function hide(): void {
  explained.value = undefined
}

const isTip = (target: EventTarget | null) => target instanceof Element && target.closest('.tip') !== null
/** What is clicked for a purpose of its own. */
const isUsed = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary, input, label') !== null

/** Explains what a pointer or the focus rests on, what a finger holds, and what is clicked in vain. */
export function usePointing(): void {
  useResting(
    target => {
      const found = foundAt(target)
      return found && found.card === undefined ? () => show(found) : undefined
    },
    () => {},
  )
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let [x, y] = [-1, -1]
    const move = (event: PointerEvent) => {
      x = event.clientX
      y = event.clientY
    }
    const over = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      // For somebody who goes from piece to piece the board moves below a pointer that rests.
      if (isExplored(document.activeElement) && clientX === x && clientY === y) return
      if (isTip(target)) return clearTimeout(timer)
      const found = foundAt(target)
      if (found && found.element === explained.peek()?.element) return clearTimeout(timer)
      // The words of a card stand in the lens already.
      const wanted = found && !(found.card !== undefined && document.querySelector('.lens'))
      if (explained.peek()) after(GRACE, () => show(wanted ? found : undefined))
      else if (wanted) after(REST, () => show(found))
      else clearTimeout(timer)
    }
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const found = foundAt(target)
      if (isTip(target)) return
      if (found?.card !== undefined) look(found.card)
      if (!isExplored(target) && (!found || isUsed(target))) after(REST, () => show(found))
      else show(found)
    }
    const click = ({ target }: MouseEvent) => {
      clearTimeout(timer)
      if (isTip(target)) return
      show(isUsed(target) ? undefined : foundAt(target), true)
    }
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (event.key === 'Escape') hide()
      else if (event.key === 'i') explore(1)
      else if (isExplored(document.activeElement) && Object.hasOwn(STEPS, event.key)) {
        event.preventDefault()
        explore(STEPS[event.key]!)
      }
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerover', over, { signal })
    addEventListener('focusin', focus, { signal })
    addEventListener('click', click, { signal })
    addEventListener('keydown', key, { signal })
    return () => {
      ending.abort()
      clearTimeout(timer)
      hide()
    }
  }, [])
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Whether a piece was reached by going from piece to piece. */
const isExplored = (element: Element | null) => element?.hasAttribute('data-explored') ?? false

/** On to the next piece of the board, or the one before, for those who have no pointer. */
export function explore(by: number): void {
  const pieces = piecesInSight()
  const here = pieces.findIndex(each => each.matches(':focus'))
  const next = pieces[here < 0 ? 0 : (here + by + pieces.length) % pieces.length]
  if (!next) return
  for (const each of pieces) delete each.dataset.explored
  next.dataset.explored = ''
  if (!next.matches('button')) next.tabIndex = -1
  next.focus()
  show(foundAt(next))
}
