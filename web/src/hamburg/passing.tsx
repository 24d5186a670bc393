import { BackInside, CardInside, cardClass } from '../pieces/card.tsx'
import { Spot } from './spot.tsx'
import { cardColor, type Look } from './table.ts'

/** Cards that lie open or half open between deck and hand: drawn, announced, put aside, or a pile being searched. */
export function Passing({ look }: { readonly look: Look }) {
  const { table, faces, words } = look
  const [seat, color] = table.search
  const searched = seat === look.scene.viewer && color !== undefined ? (table.piles[color] ?? []) : []
  const found = searched.filter(card => card >= 0)
  const offered = look.scene.asked?.kind === 'searchDiscard' ? table.discard : []
  const cards = [...table.announced, ...table.aside, ...table.picked, ...found, ...offered]
  if (cards.length === 0) return null
  return (
    <section class="passing panel" aria-label={words.passing}>
      <div class="cards">
        {cards.map((card, place) => {
          const shade = cardColor(faces, card)
          const face = faces.get(card)
          return face ? (
            <Spot
              key={card}
              look={look}
              spot={`card ${card}`}
              label={`${face.name}. ${face.text}`}
              class={cardClass(face, 'mini')}
              name={`card ${card}`}
              from={`deck ${shade}`}
              card={card}
            >
              <CardInside face={face} size="mini" />
            </Spot>
          ) : (
            <div
              key={`back ${place}`}
              class={`card back mini c-${shade}`}
              role="img"
              aria-label={words.hidden(words.colors[shade])}
              data-key={`picked ${place}`}
              data-from={`deck ${shade}`}
            >
              <BackInside color={shade} secret />
            </div>
          )
        })}
      </div>
    </section>
  )
}
