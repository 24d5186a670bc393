import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useRef } from 'preact/hooks'
import { Flag } from '../boards/pieces/flag.tsx'
import { titleOf } from '../catalogue.ts'
import { LanguageChoice } from '../settings/choices.tsx'
import { set, settings, words } from '../settings/settings.ts'
import { usePainted } from '../shell/painted.ts'
import { Rose } from '../shell/rose.tsx'
import { to } from '../shell/route.ts'
import type { BoardProps, Scene } from '../worker/scene.ts'
import { report } from './report.ts'
import { narrow, tab } from './sections.tsx'
import { board, boardProps } from './sitting.ts'

/** The top of the table: where we are, who has how much, and the tools. */
export function Bar({ id, children }: { id?: string; children?: ComponentChildren }) {
  const painted = usePainted()
  const props = boardProps.value
  if (!props) return null
  return (
    <header class="bar">
      <a class="brand" href={to()} aria-label={words.value.backToStart}>
        <Rose />
      </a>
      <h1>{titleOf(props.scene.game)}</h1>
      <div class="where">{(painted || narrow.value) && <Where {...props} />}</div>
      {painted && <SoundSwitch />}
      {painted && (
        <Tools id={id} game={props.scene.game}>
          {children}
        </Tools>
      )}
    </header>
  )
}

function SoundSwitch() {
  const say = words.value
  const { sound } = settings.value
  return (
    <button
      type="button"
      class="button bare sound"
      aria-label={say.sound}
      aria-pressed={sound}
      title={sound ? say.soundOn : say.soundOff}
      onClick={() => set({ sound: !sound })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="ink" d="M4 9h4l5-4v14l-5-4H4z" />
        <path
          class="ink"
          fill="none"
          d={sound ? 'M16 9q3 3 0 6M18.500 6.500q5.500 5.500 0 11' : 'M16 9l6 6M22 9l-6 6'}
        />
      </svg>
    </button>
  )
}

/** Where we are in the game, as its board says it; otherwise who has how much. */
function Where(props: Omit<BoardProps, 'section'>) {
  const Status = board.value?.Status
  if (!Status) return <Standing scene={props.scene} />
  return <Status {...props} section={narrow.value ? tab.value : undefined} />
}

function Standing({ scene }: { scene: Scene }) {
  const say = words.value
  return (
    <ul class="standing" aria-label={say.ifItEnded}>
      {scene.names.map((name, seat) => (
        <li key={seat} aria-current={scene.asked?.seat === seat ? 'true' : undefined}>
          <Flag seat={seat} />
          <span class="name">{name}</span>
          <b class="points" aria-hidden="true">
            {scene.scores[seat]?.points}
          </b>
          <span class="words">{say.points(scene.scores[seat]?.points ?? 0)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Begins to go from piece to piece. */
async function explain() {
  const { explore } = await import('./explaining/pointing.ts')
  explore(1)
}

/** Folds the menu when the page is clicked elsewhere, and with Escape; gives a way to fold it when something was chosen. */
function useFolding(menu: { readonly current: HTMLDetailsElement | null }) {
  const fold = useCallback(() => menu.current?.removeAttribute('open'), [menu])
  useEffect(() => {
    const ending = new AbortController()
    const clicked = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || !menu.current?.contains(target)) fold()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') fold()
    }
    addEventListener('click', clicked, { capture: true, signal: ending.signal })
    addEventListener('keydown', key, { signal: ending.signal })
    return () => ending.abort()
  }, [menu, fold])
  return fold
}

function Tools({
  id,
  game,
  children,
}: {
  id: string | undefined
  game: string
  children: ComponentChildren
}) {
  const say = words.value
  const { text } = settings.value
  const menu = useRef<HTMLDetailsElement>(null)
  const fold = useFolding(menu)
  const toggleText = () => {
    fold()
    set({ text: !text })
  }
  return (
    <details class="menu" ref={menu}>
      <summary class="button">{say.menu}</summary>
      <nav class="panel">
        <button type="button" class="button" aria-pressed={text} onClick={toggleText}>
          {say.textMode}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            fold()
            void explain()
          }}
        >
          {say.explainPieces} <kbd class="key">i</kbd>
        </button>
        {id !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => {
              fold()
              void report(id)
            }}
          >
            {say.report}
          </button>
        )}
        {children}
        <a class="button" href={to('rules', game)}>
          {say.rules}
        </a>
        <a class="button" href={to('cards', game)}>
          {say.cards}
        </a>
        <a class="button" href={to('settings')}>
          {say.settings}
        </a>
        <a class="button" href={to()}>
          {say.backToStart}
        </a>
        <LanguageChoice />
      </nav>
    </details>
  )
}
