import type { CardFace } from '@kontor/engine/presentation'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../../settings/settings.ts'
import { asking, to } from '../../shell/route.ts'
import { Told } from '../following/told.tsx'
import { board, faces, shown } from '../sitting.ts'
import { held } from './holding.ts'
import { lensHeld, lookAway, looked } from './looking.ts'

/** The card that was looked at last, in words, always in the same place; until one is, what others have just done. */
export function Lens() {
  const card = looked.value
  const face = faceOf(card)
  const version = shown.value?.version
  const lay = useRef(false)
  useLayoutEffect(() => {
    lay.current = liesOnTable(card)
  }, [card])
  // A card that is gone is not to be looked at any more.
  useLayoutEffect(() => {
    if (lay.current && !liesOnTable(card)) lookAway()
  }, [version])
  const game = shown.value?.game
  return (
    <aside class={lensHeld.value ? 'lens held-fast' : 'lens'} aria-label={words.value.lens}>
      {face && <CardWords face={face} />}
      {!face && <Told />}
      {face && game !== undefined && (
        <a
          class="to-library"
          href={asking(to('cards', game), new URLSearchParams({ card: String(face.number) }))}
        >
          {words.value.inLibrary}
        </a>
      )}
    </aside>
  )
}

/** The card that a finger holds, large, above everything. */
export function HeldCard() {
  const face = faceOf(held.value)
  const Card = board.value?.Card
  if (!face) return null
  return <div class="held">{Card ? <Card face={face} /> : <CardWords face={face} />}</div>
}

/** Whether a card lies on the board or in the hand; one that is seen leaving does not. */
function liesOnTable(card: number | undefined) {
  const places = [...document.querySelectorAll(`.surface [data-card="${card}"]`)]
  return places.some(each => !each.closest('.lost'))
}

function CardWords({ face }: { face: CardFace }) {
  const say = words.value
  const { activation, cost, points, sources } = face
  const sums = [
    activation,
    ...(sources.cost === undefined ? [] : [`${say.cost} ${cost}`]),
    ...(sources.points === undefined ? [] : [say.points(points)]),
  ]
  return (
    <article class={`lens-card c-${face.tint}`}>
      <h2>{face.name}</h2>
      <p class="sums">{sums.join(' · ')}</p>
      <p>{face.text}</p>
    </article>
  )
}

function faceOf(card: number | undefined) {
  return card === undefined ? undefined : faces.value.get(card)
}
