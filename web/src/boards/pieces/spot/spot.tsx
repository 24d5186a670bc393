import type { ComponentChildren, CSSProperties } from 'preact'
import type { Answer, BoardProps } from '../../../worker/scene.ts'
import type { Departure } from '../manners.ts'
import { held, marked } from './held.ts'
import type { Spots } from './spots.ts'

/** What a piece must know of the table that it lies on. */
export interface Placed extends BoardProps {
  readonly spots: Spots
}

/**
 * The answers that a piece stands for. With several cards to choose from, the one taken up decides; and where a card could
 * be used that is not about the piece itself, is shown only while it is taken up.
 */
export function answersAt({ spots }: Placed, spot: string): readonly Answer[] {
  const found = spots.answers.get(spot) ?? []
  if (spot.startsWith('card')) return found
  const own = found.filter(({ about }) => about.piece !== 'card')
  if (held.value === undefined || (own.length === 1 && found.length === 1)) return own
  return found.filter(({ about }) => about.card === held.value)
}

interface Props {
  readonly look: Placed
  /** The piece, as answers know it; of several names the first one that is asked for. */
  readonly spot: string | readonly string[]
  /** What the piece is and shows, for those who cannot see it. */
  readonly label: string
  readonly class?: string
  /** By which name the piece travels. */
  readonly name?: string | undefined
  readonly from?: string | undefined
  /** How far it is, as the game counts it. */
  readonly at?: string | number | undefined
  /** How it moves when it is new, or when `at` changes. */
  readonly enters?: string | undefined
  /** How it is seen to be lost. */
  readonly leaves?: Departure
  readonly card?: number | undefined
  /** What a guide calls it. */
  readonly part?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ComponentChildren
}

/** A piece on the board: a button while it is an answer, otherwise an image with a name. */
export function Spot({ look, spot, label, class: own = '', card, children, ...more }: Props) {
  const names = typeof spot === 'string' ? [spot] : spot
  const answers = names.map(name => answersAt(look, name)).find(found => found.length > 0) ?? []
  const [answer] = answers
  const known = attributes(more, card)
  if (answer === undefined || answers.length > 1) {
    const reason = answer ? undefined : names.map(name => look.spots.reasons.get(name)).find(Boolean)
    return (
      <div
        class={own}
        role="img"
        aria-label={reason === undefined ? label : `${label}. ${reason}`}
        {...(reason === undefined ? {} : { 'data-reason': reason })}
        {...known}
        {...(card === undefined ? {} : { onPointerEnter: () => look.look(card) })}
      >
        {children}
      </div>
    )
  }
  const regard = () => {
    look.regard(answer.choice)
    if (card !== undefined) look.look(card)
  }
  const regarded = marked.value === answer.choice ? ' regarded' : ''
  return (
    <button
      type="button"
      class={`${own} can${regarded}`}
      data-answer={answer.name}
      onClick={() => look.choose(answer.choice)}
      onPointerEnter={regard}
      onFocus={({ currentTarget }) => {
        // Whoever goes from piece to piece is told what there is: what an answer would change might take the piece away.
        if (currentTarget.dataset.explored === undefined) regard()
      }}
      onPointerLeave={() => look.regard(undefined)}
      onBlur={() => look.regard(undefined)}
      {...known}
    >
      <i class="words">
        {label}. {answer.label}
      </i>
      {children}
    </button>
  )
}

type Known = Pick<Props, 'name' | 'from' | 'at' | 'enters' | 'leaves' | 'part' | 'style'>

function attributes({ name, from, at, enters, leaves, part, style }: Known, card: number | undefined) {
  const all = {
    'data-key': name,
    'data-from': from,
    'data-at': at === undefined ? undefined : String(at),
    'data-enters': enters,
    'data-leaves': leaves,
    'data-whole': leaves && '',
    'data-card': card,
    'data-part': part,
    style,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
