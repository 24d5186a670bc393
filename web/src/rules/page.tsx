import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { authored, titleOf } from '../catalogue.ts'
import { language, words as shell } from '../settings/settings.ts'
import { Head } from '../shell/head.tsx'
import { to } from '../shell/route.ts'
import { Contents } from './contents.tsx'
import { Finder } from './finder.tsx'
import { Pictures } from './pictures/pictures.tsx'
import { keepReachable } from './reachable.ts'
import { rulesOf } from './texts.ts'
import { words } from './words.ts'
import './rules.css'

type Loaded = NonNullable<Awaited<ReturnType<typeof rulesOf>>>

/** Whose rules a text has: `hamburg-notes` are the notes on those of Hamburg. */
const gameOf = (text: string) => text.replace(/-notes$/, '')

/**
 * The rules of a game or the notes on them, as docs/rules has them. `anchor` is a heading or the number of a
 * ruling.
 */
export function RulesPage({ game, anchor }: { game: string; anchor: string | undefined }) {
  const text = useSignal<Loaded | 'loading' | undefined>('loading')
  const wanted = language.value
  // Those of a game from a folder are there once the server has said so.
  const own = authored.value[game]
  useEffect(() => {
    void rulesOf(game, wanted).then(found => {
      text.value = found
    })
  }, [game, wanted, text, own])
  return (
    <div class="page rules-page">
      <Head>
        <a href={to('cards', gameOf(game))}>{shell.value.cards}</a>
      </Head>
      {text.value === 'loading' ? (
        <main>
          <h1>{titleOf(gameOf(game))}</h1>
          <p role="status">{shell.value.loading}</p>
        </main>
      ) : text.value === undefined ? (
        <main>
          <h1>{titleOf(gameOf(game))}</h1>
          <p role="alert">{words.value.none(titleOf(gameOf(game)))}</p>
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
  // It was made from Markdown, of ours when the page was built, of others by the server; tags of their own do not get in here.
  useLayoutEffect(() => {
    article.current!.innerHTML = html
    return keepReachable(article.current!)
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
        <Pictures game={game} article={article} html={html} />
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
