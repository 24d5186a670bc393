import { isElsewhere } from '../../pieces/card/choosing.tsx'
import { useFitting } from '../../pieces/hand/fitting.ts'
import { answersAt, Spot } from '../../pieces/spot/spot.tsx'
import { cardTint } from '../color.ts'
import type { Look } from '../table.ts'
import { HouseBack, PersonInside, personClass } from './person-card.tsx'

/** What lies open or half open: cards being drawn, announced or put aside, and what is chosen from the discard pile. */
function passingCards(look: Look): readonly number[] {
  const { aside, picked, discard } = look.table
  const asked = look.scene.asked
  // Whom I have announced knocks at my houses.
  const announced = asked?.mine && asked.kind === 'chooseHouse' ? [] : look.table.announced
  const found = discard.slice(0, -1).filter(card => answersAt(look, `card ${card}`).length > 0)
  return [...announced, ...aside, ...picked, ...found]
}

/** Cards on their way between piles, hand and houses. */
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
  return (
    <section class="passing panel whole" aria-label={words.passing} ref={fitting}>
      <div class="cards">
        {cards.map((card, place) => {
          const face = faces.get(card)
          const tint = cardTint(faces, card)
          return face ? (
            <Spot
              key={card}
              look={look}
              spot={`card ${card}`}
              label={`${face.name}. ${face.text}`}
              class={personClass(face, 'hand')}
              name={`card ${card}`}
              from="pile 0"
              card={card}
            >
              <PersonInside face={face} size="hand" />
            </Spot>
          ) : (
            <div
              key={`back ${place}`}
              class={`card back person mini c-${tint}`}
              role="img"
              aria-label={words.hidden(words.colors[tint])}
              data-key={`picked ${place}`}
              data-from="pile 0"
            >
              <HouseBack tint={tint} />
            </div>
          )
        })}
      </div>
    </section>
  )
}
