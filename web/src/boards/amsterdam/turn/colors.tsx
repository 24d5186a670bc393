import { nth } from '@kontor/engine'
import './offer.css'
import type { BoardProps } from '../../../worker/scene.ts'
import { mineOf } from '../../pieces/foreseen.ts'
import { Seal } from '../mine/stores.tsx'
import { giving, marked } from '../spot.tsx'
import { colorAt, lookFrom } from '../table.ts'

/** A question for a colour of resources: seals side by side, with how many there are. */
export function Colors(props: BoardProps) {
  const look = lookFrom(props)
  const { scene, table, words } = look
  const { supply } = nth(table.seats, mineOf(scene))
  const answers = scene.asked?.answers ?? []
  return (
    <div class="colors-asked">
      <div class="seals">
        {answers.map(answer => {
          const { color } = answer.about
          if (color === undefined) return null
          return (
            <button
              key={color}
              type="button"
              class={marked.value === answer.choice ? 'regarded' : ''}
              {...giving(look, { spot: `resource ${color}`, answer })}
            >
              <i class="words">{answer.label}</i>
              <Seal color={color} />
              <span aria-hidden="true">{words.colors[colorAt(color)]}</span>
              <small aria-hidden="true">{supply[color]}</small>
            </button>
          )
        })}
      </div>
      {answers
        .filter(({ about }) => about.color === undefined)
        .map(answer => (
          <button
            key={answer.choice}
            type="button"
            class="answer"
            {...giving(look, { spot: 'none', answer })}
          >
            {answer.label}
          </button>
        ))}
    </div>
  )
}
