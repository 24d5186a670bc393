import { BackInside, CardInside, cardClass } from '../../pieces/card/card.tsx'
import { isElsewhere } from '../../pieces/card/choosing.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { useFitting } from '../../pieces/hand/fitting.ts'
import { answersAt, Spot } from '../../pieces/spot/spot.tsx'
import { cardColor, type Look } from '../table.ts'

/** With few cards, all of them open, there is room for their words. */
const FEW = 4
/** More lie in a panel as wide as it must be. */
const MANY = 9

/** What lies open or half open: cards being drawn, announced or put aside, a pile being searched, a mayor to choose. */
function passingCards(look: Look): readonly number[] {
  const { table, scene } = look
  const [seat, color] = table.search
  const searched = seat === scene.viewer && color !== undefined ? (table.piles[color] ?? []) : []
  const found = [
    ...searched.filter(card => card >= 0),
    ...(scene.asked?.kind === 'searchDiscard' ? table.discard : []),
  ]
  const asked = (card: number) => answersAt(look, `card ${card}`).length > 0
  const mayors = scene.asked?.kind === 'chooseMayor' ? (table.seats[mineOf(scene)]?.mayorSides ?? []) : []
  return [
    ...table.announced,
    ...table.aside,
    ...table.picked,
    ...found.filter(asked),
    ...found.filter(card => !asked(card)),
    ...mayors.filter(asked),
  ]
}

/** Cards on their way between deck, hand and display. */
export const onTheirWay = ({ table }: Look): readonly number[] => [
  ...table.announced,
  ...table.aside,
  ...table.picked,
]

/** The same, and what the viewer chooses from; what somebody else does lies with them. */
export function Passing({ look }: { readonly look: Look }) {
  const { faces, words } = look
  const cards = isElsewhere(look) ? [] : passingCards(look)
  const fitting = useFitting(cards.join(), faces, look.language)
  if (cards.length === 0) return null
  const size = cards.length > FEW || cards.some(card => card < 0) ? 'mini' : 'hand'
  return (
    <section
      class={`passing panel whole${cards.length > MANY ? ' many' : ''}`}
      aria-label={words.passing}
      ref={fitting}
    >
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
              class={cardClass(face, size)}
              name={`card ${card}`}
              from={`deck ${shade}`}
              card={card}
            >
              <CardInside face={face} size={size} />
            </Spot>
          ) : (
            <div
              key={`back ${place}`}
              class={`card back ${size} c-${shade}`}
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
