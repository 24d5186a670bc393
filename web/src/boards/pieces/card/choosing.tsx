import './choosing.css'
import type { PieceColor } from '../color.ts'
import type { Placed } from '../spot/spot.tsx'
import { BackInside, Card } from './card.tsx'

interface Props {
  readonly look: Placed
  readonly seat: number
  /** The cards on their way, open or by their backs. */
  readonly cards: readonly number[]
  readonly label: string
  colorOf(card: number): PieceColor
}

/** Whether somebody else than the viewer is asked: what lies open for a moment lies with them. */
export const isElsewhere = ({ scene: { asked, viewer } }: Placed): boolean =>
  asked !== undefined && viewer >= 0 && asked.seat !== viewer

/** What somebody else draws, announces or chooses from: it lies with them. */
export function Choosing({ look, seat, cards, label, colorOf }: Props) {
  if (!isElsewhere(look) || look.scene.asked?.seat !== seat || cards.length === 0) return null
  return (
    <span class="choosing panel" role="img" aria-label={`${look.scene.names[seat]}: ${label}`}>
      {cards.map((card, place) => {
        const face = look.faces.get(card)
        return face ? (
          <Card key={card} face={face} size="mini" />
        ) : (
          <span key={`back ${place}`} class={`card back mini c-${colorOf(card)}`}>
            <BackInside color={colorOf(card)} />
          </span>
        )
      })}
    </span>
  )
}
