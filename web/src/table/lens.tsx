import { words } from '../settings.ts'
import { board, faces, looked } from './sitting.ts'

/** The card under the pointer or with the focus, large, always in the same place. */
export function Lens() {
  const say = words.value
  const face = looked.value === undefined ? undefined : faces.value.get(looked.value)
  if (!face) return null
  const Own = board.value?.Card
  return (
    <aside class="lens" aria-label={say.lens}>
      {Own ? (
        <Own face={face} />
      ) : (
        <article class={`panel lens-card c-${face.color}`}>
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
