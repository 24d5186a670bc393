import { nth } from '@kontor/engine'
import { Flag } from '../../pieces/flag.tsx'
import { Drawn } from '../drawn/drawn.tsx'
import { gate } from '../drawn/gate.ts'
import { type Look, SIDES, type Side } from '../table.ts'
import { Canal } from './canal.tsx'
import { House, Plot } from './house.tsx'
import { useHouses } from './houses.ts'

const SIZES = {
  wide: { quay: 216, water: 100, house: 197, plot: 130 },
  low: { quay: 166, water: 74, house: 146, plot: 104 },
} as const
const WIDTH = 800
const GATE = 84
/** The street has room for a dozen houses; more make all of them narrower. */
const A_SIDE = 6
const PLINTH = 36
/** The gate is drawn for this height of the quay. */
const TALL = 216

/** The houses stand from the gate outward, left and right in turn: a house never moves when another is built. */
const stands = (side: Side, place: number) => place % 2 === SIDES.indexOf(side)

interface Props {
  readonly look: Look
  readonly size: keyof typeof SIZES
}

/** The whole street front along the canal. */
export function Street({ look, size }: Props) {
  const { table, next, mine } = look
  const { quay, water, house: tall, plot } = SIZES[size]
  const house = useHouses(look)
  const half = (WIDTH - GATE) / 2
  const count = Math.max(nth(table.seats, mine).houses.length, nth(next.seats, mine).houses.length)
  const places = Math.max(A_SIDE, Math.ceil(count / 2)) * 2
  const width = Math.floor(half / (places / 2))
  const space = (half - PLINTH) / 5
  return (
    <div class="street" style={{ width: `${WIDTH}px`, '--quay': `${quay}px`, '--water-h': `${water}px` }}>
      {SIDES.map(side => (
        <div key={side} class={`terrace to-${side}`}>
          {Array.from({ length: places }, (_, place) => place)
            .filter(place => stands(side, place))
            .map(place =>
              place < count ? (
                <House
                  key={house(place)}
                  look={look}
                  place={place}
                  id={house(place)}
                  width={width}
                  height={tall}
                  detail={size === 'low' ? 'low' : 'full'}
                />
              ) : (
                <Plot key={`plot ${place}`} look={look} place={place} width={width} height={plot} />
              ),
            )}
        </div>
      ))}
      {SIDES.map(side => (
        <Canal key={side} look={look} side={side} space={space} plinth={PLINTH} height={water} />
      ))}
      <div class="gate" style={{ width: `${GATE}px`, height: `${quay + water}px` }} aria-hidden="true">
        <Drawn drawing={gate(GATE, ((quay + water) * TALL) / quay, TALL)} class="gate-art" />
        <span class="banner">
          <Flag seat={mine} />
        </span>
      </div>
    </div>
  )
}
