import { CardInside, cardClass } from '../pieces/card/card.tsx'
import type { Look } from './table.ts'

/** The cards laid out, above the harbour, as long as somebody else chooses from them. */
export function Display({ look: { table, faces, words, scene, look } }: { readonly look: Look }) {
  if (table.display.length === 0 || scene.asked?.mine) return null
  return (
    <section class="display-strip panel" aria-label={words.display}>
      {table.display.map(card => {
        const face = faces.get(card)
        if (!face) return null
        return (
          <div
            key={card}
            class={cardClass(face, 'mini')}
            role="img"
            aria-label={`${face.name}. ${face.text}`}
            data-key={`card ${card}`}
            data-card={card}
            onPointerEnter={() => look(card)}
          >
            <CardInside face={face} size="mini" />
          </div>
        )
      })}
    </section>
  )
}
