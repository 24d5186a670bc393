import type { Choice } from '@kontor/engine'
import { signal } from '@preact/signals'
import type { ComponentChildren, CSSProperties } from 'preact'
import type { Answer } from '../table/scene.ts'
import { spotsAsked } from './spots.ts'
import type { Look } from './table.ts'

/** A hand card that was taken up: the ledger shows its row, and the board what can be done with it. */
export const held = signal<number | undefined>(undefined)

/** The hand card under the pointer. */
export const pointed = signal<number | undefined>(undefined)

/** The answer that is regarded anywhere on the page: only the pieces that stand for an answer hear of it. */
export const marked = signal<Choice | undefined>(undefined)

const byAsked = new WeakMap<object, ReturnType<typeof spotsAsked>>()

/** The answers that a piece stands for. With several cards to choose from, the one taken up decides. */
export function answersAt({ scene: { asked } }: Look, spot: string): readonly Answer[] {
  if (!asked) return []
  const spots = byAsked.get(asked) ?? spotsAsked(asked)
  byAsked.set(asked, spots)
  const found = spots.get(spot) ?? []
  if (found.length < 2 || held.value === undefined || spot.startsWith('card')) return found
  const card = String(held.value).padStart(3, '0')
  return found.filter(({ name }) => name.includes(card))
}

interface Props {
  readonly look: Look
  /** The piece, as answers know it. */
  readonly spot: string
  /** What the piece is and shows, for those who cannot see it. */
  readonly label: string
  readonly class?: string
  /** By which name the piece travels. */
  readonly name?: string
  readonly from?: string
  /** How far it is, as the game counts it. */
  readonly at?: string | number
  readonly card?: number | undefined
  /** What a guide calls it. */
  readonly part?: string | undefined
  readonly style?: CSSProperties
  readonly children: ComponentChildren
}

/** A piece on the board: a button while it is an answer, otherwise an image with a name. */
export function Spot({
  look,
  spot,
  label,
  class: own = '',
  name,
  from,
  at,
  card,
  part,
  style,
  children,
}: Props) {
  const answers = answersAt(look, spot)
  const [answer] = answers
  const known = {
    ...(name === undefined ? {} : { 'data-key': name }),
    ...(from === undefined ? {} : { 'data-from': from }),
    ...(at === undefined ? {} : { 'data-at': String(at) }),
    ...(style === undefined ? {} : { style }),
    ...(card === undefined ? {} : { 'data-card': card }),
    ...(part === undefined ? {} : { 'data-part': part }),
  }
  const looking = card === undefined ? {} : { onPointerEnter: () => look.look(card) }
  if (answer === undefined || answers.length > 1) {
    return (
      <div class={own} role="img" aria-label={label} {...known} {...looking}>
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
      onFocus={regard}
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
