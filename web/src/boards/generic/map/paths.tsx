import type { Path, Race, Space } from '@kontor/engine/presentation'
import { colorNamed } from '../../pieces/color.ts'
import { Flag } from '../../pieces/flag.tsx'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { answersAt, type Drawn, nextNumber, numberIn } from '../drawn.ts'
import { Piece } from '../piece.tsx'

/** A row of spaces, filled from its start. */
export function PathPart({ part, drawn }: { part: Path; drawn: Drawn }) {
  const { board, layout, seat = 0 } = drawn
  const spaces = part.spaces[seat % part.spaces.length] ?? []
  const full = numberIn(drawn, part.field)
  const next = nextNumber(drawn, full, part.field)
  const name = part.name[board.language]
  const mine = seat === board.scene.viewer
  return (
    <div class="part">
      <span class="label">
        {name}{' '}
        <b>
          {full}/{spaces.length}
        </b>
      </span>
      <div class="spaces">
        {spaces.map((space, place) => {
          const stands = place < full
          const would = stands !== place < next
          return (
            <Piece
              key={place}
              board={board}
              answers={mine && (place === full || would) ? answersAt(drawn, part, place, space.color) : []}
              label={`${place + 1}${stands ? ' ✓' : ''}${printed(space)}`}
              name={`${seat} ${part.field} ${place}`}
              at={String(stands)}
              class={`space c-${tintOf(drawn, space)}${stands ? ' full' : ''}${would ? ' would' : ''}`}
            >
              {space.color !== undefined && <Sign color={tintOf(drawn, space)} />}
              {stands && <Icon name="check" />}
              {!stands && space.cost !== undefined && <Coin n={space.cost} />}
              {(space.points ?? 0) > 0 && <Shield n={space.points!} />}
              {layout.colors.length === 0 && <b>{place + 1}</b>}
            </Piece>
          )
        })}
      </div>
    </div>
  )
}

function tintOf({ layout }: Drawn, { color }: Space) {
  const tint = color === undefined ? undefined : layout.colors[color]?.tint
  return colorNamed(tint ?? '') ?? 'black'
}

function printed({ cost, points }: Space) {
  return `${cost === undefined ? '' : `, −${cost}`}${points ? `, +${points}` : ''}`
}

/** A track with the flags of all seats. */
export function RacePart({ part, drawn }: { part: Race; drawn: Drawn }) {
  const { board, values } = drawn
  const { scene, language } = board
  const seats = (values.seats as readonly Readonly<Record<string, number>>[]).map(
    seat => seat[part.field] ?? 0,
  )
  const then = seats.map((at, seat) => nextNumber(drawn, at, 'seats', seat, part.field))
  const mine = seats[scene.viewer]
  return (
    <div class="part race">
      <span class="label">{part.name[language]}</span>
      <div class="spaces">
        {part.spaces.map((space, place) => {
          const here = seats.flatMap((at, seat) => (at === place ? [seat] : []))
          const would = then.some((at, seat) => at === place && seats[seat] !== place)
          const ahead = mine !== undefined && place === Math.min(mine + 1, part.spaces.length - 1)
          return (
            <Piece
              key={place}
              board={board}
              answers={ahead ? answersAt(drawn, part, place) : []}
              label={`${place}${printed(space)}${here.length > 0 ? `: ${here.map(seat => scene.names[seat]).join(', ')}` : ''}`}
              class={`space${would ? ' would' : ''}`}
            >
              <span class="pawns">
                {here.map(seat => (
                  <span key={seat} data-key={`${part.field} ${seat}`} data-at={place}>
                    <Flag seat={seat} />
                  </span>
                ))}
              </span>
              {space.points === undefined ? <b aria-hidden="true">{place}</b> : <Shield n={space.points} />}
            </Piece>
          )
        })}
      </div>
    </div>
  )
}
