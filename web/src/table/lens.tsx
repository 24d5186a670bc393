import { words } from '../settings.ts'
import { board, faces, looked } from './sitting.ts'

/** The card that was looked at last, in words, always in the same place. */
export function Lens() {
  const face = looked.value === undefined ? undefined : faces.value.get(looked.value)
  const say = words.value
  return (
    <aside class="lens" aria-label={say.lens}>
      {face && (
        <article class={`lens-card c-${face.tint}`}>
          <h2>{face.name}</h2>
          <p class="when">{face.activation}</p>
          <p>{face.text}</p>
          <p class="sums">
            {say.cost} {face.cost} · {say.points(face.points)}
          </p>
        </article>
      )}
    </aside>
  )
}

/** On a narrow screen: the card that is held, large, above everything. */
export function HeldCard() {
  const face = looked.value === undefined ? undefined : faces.value.get(looked.value)
  const Card = board.value?.Card
  if (!face) return null
  return <div class="held">{Card ? <Card face={face} /> : <Lens />}</div>
}
