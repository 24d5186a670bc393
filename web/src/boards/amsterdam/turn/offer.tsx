import './offer.css'
import type { BoardProps } from '../../../worker/scene.ts'
import { CardInside, cardClass } from '../../pieces/card/card.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { aim, giving, marked } from '../spot.tsx'
import { lookFrom } from '../table.ts'

/** Cards to choose from, each in full with its price; and the answers that are about none. */
export function Offer(props: BoardProps) {
  const look = lookFrom(props)
  const { scene, faces } = look
  const answers = scene.asked?.answers ?? []
  const offered = answers.filter(({ about }) => about.verb !== 'decline' && faces.has(about.card ?? 0))
  const others = answers.filter(answer => !offered.includes(answer))
  return (
    <div class="offer">
      <div class={`offered of-${Math.min(7, offered.length)}`}>
        {offered.map(answer => {
          const face = faces.get(answer.about.card!)!
          const spot = `card ${face.number}`
          const regarded = marked.value === answer.choice || aim.value?.spot === spot
          return (
            <button
              key={face.number}
              type="button"
              class={`${cardClass(face, 'hand')} can${regarded ? ' selected' : ''}`}
              data-key={`card ${face.number}`}
              data-card={face.number}
              {...giving(look, { spot, answer }, face.number)}
            >
              <i class="words">{answer.label}</i>
              <CardInside face={face} size="hand" />
              <span class={regarded ? 'tag tag-selected' : 'tag tag-playable'}>
                <Icon name={regarded ? 'check' : 'up'} />
              </span>
            </button>
          )
        })}
      </div>
      {others.map(answer => (
        <button key={answer.choice} type="button" class="answer" {...giving(look, { spot: 'none', answer })}>
          {answer.label}
        </button>
      ))}
    </div>
  )
}
