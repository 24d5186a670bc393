import '../pieces/fan.css'
import { BackInside, CardInside, cardClass } from '../pieces/card.tsx'
import { Icon } from '../pieces/icon.tsx'
import { answersAt, held, pointed, Spot } from './spot.tsx'
import { cardColor, type Look, mineOf } from './table.ts'

/** My hand: cards that can be played are taken up by a click; one with a single answer is chosen by it. */
export function HandCards({ look }: { readonly look: Look }) {
  const { table, faces, words, scene } = look
  const { hand } = table.seats[mineOf(scene)]!
  return (
    <section class="my-hand" data-part="hand" aria-label={words.hand}>
      <div class="fan">
        {hand.length === 0 && <span class="nothing">{words.emptyHand}</span>}
        {hand.map((card, place) => {
          const color = cardColor(faces, card)
          return (
            <div
              class="slot"
              key={card < 0 ? `back ${place}` : card}
              onPointerEnter={() => {
                pointed.value = card
              }}
              onPointerLeave={() => {
                pointed.value = undefined
              }}
            >
              {card < 0 ? (
                <div
                  class={`card back hand c-${color}`}
                  role="img"
                  aria-label={words.hidden(words.colors[color])}
                >
                  <BackInside color={color} secret />
                </div>
              ) : (
                <HandCard look={look} card={card} />
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

function HandCard({ look, card }: { readonly look: Look; readonly card: number }) {
  const { faces } = look
  const face = faces.get(card)
  if (!face) return null
  const answers = answersAt(look, `card ${card}`)
  const label = `${face.name}. ${face.text}`
  const regarded = answers.some(({ choice }) => choice === look.regarded)
  const up = held.value === card || regarded ? ' selected' : ''
  const tag = answers.length > 0 && (
    <span class={up ? 'tag tag-selected' : 'tag tag-playable'}>
      <Icon name={up ? 'check' : 'up'} />
    </span>
  )
  if (answers.length < 2) {
    return (
      <Spot
        look={look}
        spot={`card ${card}`}
        label={label}
        class={`${cardClass(face, 'hand')}${up}`}
        name={`card ${card}`}
        from={`deck ${face.tint}`}
        card={card}
      >
        <CardInside face={face} size="hand" />
        {tag}
      </Spot>
    )
  }
  return (
    <button
      type="button"
      class={`${cardClass(face, 'hand')} can${up}`}
      aria-pressed={held.value === card}
      data-key={`card ${card}`}
      data-card={card}
      data-from={`deck ${face.tint}`}
      onClick={() => {
        held.value = held.value === card ? undefined : card
      }}
      onPointerEnter={() => look.look(card)}
      onFocus={() => look.look(card)}
    >
      <i class="words">{label}</i>
      <CardInside face={face} size="hand" />
      {tag}
    </button>
  )
}
