import { HALL_POINTS } from '@kontor/hamburg/drawn'
import { Flag } from '../../pieces/flag.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { answersAt, Spot } from '../../pieces/spot/spot.tsx'
import { Coin } from '../../pieces/sums.tsx'
import { hamburgDrawing } from '../drawings.ts'
import { hallPrice, type Look } from '../table.ts'

/** The City Hall behind its steps; the flags of the seats stand on them. */
export function Hall({ look }: { readonly look: Look }) {
  const { table, next, words, scene } = look
  const mine = mineOf(scene)
  const price = hallPrice(table)
  const from = table.seats[mine]?.hall ?? 0
  const target = Math.min(from + 1, HALL_POINTS.length - 1)
  const asked = answersAt(look, 'hall').length > 0
  return (
    <div class="hall" data-part="hall">
      <span class="label">{words.hall}</span>
      <span class="price" role="img" aria-label={words.hallPrice(price)}>
        {words.step} {price === 0 ? '–' : <Coin n={price} />}
      </span>
      <div class="stairs">
        <svg class="drawn city-hall" aria-hidden="true" {...hamburgDrawing('city-hall')} />
        {HALL_POINTS.map((points, space) => {
          const here = table.seats.flatMap(({ hall }, seat) => (hall === space ? [seat] : []))
          const would = next.seats.some((seat, i) => seat.hall === space && table.seats[i]?.hall !== space)
          const names = here.map(seat => scene.names[seat]).join(', ')
          return (
            <Spot
              key={points}
              look={look}
              spot={asked && space === target ? 'hall' : 'none'}
              label={words.hallSpace(space, points, names)}
              class={`stair${would ? ' would' : ''}`}
              style={{ '--i': space }}
            >
              {here.length > 0 && (
                <span class={`pawns${here.length > 3 ? ' crowd' : ''}`}>
                  {here.map(seat => (
                    <span key={seat} data-key={`pawn ${seat}`} data-at={space}>
                      <Flag seat={seat} />
                    </span>
                  ))}
                </span>
              )}
              <b aria-hidden="true">{points}</b>
            </Spot>
          )
        })}
      </div>
    </div>
  )
}
