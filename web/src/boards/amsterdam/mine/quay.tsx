import { DOCKERS, FIELDS, GOODS } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { mineOf } from '../../pieces/foreseen.ts'
import { DockerAt, FlagAt, Held, TileAt } from '../map/drawing.tsx'
import { deliveredAt } from '../map/fields.ts'
import { tintOfDocker } from '../map/harbour-places.ts'
import { aim, Spot } from '../spot.tsx'
import { each, type Look } from '../table.ts'

const WIDTH = 262
const HEIGHT = 128
const TILE = 22
const SHELVES = 6
const HOLD = 5

const place = (x: number, y: number, size: number) => ({
  left: `${((x - size / 2) / WIDTH) * 100}%`,
  top: `${((y - size / 2) / HEIGHT) * 100}%`,
  width: `${(size / WIDTH) * 100}%`,
  height: `${(size / HEIGHT) * 100}%`,
})

/** My storehouse and my ship, side by side on the quay. */
export function Quay({ look }: { readonly look: Look }) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const [mine, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  const stored = each(mine.storage)
  const aboard = each(mine.cargo)
  const crew = each(mine.crew)
  return (
    <div class="quay" data-part="quay">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="quay-water" d="M84 96H262V128H84z" />
        <path class="quay-ground" d="M0 98h86v30H0z" />
        <path class="quay-edge" d="M0 98h86v30" />
        <path class="store" d="M6 98V40h6V31h6v-8h8v-7h28v7h8v8h6v9h6v58z" />
        <path class="hoist" d="M40 16V8h9" />
        <path class="shelf" d="M12 64h62M12 92h62" />
        <text class="title" x={40} y={34}>
          {words.storage}
        </text>
        <g class="vessel">
          <path class="rigging" d="M176 60V6M214 60V24M176 8 118 58M176 8l54 50M214 26l20 34" />
          <path class="canvas" d="M150 16q26-5 52 0v26q-26-5-52 0z" />
          <path class="canvas" d="M204 32q16-4 30 0v17q-15-4-30 0z" />
          <path class="hull" d="M100 54h22v10h104v-8h26q1 22-16 50H120q-17-20-20-52z" />
          <path class="wale" d="M104 70h144" />
        </g>
        <FlagAt seat={seat} x={176} y={28} width={32} />
        {[0, 1].map(i => (
          <rect key={i} class="vacant-berth" x={126 + i * 22} y={47} width={17} height={16} rx={2} />
        ))}
        {aboard.length === 0 && (
          <text class="hint" x={176} y={92}>
            {words.noGoods}
          </text>
        )}
      </svg>
      {stored.slice(0, SHELVES).map((good, i) => (
        <Good
          key={`storage ${good} ${before(stored, i)}`}
          look={look}
          spot={`storage ${good}`}
          good={good}
          name={`storage ${seat} ${good} ${before(stored, i)}`}
          goes={before(stored, i) >= nth(then.storage, good)}
          label={words.stored(words.goods[nth(GOODS, good)])}
          style={place(
            stored.length > 4 ? 23 + (i % 3) * 18 : 25 + (i % 2) * 24,
            52 + Math.floor(i / (stored.length > 4 ? 3 : 2)) * 26,
            TILE,
          )}
        />
      ))}
      {stored.length > SHELVES && <span class="more-stored">+{stored.length - SHELVES}</span>}
      {aboard.map((good, i) => (
        <Good
          key={`cargo ${good} ${before(aboard, i)}`}
          look={look}
          spot={`cargo ${good}`}
          good={good}
          name={`cargo ${seat} ${good} ${before(aboard, i)}`}
          from={`storage ${seat} ${good} 0`}
          goes={before(aboard, i) >= nth(then.cargo, good) || isDelivered(look, good, i)}
          label={words.aboard(words.goods[nth(GOODS, good)])}
          style={place(
            120 + i * Math.min(25, 118 / Math.max(1, aboard.length - 1 || 1)),
            88,
            aboard.length > HOLD ? TILE - 3 : TILE,
          )}
        />
      ))}
      {crew.map((docker, i) => (
        <Spot
          key={`crew ${docker} ${before(crew, i)}`}
          look={look}
          spot={before(crew, i) === 0 ? `crew ${docker}` : ''}
          label={words.dockerAboard(words.dockers[nth(DOCKERS, docker)])}
          class="on-quay docker-piece"
          name={`crew ${seat} ${docker} ${before(crew, i)}`}
          from={`ship ${seat}`}
          style={place(134 + i * 22, 54, 24)}
        >
          <Held width={24} height={24}>
            <DockerAt color={tintOfDocker(docker)} x={0} y={0} size={24} />
          </Held>
        </Spot>
      ))}
    </div>
  )
}

/** How many of the same kind come before. */
const before = (list: readonly number[], at: number) =>
  list.slice(0, at).filter(kind => kind === list[at]).length

/** Whether the warehouse at the end of the way under the pointer is given a good, the nth one aboard. */
function isDelivered(look: Look, good: number, at: number) {
  const way = aim.value?.course
  const field = way?.fields.at(-1)
  if (way?.delivers !== true || field === undefined) return false
  const { type, serves } = nth(FIELDS, field)
  if (type === 'small') return at === 0
  const { cargo } = nth(look.table.seats, mineOf(look.scene))
  const first = cargo.slice(0, good).reduce((sum, n) => sum + n, 0)
  return serves === good && at - first < deliveredAt(look, field).length
}

interface GoodProps {
  readonly look: Look
  readonly spot: string
  readonly good: number
  readonly name: string
  readonly from?: string
  /** Whether it would leave with the answer that is looked at. */
  readonly goes: boolean
  readonly label: string
  readonly style: Readonly<Record<string, string>>
}

function Good({ look, spot, good, name, from, goes, label, style }: GoodProps) {
  return (
    <Spot
      look={look}
      spot={spot}
      label={label}
      class={`on-quay${goes ? ' goes' : ''}`}
      name={name}
      from={from}
      style={style}
    >
      <Held width={TILE} height={TILE}>
        <TileAt good={nth(GOODS, good)} x={0} y={0} size={TILE - 1} />
      </Held>
    </Spot>
  )
}
