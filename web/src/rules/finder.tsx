import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { asking, go, query, to } from '../shell/route.ts'
import { markPlaces, placesOf, showPlace } from './finding.ts'
import { words } from './words.ts'

interface Given {
  readonly game: string
  readonly anchor: string | undefined
  readonly article: RefObject<HTMLElement | null>
  readonly html: string
}

/** Searches the rules that are shown: all places are marked, Enter goes to the next. */
export function Finder({ game, anchor, article, html }: Given) {
  const say = words.value
  const sought = query.value.get('q') ?? ''
  const places = useSignal<readonly Range[]>([])
  const here = useSignal(0)
  useEffect(() => {
    places.value = html === '' || !article.current ? [] : placesOf(article.current, sought)
    here.value = 0
    markPlaces(places.value, 0)
    showPlace(places.value[0])
    return () => markPlaces([], 0)
  }, [sought, html, article, places, here])
  const step = (by: number) => {
    const count = places.value.length
    if (count === 0) return
    here.value = (here.value + by + count) % count
    markPlaces(places.value, here.value)
    showPlace(places.value[here.value])
  }
  const seek = (text: string) => {
    const address = anchor === undefined ? to('rules', game) : to('rules', game, anchor)
    go(asking(address, new URLSearchParams(text === '' ? {} : { q: text })), true)
  }
  const count = places.value.length
  return (
    <search class="finder">
      <input
        type="search"
        class="field"
        aria-label={say.searchAbout}
        placeholder={say.searchAbout}
        value={sought}
        maxLength={80}
        onInput={event => seek(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
        }}
      />
      <span role="status">
        {sought.trim() !== '' && (count === 0 ? say.nowhere : say.place(here.value + 1, count))}
      </span>
      <button
        type="button"
        class="button"
        aria-label={say.earlier}
        disabled={count === 0}
        onClick={() => step(-1)}
      >
        ‹
      </button>
      <button
        type="button"
        class="button"
        aria-label={say.later}
        disabled={count === 0}
        onClick={() => step(1)}
      >
        ›
      </button>
    </search>
  )
}
