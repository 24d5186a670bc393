import { COLORS } from '@kontor/hamburg/drawn'
import { Becoming } from '../../pieces/becoming.tsx'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { lettering } from '../../pieces/lettering.ts'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Quay } from '../../pieces/town/water.tsx'
import { hamburgDrawing } from '../drawings.ts'
import { cardColor, type Look } from '../table.ts'

/** The warehouses: five decks face down, and the one open discard pile. */
export function Stores({ look }: { readonly look: Look }) {
  const { table, words } = look
  return (
    <div class="lane stores">
      <Quay />
      <span class={lettering('name', words.piles)}>{words.piles}</span>
      {COLORS.map((color, which) => {
        const cards = table.piles[which]?.length ?? 0
        return (
          <Spot
            key={color}
            look={look}
            spot={`deck ${color}`}
            label={words.pile(words.colors[color], cards)}
            class={`deck c-${color}${cards === 0 ? ' empty' : ''}`}
          >
            <span class="pile" data-key={`deck ${color}`}>
              <svg class="drawn gable" aria-hidden="true" {...hamburgDrawing('warehouse')} />
              <Sign color={color} />
            </span>
            <b aria-hidden="true">{cards}</b>
          </Spot>
        )
      })}
      <Discard look={look} />
    </div>
  )
}

function Discard({ look }: { readonly look: Look }) {
  const { table, next, faces, words } = look
  const top = table.discard.at(-1)
  const face = top === undefined ? undefined : faces.get(top)
  const grows = next.discard.length !== table.discard.length
  return (
    <Spot
      look={look}
      spot={`card ${top}`}
      label={words.discard(table.discard.length, face?.name ?? '')}
      class={`deck discard c-${face?.tint ?? 'any'}`}
      card={top}
    >
      <span
        class={`pile open${grows ? ' would' : ''}`}
        data-key={top === undefined ? 'discard' : `card ${top}`}
        data-rest=""
      >
        {face && (
          <>
            <Icon name={face.emblem} />
            <Sign color={cardColor(faces, face.number)} />
          </>
        )}
      </span>
      <b aria-hidden="true">
        {table.discard.length}
        <Becoming now={table.discard.length} next={next.discard.length} />
      </b>
    </Spot>
  )
}
