import type { CardFace } from '@kontor/engine/presentation'
import { useSignal } from '@preact/signals'
import { type ComponentType, render } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../../settings/settings.ts'
import type { Explained } from '../../table/explaining/explanations.ts'
import { narrow } from '../../table/sections.tsx'
import { ask } from '../../worker/engine.ts'
import type { BoardProps, Scene } from '../../worker/scene.ts'
import { keepReachable } from '../reachable.ts'
import { type Excerpts, picturedOf } from './excerpts.ts'
import './pictures.css'

/** A table of which excerpts can be shown. */
interface Studio {
  readonly Board: ComponentType<BoardProps>
  readonly excerpts: Excerpts
  readonly pieces: readonly Explained[]
  readonly scene: Scene
  readonly faces: Readonly<Record<'en' | 'de' | 'nl', ReadonlyMap<number, CardFace>>>
}

/** Nothing is answered or looked at in a picture. */
const STILL = { foresight: undefined, regarded: undefined, pace: 0, choose() {}, regard() {}, look() {} }

interface Given {
  readonly game: string
  readonly article: { readonly current: HTMLElement | null }
  /** The text: when it is another one, the pictures are put into it anew. */
  readonly html: string
}

/** Shows the pieces that the rules speak of, drawn by the game's own board, below the headings about them. */
export function Pictures({ game, article, html }: Given) {
  const studio = useSignal<Studio | undefined>(undefined)
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let here = true
    void studioOf(game).then(found => {
      if (here) studio.value = found
    })
    return () => {
      here = false
    }
  }, [game, studio])
  const found = studio.value
  const spoken = language.value
  // After the text is there, which its page puts there before anything is painted.
  useEffect(() => {
    if (!found || !stage.current || !article.current) return undefined
    return hang(found, stage.current, article.current)
  }, [found, spoken, html, article])
  if (!found) return null
  const { Board, scene, faces } = found
  return (
    <div class="studio" ref={stage} aria-hidden="true" inert>
      <Board {...STILL} scene={scene} faces={faces[spoken]} language={spoken} section={undefined} />
    </div>
  )
}

async function studioOf(game: string): Promise<Studio | undefined> {
  const pictured = await picturedOf(game)
  if (!pictured) return undefined
  const { seed, options, answers } = pictured.excerpts
  const [{ boardOf }, scene, library] = await Promise.all([
    import('../../boards/boards.ts'),
    ask('example', { game, seed, options, answers }),
    ask('library', { game }),
  ])
  const { Board } = await boardOf(game, 'own')
  const spoken = (which: 'en' | 'de' | 'nl') =>
    new Map(library.map(({ entry }) => [entry[which].number, entry[which]]))
  return {
    Board,
    scene,
    excerpts: pictured.excerpts,
    pieces: pictured.explanations.pieces,
    faces: { en: spoken('en'), de: spoken('de'), nl: spoken('nl') },
  }
}

/** Puts a picture below each heading that has one; gives a way to take all of them away. */
function hang({ excerpts, pieces }: Studio, stage: HTMLElement, article: HTMLElement) {
  const whole = stage.getBoundingClientRect()
  const frames: HTMLElement[] = []
  for (const [heading, parts] of Object.entries(excerpts.below)) {
    const place = article.querySelector(`#${heading}`)?.nextElementSibling
    const shown = [...stage.querySelectorAll(parts.join())].filter(each => each.checkVisibility())
    const first = shown.find(each => each.matches(parts[0] ?? ''))
    if (!place || !first) continue
    const frame = document.createElement('figure')
    frame.className = 'picture'
    frame.dataset.below = heading
    place.after(frame)
    frames.push(frame)
    const rects = shown.map(each => each.getBoundingClientRect())
    const left = Math.min(...rects.map(rect => rect.left)) - whole.left
    const top = Math.min(...rects.map(rect => rect.top)) - whole.top
    render(
      <Picture
        stage={stage}
        left={left}
        top={top}
        width={Math.max(...rects.map(rect => rect.right)) - whole.left - left}
        height={Math.max(...rects.map(rect => rect.bottom)) - whole.top - top}
        caption={saidOf(first, pieces)?.[language.peek()] ?? ''}
      />,
      frame,
    )
  }
  const letGo = keepReachable(article)
  return () => {
    letGo()
    for (const frame of frames) {
      render(null, frame)
      frame.remove()
    }
  }
}

/** What a piece is, or what it belongs to. */
function saidOf(element: Element, pieces: readonly Explained[]) {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const here = each
    const piece = pieces.find(({ at }) => here.matches(at))
    if (piece) return piece
  }
  return undefined
}

interface Shown {
  readonly stage: HTMLElement
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly caption: string
}

/** How much room a phone has, in pixels, and how small a picture may become to fit there. */
const PHONE = 318
const SMALLEST = 0.58

/** An excerpt of the board; each is a copy of the whole, so it is there only while it is near. */
function Picture({ stage, left, top, width, height, caption }: Shown) {
  const pane = useRef<HTMLDivElement>(null)
  const zoom = narrow.value ? Math.min(1, Math.max(SMALLEST, PHONE / width)) : 1
  useEffect(() => {
    const near = new IntersectionObserver(
      entries => {
        const copies = entries.at(-1)?.isIntersecting ? [copyOf(stage, left, top)] : []
        pane.current?.replaceChildren(...copies)
      },
      { rootMargin: '600px' },
    )
    near.observe(pane.current!)
    return () => near.disconnect()
  }, [stage, left, top])
  return (
    <>
      <div class="wide">
        <div ref={pane} class="cutout" style={{ width: `${width}px`, height: `${height}px`, zoom }} inert />
      </div>
      <figcaption>{caption}</figcaption>
    </>
  )
}

/** The whole board again, with that place of it at the upper left corner. */
function copyOf(stage: HTMLElement, left: number, top: number): HTMLElement {
  const copy = stage.firstElementChild!.cloneNode(true) as HTMLElement
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${-left}px`,
    top: `${-top}px`,
    width: `${stage.clientWidth}px`,
    height: `${stage.clientHeight}px`,
  })
  return copy
}
