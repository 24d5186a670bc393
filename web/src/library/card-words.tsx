import type { CardFace } from '@kontor/engine/presentation'

/** A card in words, for a game that brings no drawing of its cards. */
export function CardWords({ face }: { face: CardFace }) {
  return (
    <article class={`slip-of-words c-${face.tint}`}>
      <h3>{face.name}</h3>
      <p class="when">{face.activation}</p>
      <p>{face.text}</p>
    </article>
  )
}
