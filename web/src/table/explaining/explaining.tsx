import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { language } from '../../settings/settings.ts'
import { asking, to } from '../../shell/route.ts'
import { moment, past, shown } from '../sitting.ts'
import { explain } from './explanations.ts'
import { explained, hide, usePointing } from './pointing.ts'
import { words } from './words.ts'
import './explaining.css'

/** Says what a piece of the board is, beside it. */
export function Explaining() {
  const game = shown.value?.game
  const version = shown.value?.version
  usePointing()
  useEffect(() => {
    if (game !== undefined) void explain(game)
  }, [game])
  // What a piece shows may be another thing with the next answer.
  useEffect(hide, [version])
  return explained.value && game !== undefined ? <Tip {...explained.value} game={game} /> : null
}

type Told = NonNullable<typeof explained.value> & { readonly game: string }

function Tip({ element, label, piece, reason, card, barred, game }: Told) {
  const tip = useRef<HTMLElement>(null)
  const say = words.value
  useLayoutEffect(() => {
    if (tip.current) place(tip.current, element.getBoundingClientRect())
    element.setAttribute('aria-describedby', 'tip')
    return () => element.removeAttribute('aria-describedby')
  })
  const why = reason ?? (barred ? notNow() : undefined)
  const library = card === undefined ? undefined : new URLSearchParams({ card: String(card) })
  return (
    <aside ref={tip} class="tip" id="tip" data-part="tip">
      {label !== '' && <b>{label}</b>}
      {why !== undefined && <p class="why">{why}</p>}
      {piece && <p>{piece[language.value]}</p>}
      <p class="more">
        {piece && <a href={to('rules', game, piece.rule)}>{say.inRules}</a>}
        {library && <a href={asking(to('cards', game), library)}>{say.inLibrary}</a>}
      </p>
    </aside>
  )
}

/** Why nothing comes of a click on what no answer stands for. */
function notNow(): string | undefined {
  const asked = moment.value?.scene.asked
  if (!asked || past.value || moment.value!.scene.viewer < 0) return undefined
  const say = words.value
  return asked.mine ? say.notNow(asked.prompt) : say.notYours(moment.value?.scene.names[asked.seat] ?? '')
}

/** How far the words stay from their piece, and from the edge of the screen. */
const GAP = 6
const EDGE = 8

/** Below the piece, or above it where there is no room; never beyond the screen. */
function place(tip: HTMLElement, at: DOMRect) {
  const { width, height } = tip.getBoundingClientRect()
  const zoom = tip.currentCSSZoom ?? 1
  const below = at.bottom + GAP + height < innerHeight - EDGE
  const top = below ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - height)
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE))
  Object.assign(tip.style, { top: `${top / zoom}px`, left: `${left / zoom}px` })
}
