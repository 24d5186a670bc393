import { useEffect } from 'preact/hooks'
import { go } from '../route.ts'
import { askHint, past, takeBack } from './sitting.ts'
import { answersShown, type Timeline, travel } from './time.ts'

/** Keys at the table: digits and arrows find an answer, Backspace takes back, comma and full stop step through time. */
export function useKeys(line: Timeline | undefined): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (heard(line, event.key)) event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [line])
}

function heard(line: Timeline | undefined, key: string): boolean {
  switch (key) {
    case 'Backspace':
      takeBack()
      return true
    case '?':
      askHint()
      return true
    case ',':
      return step(line, -1)
    case '.':
      return step(line, 1)
    case 'ArrowDown':
    case 'ArrowUp':
      return move(key === 'ArrowDown' ? 1 : -1)
    case 'Escape':
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (past.value && line?.now !== undefined) go(line.now)
      return true
    default:
      return /^[1-9]$/.test(key) && focusAnswer(Number(key) - 1)
  }
}

/** One answer earlier or later; the end is now. */
function step(line: Timeline | undefined, by: number) {
  if (!line) return false
  travel(line, answersShown() + by)
  return true
}

function answersListed() {
  return [...document.querySelectorAll<HTMLElement>('#question [data-answer]')]
}

function focusAnswer(place: number) {
  const found = answersListed()[place]
  found?.focus()
  return found !== undefined
}

/** Moves from answer to answer; from the question itself, to the first or the last. */
function move(by: number) {
  const all = answersListed()
  const here = all.indexOf(document.activeElement as HTMLElement)
  const atQuestion = document.activeElement?.id === 'question' || document.activeElement === document.body
  if (all.length === 0 || (here < 0 && !atQuestion)) return false
  const there = here < 0 && by < 0 ? all.length - 1 : (here + by + all.length) % all.length
  all[there]!.focus()
  return true
}

/** Where keys write or choose, rather than act at the table. */
const WRITTEN = 'input:not([type=radio], [type=checkbox], [type=range]), select, textarea'

export function isWriting(target: EventTarget | null) {
  return target instanceof HTMLElement && target.closest(WRITTEN) !== null
}
