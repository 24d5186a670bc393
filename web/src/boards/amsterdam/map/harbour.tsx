import { DOCKERS, FIELDS, GOODS, ROOFS, SMALL, TOM } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { mineOf } from '../../pieces/foreseen.ts'
import { aim, answerAt, Spot } from '../spot.tsx'
import { type Look, sum } from '../table.ts'
import { coursesFrom, priceOfSteps } from '../turn/course.ts'
import { at } from './at.tsx'
import { DockerAt, FigureAt, Held, Put, Ship, TileAt } from './drawing.tsx'
import { deliveredAt, nameOfField, numberOf } from './fields.ts'
import { berthAt, NODES, tintOfDocker, WAYS } from './harbour-places.ts'

const WIDTH = 80
const BAY = WIDTH / 3
const TOP = 4
const BIG = 11.5
const LITTLE = 7

/** The front of a warehouse's part: with a stepped, a bell or a spout gable. */
function front(x: number, kind: number) {
  const left = x - BAY / 2
  const gables = [
    `M${left} 30V22h3v-4h3v-4h3v-4h${BAY - 18}v4h3v4h3v4h3v8`,
    `M${left} 30V22q4 0 5-7 1-5 4-5h${BAY - 18}q3 0 4 5 1 7 5 7v8`,
    `M${left} 30V20l${BAY / 2}-12 ${BAY / 2} 12v10`,
  ]
  return `${gables[kind % gables.length]}V64h${-BAY}z`
}

/** The harbour: warehouses with what was delivered, anchorages, what waits on the piers. */
export function Harbour({ look }: { readonly look: Look }) {
  const { table, next, scene } = look
  const courses = coursesFrom(look)
  const { ship } = nth(table.seats, mineOf(scene))
  return (
    <g class="harbour">
      {NODES.map(({ type, x, y, serves }, field) => {
        if (type === 'large') return <Warehouse key={field} look={look} good={serves} x={x} />
        if (type === 'small')
          return (
            <g key={field} class="warehouse" transform={`translate(${x} ${y - 29})`}>
              <path class="front" d="M-14 12V-8l14-11L14-8v20z" />
              <text class="number" y={-8.6}>
                {serves + 1}
              </text>
              <path class="piles" d="M-11 12v5M-4 12v5M4 12v5M11 12v5" />
              <Room
                filled={nth(table.small, serves)}
                then={bringing(look, field) > 0 ? firstAboard(look) : nth(next.small, serves)}
                value={nth(SMALL, serves)}
                x={0}
                y={1}
                size={18}
              />
            </g>
          )
        return null
      })}
      {table.seats.map(({ ship }, seat) => {
        const order = shipsAt(look, ship).indexOf(seat)
        if (order < 0) return null
        const [node, berth] = [nth(NODES, ship), berthAt(ship, order)]
        return (
          <path key={seat} class="rope" d={`M${node.x} ${node.y}L${berth.x} ${(berth.y + 9).toFixed(1)}`} />
        )
      })}
      <g class="nodes">
        {NODES.map(({ type, x, y, sign, tint }, field) => {
          const steps = courses.get(field)
          const can = steps !== undefined || answerAt(look, `berth ${field}`) !== undefined
          const big = type !== 'water'
          const here = field === ship
          return (
            <g key={field} class={`node ${type} c-${tint}${can ? ' can-be' : ''}${here ? ' here' : ''}`}>
              <circle class="buoy" cx={x} cy={y} r={big ? BIG : LITTLE} />
              {type === 'pier' ? (
                <Put id={`s-${tint}`} x={x} y={y} size={13} />
              ) : (
                sign !== '' && <Put id={sign} x={x} y={y} size={type === 'small' ? 12 : 14} />
              )}
              {type === 'water' && (
                <text class="number" x={x} y={y + 3}>
                  {numberOf(field)}
                </text>
              )}
              {steps && (
                <text class="sounding" x={x + (big ? 14 : 9)} y={y - (big ? 6 : 4)}>
                  {priceOfSteps(look, steps.length - 1)}
                </text>
              )}
            </g>
          )
        })}
      </g>
      {table.foreman >= 0 && (
        <FigureAt name="foreman" x={nth(NODES, table.foreman).x + 14} y={nth(NODES, table.foreman).y - 14} />
      )}
      {next.foreman >= 0 && next.foreman !== table.foreman && (
        <FigureAt
          name="foreman"
          x={nth(NODES, next.foreman).x + 14}
          y={nth(NODES, next.foreman).y - 14}
          class="ghost-figure"
        />
      )}
    </g>
  )
}

/** The good that a small warehouse would be given: the first that can be delivered. */
function firstAboard({ table, scene }: Look): number {
  return nth(table.seats, mineOf(scene)).cargo.findIndex(n => n > 0)
}

/** How many goods would come to a field with the way under the pointer. */
function bringing(look: Look, field: number): number {
  const way = aim.value?.course
  return way?.delivers === true && way.fields.at(-1) === field ? deliveredAt(look, field).length : 0
}

function Warehouse({ look, good, x }: { readonly look: Look; readonly good: number; readonly x: number }) {
  const { table, next } = look
  const kind = nth(GOODS, good)
  const filled = nth(table.large, good)
  const anchorage = FIELDS.findIndex(({ type, serves }) => type === 'large' && serves === good)
  const then = Math.max(nth(next.large, good), filled + bringing(look, anchorage))
  return (
    <g class="warehouse" transform={`translate(${x} ${TOP})`}>
      {[0, 1, 2].map(i => {
        const middle = -BAY + i * BAY
        // The right place is the dearest and is filled first.
        const order = 2 - i
        const has = (n: number) => (order < n ? good : -1)
        return (
          <g key={i}>
            <path class="front" d={front(middle, kind.length + i + 1)} />
            <path class="hoist" d={`M${middle} 8V4h5`} />
            <Room
              filled={has(filled)}
              then={has(then)}
              value={nth(nth(ROOFS, good), order)}
              x={middle}
              y={38}
              size={21}
            />
            {i !== 1 && <path class="hoist" d={`M${middle - 4} 64v-7q4-5 8 0v7`} />}
          </g>
        )
      })}
      <path class="base" d={`M${-WIDTH / 2} 64h${WIDTH}`} />
      <Put id={`i-${kind}`} x={0} y={57} size={13} />
    </g>
  )
}

interface RoomProps {
  /** The good that lies there, -1 for none; and the one that would. */
  readonly filled: number
  readonly then: number
  readonly value: number
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A place for one good, with what it pays. */
function Room({ filled, then, value, x, y, size }: RoomProps) {
  const good = GOODS[filled]
  const next = GOODS[then]
  if (good) return <TileAt good={good} x={x} y={y} size={size} class="arrived" />
  return (
    <>
      <rect
        class={`room${next ? ' would-be' : ''}`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={2}
      />
      {next ? (
        <TileAt good={next} x={x} y={y} size={size - 4} class="ghost-tile" />
      ) : (
        <text class="value" x={x} y={y + 4.5}>
          {value}
        </text>
      )}
    </>
  )
}

/** The way to what is under the pointer, dashed, each field with its number; and my ship where it would lie. */
export function CourseDrawn({ look }: { readonly look: Look }) {
  const way = aim.value?.course?.fields ?? []
  const { table, next, scene } = look
  const mine = mineOf(scene)
  const here = nth(table.seats, mine).ship
  const there = way.at(-1) ?? nth(next.seats, mine).ship
  if (there === here || there < 0) return null
  const { x, y } = berthAt(there, shipsAt(look, there).length)
  return (
    <g class="course">
      {way.slice(1).map((to, i) => {
        const from = nth(way, i)
        const found = WAYS.find(
          each => (each.from === from && each.to === to) || (each.from === to && each.to === from),
        )
        return <path key={to} class="way" d={found?.d ?? ''} />
      })}
      {way.slice(1).map((field, i) => {
        const node = nth(NODES, field)
        return (
          <g
            key={field}
            class="step-of-course"
            transform={`translate(${node.x + (node.type === 'water' ? 9 : 13)} ${node.y - 9})`}
          >
            <circle r={7.5} />
            <text y={3.6}>{i + 1}</text>
          </g>
        )
      })}
      <svg aria-hidden="true" class="ghost-ship" x={x - 17} y={y - 17} width={34} height={34}>
        <Ship seat={mine} />
      </svg>
    </g>
  )
}

/** The seats whose ships lie at a field, the first comer first. */
function shipsAt({ table }: Look, field: number): number[] {
  return table.seats.flatMap(({ ship }, seat) =>
    ship === field && !(table.solo && seat === TOM) ? [seat] : [],
  )
}

/** What can be clicked in the harbour: a buoy to sail there, a warehouse to sail there and deliver. */
export function HarbourSpots({ look }: { readonly look: Look }) {
  const { table, words, scene } = look
  const courses = coursesFrom(look)
  const { ship, cargo } = nth(table.seats, mineOf(scene))
  const sailing = new Map(
    scene.asked?.answers.flatMap(answer =>
      answer.about.verb === 'sail' ? [[answer.about.place!, answer] as const] : [],
    ),
  )
  return FIELDS.map(({ id, type, serves }, field) => {
    const { x, y } = nth(NODES, field)
    const fields = courses.get(field)
    const answer = fields && sailing.get(nth(fields, 1))
    const name = nameOfField(look, field)
    const price = fields ? priceOfSteps(look, fields.length - 1) : 0
    const wants = type === 'large' ? nth(cargo, serves) > 0 : type === 'small' && sum(cargo) > 0
    const room =
      type === 'large' ? nth(table.large, serves) < 3 : type === 'small' && table.small[serves] === -1
    const way = answer && fields ? { answer, course: { fields, delivers: false } } : undefined
    const bring =
      answer && fields && wants && room ? { answer, course: { fields, delivers: true } } : undefined
    const house = type === 'large' ? at(x, TOP + 36, WIDTH, 58) : at(x, y - 29, 30, 32)
    return (
      <div key={id} class="over-all">
        {(type === 'large' || type === 'small') && (
          <Spot
            look={look}
            spot={ship === field ? deliverySpot(look) : `house ${field}`}
            label={words.house(name, contents(look, field))}
            class="over"
            way={bring}
            means={bring && words.sailAndDeliver(name, price)}
            style={house}
          />
        )}
        <Spot
          look={look}
          spot={`berth ${field}`}
          label={name}
          class="over round"
          way={way}
          means={way && words.sail(name, price)}
          style={at(x, y, 32)}
        />
      </div>
    )
  })
}

/** The warehouse before my ship stands for the first good that it takes. */
function deliverySpot({ scene }: Look): string {
  const good = scene.asked?.answers.find(({ about }) => about.verb === 'deliver')?.about.place
  return good === undefined ? '' : `cargo ${good}`
}

/** What a warehouse holds, in words. */
function contents({ table, words }: Look, field: number): string {
  const { type, serves } = nth(FIELDS, field)
  if (type === 'large') {
    const n = nth(table.large, serves)
    return words.stocked(n, nth(ROOFS, serves)[n])
  }
  const good = GOODS[nth(table.small, serves)]
  return good ? words.goods[good] : words.stocked(0, SMALL[serves])
}

/** Ships, and the dock workers who wait on the piers. */
export function Fleet({ look }: { readonly look: Look }) {
  const { table, scene, words } = look
  const mine = mineOf(scene)
  return (
    <>
      {table.piers.map((waiting, pier) => {
        const { x, y } = NODES.find(({ type, serves }) => type === 'pier' && serves === pier)!
        const near =
          nth(table.seats, mine).ship ===
          FIELDS.findIndex(({ type, serves }) => type === 'pier' && serves === pier)
        return waiting.map((docker, i) => (
          <Spot
            key={`${pier} ${i}`}
            look={look}
            spot={near && waiting.indexOf(docker) === i ? `waiting ${docker}` : ''}
            label={words.docker(words.dockers[nth(DOCKERS, docker)])}
            class="over docker-piece"
            name={`pier ${pier} ${docker} ${waiting.slice(0, i).filter(other => other === docker).length}`}
            style={at(x - 20 - i * 15, y + 7, 21)}
          >
            <Held width={21} height={21}>
              <DockerAt color={tintOfDocker(docker)} x={0} y={0} size={21} />
            </Held>
          </Spot>
        ))
      })}
      {table.seats.map(({ ship }, seat) => {
        if (ship < 0 || (table.solo && seat === TOM)) return null
        const { x, y } = berthAt(ship, shipsAt(look, ship).indexOf(seat))
        return (
          <div
            key={seat}
            class={`over ship-piece${seat === mine ? ' mine' : ''}`}
            role="img"
            aria-label={words.shipAt(scene.names[seat] ?? '', nameOfField(look, ship))}
            data-key={`ship ${seat}`}
            data-at={ship}
            style={at(x, y, seat === mine ? 34 : 29)}
          >
            <Ship seat={seat} />
          </div>
        )
      })}
    </>
  )
}
