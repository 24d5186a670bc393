import { nth } from '@kontor/engine'
import type { CardFace } from '@kontor/engine/presentation'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { language } from '../settings/settings.ts'
import type { BoardModule } from '../worker/scene.ts'
import { CardWords } from './card-words.tsx'
import { codeOf, type Entry } from './search.ts'
import { words } from './words.ts'

/** How many cards are drawn at once: more than a screen holds. The others follow, so that nobody waits for them. */
const AT_ONCE = 40

interface Given {
  readonly entries: readonly Entry[]
  /** The number of the card that is read, as the address has it. */
  readonly opened: string | null
  address(card?: number): string
  readonly Card: BoardModule['Card']
}

/** The cards that were found. Tab reaches the list, arrows go from card to card. */
export function FoundCards({ entries, opened, address, Card }: Given) {
  const list = useRef<HTMLUListElement>(null)
  const place = entries.findIndex(({ en }) => String(en.number) === opened)
  const reached = Math.max(0, place)
  const drawn = useDrawn(entries, reached)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <ul
      ref={list}
      class={Card ? 'found' : 'found in-words'}
      aria-label={words.value.list}
      onKeyDown={event => {
        if (moved(event.currentTarget, event.key)) event.preventDefault()
      }}
    >
      {entries.slice(0, drawn).map((entry, i) => {
        const face = entry[language.value]
        return (
          <li key={face.number}>
            <a
              href={address(face.number)}
              data-number={face.number}
              aria-current={i === place ? 'true' : undefined}
              tabIndex={i === reached ? 0 : -1}
            >
              <Drawing face={face} Card={Card} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** How many of the cards are drawn by now: those that stay, a screenful more, and then more and more. */
function useDrawn(entries: readonly Entry[], reached: number): number {
  const count = useSignal(0)
  const before = useRef(entries)
  if (before.current !== entries) {
    count.value = Math.min(count.value, entries.length)
    before.current = entries
  }
  const drawn = Math.max(count.value, Math.min(entries.length, AT_ONCE), reached + 1)
  useEffect(() => {
    if (drawn >= entries.length) return
    const timer = setTimeout(() => {
      count.value = drawn + AT_ONCE
    })
    return () => clearTimeout(timer)
  }, [drawn, entries, count])
  return drawn
}

/** A card and its words; it is drawn anew only when it speaks otherwise. */
function Drawing({ face, Card }: { face: CardFace; Card: BoardModule['Card'] }) {
  return useMemo(
    () => (
      <>
        <span class="words">{`${codeOf(face)}, ${face.name}. ${face.text}`}</span>
        <div aria-hidden="true">{Card ? <Card face={face} size="hand" /> : <CardWords face={face} />}</div>
      </>
    ),
    [face, Card],
  )
}

/** Moves the focus from card to card; up and down by a row. */
function moved(list: HTMLUListElement, key: string): boolean {
  const all = [...list.querySelectorAll<HTMLElement>('a')]
  const here = all.indexOf(document.activeElement as HTMLElement)
  if (here < 0) return false
  const next = all[placeAfter(all, here, key) ?? -1]
  if (!next) return false
  next.focus()
  return true
}

function placeAfter(all: readonly HTMLElement[], here: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return here + 1
    case 'ArrowLeft':
      return here - 1
    case 'ArrowDown':
      return here + columnsOf(all)
    case 'ArrowUp':
      return here - columnsOf(all)
    case 'Home':
      return 0
    case 'End':
      return all.length - 1
    default:
      return undefined
  }
}

/** How many cards stand in the first row, and so in every full one. */
function columnsOf(all: readonly HTMLElement[]): number {
  const top = (card: HTMLElement) => card.getBoundingClientRect().top
  const below = all.findIndex(card => top(card) > top(nth(all, 0)) + 1)
  return below < 0 ? all.length : below
}
