import type { CardFace } from '@kontor/engine/presentation'
import { words } from '../../../settings/settings.ts'
import type { Answer, BoardProps } from '../../../worker/scene.ts'
import type { Field } from './fields.ts'

/** From this many hidden cards on, a pile is a number. */
const PILE = 8
/** Of a long open pile only the top is shown. */
const TOP = 6
const LONG = 14
/** The kind of cards that the library has faces for. */
const WITH_FACES = 'cards'

/** Cards side by side, the top first in a long pile; those that nobody here may see are backs, and many of them a pile. */
export function CardRow({ zone, board }: { zone: Extract<Field, { kind: 'zone' }>; board: BoardProps }) {
  const { name, cards, of } = zone
  const hidden = cards.filter(card => card < 0).length
  const asPile = hidden >= PILE
  const seen = asPile ? cards.filter(card => card >= 0) : cards
  const shown = seen.length > LONG ? seen.slice(-TOP).reverse() : seen
  return (
    <div class="row">
      <span class="label">
        {name} <b>{cards.length}</b>
      </span>
      <ul>
        {asPile && (
          <li class="slip back">
            <span>{hidden}</span>
          </li>
        )}
        {shown.map((card, i) => (
          <li key={card < 0 ? `back ${i}` : card}>
            <Slip card={card} face={of === WITH_FACES ? board.faces.get(card) : undefined} board={board} />
          </li>
        ))}
        {shown.length < seen.length && <li class="more">+ {seen.length - shown.length}</li>}
      </ul>
    </div>
  )
}

function Slip({ card, face, board }: { card: number; face: CardFace | undefined; board: BoardProps }) {
  if (card < 0) return <span class="slip back" role="img" aria-label={words.value.unknownCard} />
  if (!face) return <span class="slip plain">{card}</span>
  const meant = answersWith(face, board)
  const only = meant.length === 1 ? meant[0] : undefined
  const look = () => {
    board.look(card)
    if (only) board.regard(only.choice)
  }
  const letGo = () => {
    if (only) board.regard(undefined)
  }
  const shared = {
    'data-card': card,
    class: `slip face c-${face.tint}${meant.length > 0 ? ' can' : ''}`,
    onMouseEnter: look,
    onMouseLeave: letGo,
    onFocus: look,
    onBlur: letGo,
  }
  const content = (
    <>
      <strong>{face.name}</strong>
      <small>{face.short}</small>
    </>
  )
  if (!only) return <span {...shared}>{content}</span>
  return (
    <button type="button" {...shared} aria-label={only.label} onClick={() => board.choose(only.choice)}>
      {content}
    </button>
  )
}

/** The answers that speak of this card. */
function answersWith(face: CardFace, { scene }: BoardProps): readonly Answer[] {
  if (!scene.asked?.mine) return []
  return scene.asked.answers.filter(({ about }) => about.card === face.number)
}
