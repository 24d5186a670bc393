import { BRIDGES, END, END_POINTS } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { mineOf } from '../../pieces/foreseen.ts'
import { answerAt, Spot } from '../spot.tsx'
import type { Look } from '../table.ts'
import { at } from './at.tsx'
import { Disc, ShieldAt } from './drawing.tsx'
import { MIDDLE, RIVER_BRIDGES } from './geometry.ts'
import { endPlace, STONES, stackedAt } from './river-places.ts'

/** How large the shields on the river are. */
const SHIELD = 17
const ENDS = [0, 1, 2, 3]

/** The Amstel as a track of stones, two and two, with the bridges that score and the places of the end field. */
export function River({ look }: { readonly look: Look }) {
  const { table, next, scene } = look
  const mine = mineOf(scene)
  const then = nth(next.seats, mine).amstel
  const track = STONES.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <g class="river">
      <path class="track" d={`M${track}L${STONES.at(-1)!.x} 250`} />
      {STONES.map(({ x, y }, field) => (
        <g key={field} class={`stone${field === 0 ? ' start' : ''}${stateOf(look, field)}`}>
          <circle cx={x} cy={y} r={11} />
          <text x={x} y={y + 3.8}>
            {field}
          </text>
          <Price look={look} field={field} x={x} y={y} />
        </g>
      ))}
      <g class={`river-end${stateOf(look, END)}`}>
        {ENDS.map(order => {
          const { x, y } = endPlace(order)
          return (
            <g key={order} class="end-place">
              <circle cx={x} cy={y} r={11.5} />
              <text x={x} y={y + 4}>
                {order + 1}
              </text>
            </g>
          )
        })}
        <ShieldAt n={END_POINTS} x={MIDDLE} y={254} size={SHIELD} />
        <Price look={look} field={END} x={MIDDLE + 50} y={240} />
      </g>
      {BRIDGES.map(({ name, points, after }, i) => (
        <g key={name} class={then > after && nth(table.seats, mine).amstel <= after ? 'passed-then' : ''}>
          <ShieldAt n={points} x={MIDDLE} y={nth(RIVER_BRIDGES, i)} size={SHIELD} />
        </g>
      ))}
    </g>
  )
}

function stateOf(look: Look, field: number) {
  const mine = mineOf(look.scene)
  const then = nth(look.next.seats, mine).amstel
  if (then === field && nth(look.table.seats, mine).amstel !== field) return ' would-be'
  return answerAt(look, `disc ${field}`) ? ' can-be' : ''
}

/** What going to a field costs, in pencil beside it. */
function Price({
  look,
  field,
  x,
  y,
}: {
  readonly look: Look
  readonly field: number
  readonly x: number
  readonly y: number
}) {
  const price = answerAt(look, `disc ${field}`)?.tally.find(({ of }) => of === 'resource-any')?.n
  if (price === undefined) return null
  return (
    <text class="sounding" x={x + (x >= MIDDLE ? 17 : -17)} y={y + 3.5}>
      {-price}
    </text>
  )
}

/** What can be clicked on the Amstel. */
export function RiverSpots({ look }: { readonly look: Look }) {
  const { words } = look
  return (
    <>
      {STONES.map(({ x, y }, field) => (
        <Spot
          key={field}
          look={look}
          spot={`disc ${field}`}
          label={words.stone(field)}
          class="over round"
          style={at(x, y, 25)}
        />
      ))}
      <Spot
        look={look}
        spot={`disc ${END}`}
        label={words.endField(END_POINTS)}
        class="over"
        style={at(MIDDLE, 236, 118, 30)}
      />
    </>
  )
}

/** The discs of a field: one lies on its stone; more stand closer, smaller and in steps, the one on top above and in front. */
export function Discs({ look: { table, scene, words } }: { readonly look: Look }) {
  const mine = mineOf(scene)
  return [...table.order].reverse().map(seat => {
    const { amstel } = nth(table.seats, seat)
    const there = table.order.filter(other => nth(table.seats, other).amstel === amstel)
    const { x, y, share } = amstel === END ? endOf(there.indexOf(seat)) : stackedAt(amstel, there, seat)
    return (
      <div
        key={seat}
        class={`over disc-piece${seat === mine ? ' mine' : ''}`}
        role="img"
        aria-label={words.disc(scene.names[seat] ?? '', amstel)}
        data-key={`disc ${seat}`}
        data-at={amstel}
        style={at(x, y + 1, 24 * share, 26 * share)}
      >
        <Disc seat={seat} />
      </div>
    )
  })
}

const endOf = (order: number) => ({ ...endPlace(order), share: 1 })
