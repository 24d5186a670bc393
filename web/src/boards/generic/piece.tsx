import type { ComponentChildren } from 'preact'
import type { Answer, BoardProps } from '../../worker/scene.ts'

interface Props {
  readonly board: BoardProps
  readonly answers: readonly Answer[]
  /** What the piece is and shows, for those who cannot see it. */
  readonly label: string
  readonly class?: string
  readonly card?: number | undefined
  /** By which name the piece travels. */
  readonly name?: string
  /** How far it is, as the game counts it. */
  readonly at?: string | number
  /** Whether the pointer tells what it is, because it is drawn without words. */
  readonly told?: boolean
  readonly children?: ComponentChildren
}

/** A piece: a button while it is an answer; with several answers it leads to them; otherwise an image with a name. */
export function Piece({ board, answers, label, class: own = '', card, name, at, told, children }: Props) {
  const [answer] = answers
  const known = {
    ...(name === undefined ? {} : { 'data-key': name }),
    ...(at === undefined ? {} : { 'data-at': at }),
    ...(card === undefined ? {} : { 'data-card': card }),
    ...(told ? { title: label } : {}),
  }
  const look = () => {
    if (card !== undefined) board.look(card)
  }
  if (!answer) {
    return (
      <div class={own} role="img" aria-label={label} onPointerEnter={look} {...known}>
        {children}
      </div>
    )
  }
  const only = answers.length === 1
  const regard = () => {
    look()
    if (only) board.regard(answer.choice)
  }
  const letGo = () => {
    if (only) board.regard(undefined)
  }
  const regarded = answers.some(({ choice }) => choice === board.regarded) ? ' regarded' : ''
  return (
    <button
      type="button"
      class={`${own} can${regarded}`}
      {...(only ? { 'data-answer': answer.name } : {})}
      onClick={() => (only ? board.choose(answer.choice) : leadTo(answer))}
      onPointerEnter={regard}
      onFocus={regard}
      onPointerLeave={letGo}
      onBlur={letGo}
      {...known}
    >
      <i class="words">{only ? `${label}. ${answer.label}` : label}</i>
      {children}
    </button>
  )
}

/** The list of answers begins there. */
function leadTo({ name }: Answer) {
  document.querySelector<HTMLElement>(`#question [data-answer=${JSON.stringify(name)}]`)?.focus()
}
