import { nth } from '@kontor/engine'
import { useLayoutEffect } from 'preact/hooks'
import { go } from '../shell/route.ts'
import { hurry, showNext, stop } from './following/following.ts'
import { holdLens } from './lens/looking.ts'
import { counted, countNext, endCounting } from './scoring/scoring.ts'
import { askHint, moment, past, takeBack } from './sitting.ts'
import { answersShown, type Timeline, travel } from './time.ts'

/**
 * Keys at the table: digits and arrows find an answer, letters a card, Backspace takes back, comma and full stop step through
 * time, v holds the lens; while others act, p stops them, n goes on to the next deed and Space to the viewer's own turn. In a table of answers digits choose the column and letters the row.
 */
export function useKeys(line: Timeline | undefined): void {
  // Whatever is in sight can be used: keys are heard before it is painted.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (heard(line, event)) event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [line])
}

/** Letters by their place on the keyboard, whatever is printed on them. */
const LETTERS = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU']

function heard(line: Timeline | undefined, { key, code }: KeyboardEvent): boolean {
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
      holdLens(false)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (past.value && line?.now !== undefined) go(line.now)
      return true
    case 'v':
      return holdLens()
    case 'p':
      return (othersAct() || isCounted()) && done(stop)
    case 'n':
      if (isCounted() && moment.value) countNext(moment.value.scene)
      return isCounted() || (othersAct() && done(showNext))
    case ' ':
      if (isPressed(document.activeElement)) return false
      return isCounted() ? done(endCounting) : othersAct() && done(hurry)
    default:
      if (/^[1-9]$/.test(key)) return focusAnswer(Number(key) - 1)
      return LETTERS.includes(code) && focusCard(LETTERS.indexOf(code))
  }
}

const isCounted = () => counted.value !== undefined && !past.value

function othersAct() {
  const asked = moment.value?.scene.asked
  return asked !== undefined && !asked.mine && !past.value
}

function done(action: () => void) {
  action()
  return true
}

/** Whether Space presses what has the focus. */
const isPressed = (element: Element | null) => element?.matches('button, a, summary, input') ?? false

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
  const grid = gridOfAnswers()
  const row = grid?.rows[cellHere()?.parentElement?.sectionRowIndex ?? 0]
  return focused(grid ? buttonIn(row, place) : answersListed()[place])
}

/** The row of a card in a table of answers, or the card in hand. */
function focusCard(place: number) {
  const grid = gridOfAnswers()
  const column = Math.max(0, (cellHere()?.cellIndex ?? 1) - 1)
  return focused(
    grid
      ? buttonIn(grid.rows[place], column)
      : document.querySelectorAll<HTMLElement>('.my-hand .slot')[place]?.querySelector<HTMLElement>('button'),
  )
}

/** Answers that stand in a table: its first column names the rows. */
function gridOfAnswers() {
  return document.querySelector<HTMLTableSectionElement>('#question table[data-grid] tbody')
}

function cellHere() {
  const cell = document.activeElement?.closest<HTMLTableCellElement>('[data-grid] td')
  const row = cell?.parentElement
  return cell && row instanceof HTMLTableRowElement
    ? { cellIndex: cell.cellIndex, parentElement: row }
    : undefined
}

function buttonIn(row: HTMLTableRowElement | undefined, column: number) {
  return row?.cells[column + 1]?.querySelector<HTMLElement>('button')
}

function focused(found: HTMLElement | null | undefined) {
  found?.focus()
  return found !== null && found !== undefined
}

/** Moves from answer to answer; from the question itself, to the first or the last. */
function move(by: number) {
  const all = answersListed()
  const here = all.indexOf(document.activeElement as HTMLElement)
  const atQuestion = document.activeElement?.id === 'question' || document.activeElement === document.body
  if (all.length === 0 || (here < 0 && !atQuestion)) return false
  const there = here < 0 && by < 0 ? all.length - 1 : (here + by + all.length) % all.length
  nth(all, there).focus()
  return true
}

/** Where keys write or choose, rather than act at the table. */
const WRITTEN = 'input:not([type=radio], [type=checkbox], [type=range]), select, textarea'

export function isWriting(target: EventTarget | null) {
  return target instanceof HTMLElement && target.closest(WRITTEN) !== null
}
