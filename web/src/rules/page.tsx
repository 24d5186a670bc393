import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { titleOf } from '../catalogue.ts'
import { to } from '../route.ts'
import { language, words as shell } from '../settings.ts'
import { Head } from '../shell/head.tsx'
import { Contents } from './contents.tsx'
import { Finder } from './finder.tsx'
import { rulesOf } from './texts.ts'
import { words } from './words.ts'
import './rules.css'

type Loaded = NonNullable<Awaited<ReturnType<typeof rulesOf>>>

/** The rules of a game, as docs/rules has them. `anchor` is a heading or the number of a ruling. */
export function RulesPage({ game, anchor }: { game: string; anchor: string | undefined }) {
  const text = useSignal<Loaded | 'loading' | undefined>('loading')
  const wanted = language.value
  useEffect(() => {
    void rulesOf(game, wanted).then(found => {
      text.value = found
    })
  }, [game, wanted, text])
  return (
    <div class="page rules-page">
      <Head>
        <a href={to('cards', game)}>{shell.value.cards}</a>
      </Head>
      {text.value === 'loading' ? (
        <main>
          <h1>{titleOf(game)}</h1>
          <p role="status">{shell.value.loading}</p>
        </main>
      ) : text.value === undefined ? (
        <main>
          <h1>{titleOf(game)}</h1>
          <p role="alert">{words.value.none(titleOf(game))}</p>
        </main>
      ) : (
        <Rules game={game} anchor={anchor} text={text.value} />
      )}
    </div>
  )
}

function Rules({ game, anchor, text }: { game: string; anchor: string | undefined; text: Loaded }) {
  const article = useRef<HTMLElement>(null)
  const { html } = text
  // It was made from our own Markdown when the page was built; nothing else ever gets in here.
  useLayoutEffect(() => {
    article.current!.innerHTML = html
    return keepTablesReachable(article.current!)
  }, [html])
  useEffect(() => {
    goToAnchor(anchor)
  }, [anchor, html])
  useEffect(() => {
    addEventListener('click', againToAnchor)
    return () => removeEventListener('click', againToAnchor)
  }, [])
  return (
    <div class="reading">
      <Contents game={game} headings={text.headings} article={article} />
      <main class="panel">
        <Finder game={game} anchor={anchor} article={article} html={html} />
        {text.language !== language.value && <p class="note">{words.value.onlyEnglish}</p>}
        <article ref={article} class="text" lang={text.language} />
        <a class="button" href={to('rules', game)} onClick={() => scrollTo({ top: 0 })}>
          {words.value.toTop}
        </a>
      </main>
    </div>
  )
}

/** A link to where we are already changes no address, but whoever clicks it wants to go there. */
function againToAnchor({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.hash === location.hash) goToAnchor(link.hash.split('/').at(-1))
}

function goToAnchor(anchor: string | undefined) {
  const there = anchor === undefined ? null : document.getElementById(anchor)
  there?.scrollIntoView()
  there?.focus({ preventScroll: true })
}

/** A table that is wider than the screen scrolls, so the keyboard must be able to reach it. */
function keepTablesReachable(article: HTMLElement) {
  const watcher = new ResizeObserver(entries => {
    for (const { target } of entries) {
      const table = target as HTMLElement
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
      else table.removeAttribute('tabindex')
    }
  })
  for (const table of article.querySelectorAll('.wide')) watcher.observe(table)
  return () => watcher.disconnect()
}
