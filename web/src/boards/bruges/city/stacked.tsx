import { nth } from '@kontor/engine'
import { Flag } from '../../pieces/flag.tsx'
import { Drawn } from '../drawn/drawn.tsx'
import { bridge } from '../drawn/gate.ts'
import type { Look } from '../table.ts'
import { Canal } from './canal.tsx'
import { House, Plot } from './house.tsx'
import { useHouses } from './houses.ts'

const WIDTH = 378
const A_TERRACE = 6
const HOUSE = 133
const PLOT = 112
const WATER = 78
const BRIDGE = 46
const PLINTH = 26

/** The same city where there is little width: terraces of six, the first at the quay; then the canal over the full width. */
export function Stacked({ look }: { readonly look: Look }) {
  const { table, next, mine } = look
  const count = Math.max(nth(table.seats, mine).houses.length, nth(next.seats, mine).houses.length)
  const house = useHouses(look)
  const width = Math.floor(WIDTH / A_TERRACE)
  const terraces = Math.max(1, Math.ceil(count / A_TERRACE))
  const rows = Array.from({ length: terraces }, (_, row) => row).reverse()
  const space = (WIDTH - BRIDGE - 2 * PLINTH) / 10
  return (
    <div class="stacked" style={{ width: `${WIDTH}px` }}>
      {rows.map(row => (
        <div key={row} class="terrace-row">
          {Array.from({ length: A_TERRACE }, (_, i) => row * A_TERRACE + i).map(place =>
            place < count ? (
              <House
                key={house(place)}
                look={look}
                place={place}
                id={house(place)}
                width={width}
                height={HOUSE}
                detail="low"
              />
            ) : (
              <Plot key={`plot ${place}`} look={look} place={place} width={width} height={PLOT} />
            ),
          )}
        </div>
      ))}
      <div class="water-row">
        <Canal look={look} side="left" space={space} plinth={PLINTH} height={WATER} />
        <div class="bridge-box" style={{ width: `${BRIDGE}px`, height: `${WATER}px` }} aria-hidden="true">
          <Drawn drawing={bridge(BRIDGE, WATER)} class="bridge-art" />
          <Flag seat={mine} />
        </div>
        <Canal look={look} side="right" space={space} plinth={PLINTH} height={WATER} />
      </div>
    </div>
  )
}
