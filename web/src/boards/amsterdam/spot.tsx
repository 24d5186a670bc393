import type { Choice } from '@kontor/engine'
import { signal } from '@preact/signals'
import type { ComponentChildren, CSSProperties } from 'preact'
import { settings } from '../../settings/settings.ts'
import { tapped } from '../../table/question/tapping.ts'
import type { Answer } from '../../worker/scene.ts'
import { spotsAsked } from './spots.ts'
import type { Look } from './table.ts'
import { type Course, course } from './turn/course.ts'

/** The answer that is regarded anywhere on the page: only the pieces that stand for an answer hear of it. */
export const marked = signal<Choice | undefined>(undefined)

/** What the pointer, the focus or a finger is on: the piece that stands for it, and the way there. */
interface Aim {
  readonly spot: string
  readonly answer: Answer
  readonly course?: Course | undefined
}
export const aim = signal<Aim | undefined>(undefined)

/** The answers that a piece stands for. */
export function answersAt({ scene: { asked } }: Look, spot: string): readonly Answer[] {
  return spotsAsked(asked).answers.get(spot) ?? []
}

/** The answer that is given by choosing a piece; a piece that stands for several gives its first. */
export const answerAt = (look: Look, spot: string): Answer | undefined => answersAt(look, spot)[0]

/** How an answer is given by a button, wherever it stands: looked at first, and by a finger only at the second tap. */
export function giving(look: Look, { spot, answer, course: way }: Aim, card?: number) {
  const regard = () => {
    aim.value = { spot, answer, course: way }
    if (way === undefined) look.regard(answer.choice)
    if (card !== undefined) look.look(card)
  }
  const leave = () => {
    if (tapped.value !== undefined) return
    aim.value = undefined
    look.regard(undefined)
  }
  const give = (event: MouseEvent) => {
    const finger = 'pointerType' in event && event.pointerType === 'touch'
    const seen = tapped.value === answer.choice && aim.value?.spot === spot
    course.value = way
    if (finger && !seen && settings.value.taps === 'twice') {
      regard()
      tapped.value = answer.choice
      return
    }
    aim.value = undefined
    look.choose(answer.choice)
  }
  return {
    'data-answer': answer.name,
    onClick: give,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') regard()
    },
    onFocus: (event: FocusEvent) => {
      const { currentTarget: piece } = event
      if (piece instanceof Element && piece.matches(':focus-visible:not([data-explored])')) regard()
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') leave()
    },
    onBlur: leave,
  }
}

interface Props {
  readonly look: Look
  /** The piece, as answers know it. */
  readonly spot: string
  /** What the piece is and shows, for those who cannot see it. */
  readonly label: string
  readonly class?: string | undefined
  /** The way there, where the answer is only its first step. */
  readonly way?: { readonly answer: Answer; readonly course: Course } | undefined
  /** What choosing it means, where that is more than its first answer. */
  readonly means?: string | undefined
  /** By which name the piece travels. */
  readonly name?: string | undefined
  readonly from?: string | undefined
  /** How far it is, as the game counts it. */
  readonly at?: string | number | undefined
  readonly card?: number | undefined
  /** What a guide calls it. */
  readonly part?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ComponentChildren
}

/** A piece on the board: a button while it is an answer, otherwise an image with a name, which says why it is barred. */
export function Spot({ look, spot, label, class: own = '', way, means, card, children, ...more }: Props) {
  const answer = way?.answer ?? answerAt(look, spot)
  const known = attributes(more, card)
  if (answer === undefined) {
    const reason = spotsAsked(look.scene.asked).reasons.get(spot)
    return (
      <div
        class={reason === undefined ? own : `${own} barred`}
        role="img"
        aria-label={reason === undefined ? label : `${ended(label)} ${reason}`}
        {...(reason === undefined ? {} : { 'data-reason': reason })}
        {...known}
        {...(card === undefined ? {} : { onPointerEnter: () => look.look(card) })}
      >
        {children}
      </div>
    )
  }
  const regarded = marked.value === answer.choice || aim.value?.spot === spot ? ' regarded' : ''
  return (
    <button
      type="button"
      class={`${own} can${regarded}`}
      data-verb={answer.about.verb}
      {...giving(look, { spot, answer, course: way?.course }, card)}
      {...known}
    >
      <i class="words">
        {ended(label)} {means ?? answer.label}
      </i>
      {children}
    </button>
  )
}

/** A sentence that has its full stop, once. */
const ended = (label: string) => (/[.!?]$/.test(label) ? label : `${label}.`)

type Known = Pick<Props, 'name' | 'from' | 'at' | 'part' | 'style'>

function attributes({ name, from, at, part, style }: Known, card: number | undefined) {
  const all = {
    'data-key': name,
    'data-from': from,
    'data-at': at === undefined ? undefined : String(at),
    'data-card': card,
    'data-part': part,
    style,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
