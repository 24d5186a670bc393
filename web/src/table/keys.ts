import { useEffect } from 'preact/hooks'
import { go, to } from '../route.ts'
import { askHint, moment, past, takeBack } from './sitting.ts'

/** Keys at the table: digits and arrows find an answer, Backspace takes back, comma and full stop step through time. */
export function useKeys(id: string): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (heard(id, event.key)) event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [id])
}

function heard(id: string, key: string): boolean {
  switch (key) {
    case 'Backspace':
      takeBack()
      return true
    case '?':
      askHint()
      return true
    case ',':
      return step(id, -1)
    case '.':
      return step(id, 1)
    case 'ArrowDown':
    case 'ArrowUp':
      return move(key === 'ArrowDown' ? 1 : -1)
    case 'Escape':
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (past.value) go(to('table', id))
      return true
    default:
      return /^[1-9]$/.test(key) && focusAnswer(Number(key) - 1)
  }
}

/** One answer earlier or later; the end is now. */
function step(id: string, by: number) {
  const all = moment.value?.answers
  if (all === undefined) return false
  const wanted = Math.max(0, (past.value?.answers ?? all) + by)
  go(wanted >= all ? to('table', id) : to('table', id, wanted), true)
  return true
}

function answersShown() {
  return [...document.querySelectorAll<HTMLElement>('#question [data-answer]')]
}

function focusAnswer(place: number) {
  const found = answersShown()[place]
  found?.focus()
  return found !== undefined
}

/** Moves from answer to answer; from the question itself, to the first or the last. */
function move(by: number) {
  const all = answersShown()
  const here = all.indexOf(document.activeElement as HTMLElement)
  const atQuestion = document.activeElement?.id === 'question' || document.activeElement === document.body
  if (all.length === 0 || (here < 0 && !atQuestion)) return false
  const there = here < 0 && by < 0 ? all.length - 1 : (here + by + all.length) % all.length
  all[there]!.focus()
  return true
}

function isWriting(target: EventTarget | null) {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null
}
