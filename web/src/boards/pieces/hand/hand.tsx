import '../card/fan.css'
import './hand.css'
import type { CardFace } from '@kontor/engine/presentation'
import type { ComponentChildren } from 'preact'
import { CardInside, cardClass } from '../card/card.tsx'
import { Icon } from '../icon.tsx'
import { held, pointed } from '../spot/held.ts'
import { answersAt, type Placed, Spot } from '../spot/spot.tsx'
import { useFitting } from './fitting.ts'

/** How a game draws the cards of a hand. */
interface HandPlan {
  readonly name: string
  /** What stands there when no card does. */
  readonly empty: string
  /** A word more about all cards, for how they are drawn. */
  readonly kind?: string
  /** A card that is seen by its back. */
  hidden(card: number): Hidden
  /** What is drawn below the words. */
  art(face: CardFace): ComponentChildren
  /** Where a card comes from that is new. */
  from(face: CardFace): string
}

interface Hidden {
  readonly tint: string
  readonly label: string
  readonly inside: ComponentChildren
}

interface Props {
  readonly look: Placed
  readonly cards: readonly number[]
  readonly plan: HandPlan
}

/** My hand: cards that can be played are taken up by a click; one with a single answer is chosen by it. */
export function CardsInHand({ look, cards, plan }: Props) {
  const fitting = useFitting(cards.join(), look.faces, look.language)
  return (
    <section class="my-hand whole" data-part="hand" aria-label={plan.name} ref={fitting}>
      <div class="fan">
        {cards.length === 0 && <span class="nothing">{plan.empty}</span>}
        {cards.map((card, place) => (
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
            {card < 0 ? <Back plan={plan} card={card} /> : <InHand look={look} card={card} plan={plan} />}
          </div>
        ))}
      </div>
    </section>
  )
}

function Back({ plan, card }: { readonly plan: HandPlan; readonly card: number }) {
  const { tint, label, inside } = plan.hidden(card)
  return (
    <div class={`card back hand c-${tint}${kindOf(plan)}`} role="img" aria-label={label}>
      {inside}
    </div>
  )
}

const kindOf = ({ kind }: HandPlan) => (kind === undefined ? '' : ` ${kind}`)

interface InHandProps {
  readonly look: Placed
  readonly card: number
  readonly plan: HandPlan
}

function InHand({ look, card, plan }: InHandProps) {
  const face = look.faces.get(card)
  if (!face) return null
  const answers = answersAt(look, `card ${card}`)
  const label = `${face.name}. ${face.text}`
  const up = held.value === card || answers.some(({ choice }) => choice === look.regarded) ? ' selected' : ''
  const drawn = `${cardClass(face, 'hand')}${kindOf(plan)}`
  const tag = answers.length > 0 && (
    <span class={up ? 'tag tag-selected' : 'tag tag-playable'}>
      <Icon name={up ? 'check' : 'up'} />
    </span>
  )
  const inside = <CardInside face={face} size="hand" art={plan.art(face)} />
  if (answers.length < 2) {
    return (
      <Spot
        look={look}
        spot={`card ${card}`}
        label={label}
        class={`${drawn}${up}`}
        name={`card ${card}`}
        from={plan.from(face)}
        card={card}
      >
        {inside}
        {tag}
      </Spot>
    )
  }
  return (
    <button
      type="button"
      class={`${drawn} can${up}`}
      aria-pressed={held.value === card}
      data-key={`card ${card}`}
      data-card={card}
      data-from={plan.from(face)}
      onClick={() => {
        held.value = held.value === card ? undefined : card
      }}
      onPointerEnter={() => look.look(card)}
      onFocus={() => look.look(card)}
    >
      <i class="words">{label}</i>
      {inside}
      {tag}
    </button>
  )
}
