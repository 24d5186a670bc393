import type { Heading } from '@kontor/protocol/rules'
import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { to } from '../shell/route.ts'
import { narrow } from '../table/sections.tsx'
import { words } from './words.ts'

interface Given {
  readonly game: string
  readonly headings: readonly Heading[]
  readonly article: RefObject<HTMLElement | null>
}

/** The table of contents, with the part that is being read marked. On a narrow screen it unfolds. */
export function Contents({ game, headings, article }: Given) {
  const here = useSignal<string | undefined>(undefined)
  useEffect(() => {
    const seen = new IntersectionObserver(
      entries => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) here.value = entered.target.id
      },
      { rootMargin: '0px 0px -70% 0px' },
    )
    for (const heading of article.current?.querySelectorAll('h2, h3') ?? []) seen.observe(heading)
    return () => seen.disconnect()
  }, [article, here, headings])
  const list = (
    <ul>
      {headings
        .filter(({ depth }) => depth > 1)
        .map(({ id, depth, text }) => (
          <li key={id} class={`depth-${depth}`}>
            <a href={to('rules', game, id)} aria-current={here.value === id ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
    </ul>
  )
  return (
    <nav class="panel contents" aria-label={words.value.contents}>
      {narrow.value ? (
        <details>
          <summary>{words.value.contents}</summary>
          {list}
        </details>
      ) : (
        <>
          <h2>{words.value.contents}</h2>
          {list}
        </>
      )}
    </nav>
  )
}
