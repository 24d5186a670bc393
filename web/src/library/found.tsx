import { useEffect, useRef } from 'preact/hooks'
import { language } from '../settings.ts'
import type { BoardModule } from '../table/scene.ts'
import { CardWords } from './card-words.tsx'
import { codeOf, type Entry } from './search.ts'
import { words } from './words.ts'

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
  const reached = entries.some(({ en }) => String(en.number) === opened) ? opened : undefined
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
      {entries.map((entry, i) => {
        const face = entry[language.value]
        const number = String(face.number)
        const current = number === opened
        return (
          <li key={number}>
            <a
              href={address(face.number)}
              data-number={number}
              aria-current={current ? 'true' : undefined}
              tabIndex={(reached === undefined ? i === 0 : current) ? 0 : -1}
            >
              <span class="words">{`${codeOf(face)}, ${face.name}. ${face.text}`}</span>
              <div aria-hidden="true">
                {Card ? <Card face={face} size="hand" /> : <CardWords face={face} />}
              </div>
            </a>
          </li>
        )
      })}
    </ul>
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
  const below = all.findIndex(card => top(card) > top(all[0]!) + 1)
  return below < 0 ? all.length : below
}
