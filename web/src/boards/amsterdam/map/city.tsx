import { BLOCKS, DISTRICTS, GOODS } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { mineOf } from '../../pieces/foreseen.ts'
import { aim, answersAt, Spot } from '../spot.tsx'
import { colorAt, type Look } from '../table.ts'
import { at } from './at.tsx'
import { FigureAt, FlagAt, PriceAt, Put, TileAt } from './drawing.tsx'
import { CROSSINGS, measured, path, SHAPES } from './geometry.ts'
import { STRIP } from './ground.ts'

/** The city: what lies on its blocks, who owns them, and which bridges join what is one owner's. */
export function City({ look }: { readonly look: Look }) {
  const { table, next } = look
  return (
    <>
      <g class="blocks">
        {BLOCKS.map(({ id }, block) => (
          <Block key={id} look={look} block={block} />
        ))}
      </g>
      <g class="bridges">
        {CROSSINGS.map(({ from, to, x, y, turn, length }) => {
          const seat = joining(next.owners, from, to)
          const would = seat !== undefined && joining(table.owners, from, to) === undefined
          const l = length / 2 + 3.5
          return (
            <g
              key={`${from} ${to}`}
              class={`bridge${would ? ' would-join' : ''}`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
            >
              <path class="deck" d={`M${-l}-6Q0-3.500 ${l}-6V6Q0 3.500 ${-l} 6z`} />
              {seat === undefined ? (
                <path class="planks" d="M-2-4.400v8.800M2-4.400v8.800" />
              ) : (
                <path class={`link seat-${seat}`} d={`M${-l - 1} 0H${l + 1}`} />
              )}
              <path class="rail" d={`M${-l}-6Q0-3.500 ${l}-6M${-l} 6Q0 3.500 ${l} 6`} />
            </g>
          )
        })}
      </g>
      <Districts look={look} />
    </>
  )
}

function joining(owners: readonly number[], from: number, to: number): number | undefined {
  const owner = nth(owners, from)
  return owner >= 0 && owner === owners[to] ? owner : undefined
}

function Block({ look, block }: { readonly look: Look; readonly block: number }) {
  const { table, next, scene } = look
  const { district } = nth(BLOCKS, block)
  const { x, y, outline } = nth(SHAPES, block)
  const owner = nth(table.owners, block)
  const then = nth(next.owners, block)
  const good = GOODS[nth(table.goods, block)]
  const color = colorAt(district)
  const can = answersAt(look, `block ${block}`).length > 0
  const mine = owner >= 0 && owner === mineOf(scene)
  const state = [
    owner >= 0 && 'owned',
    mine && 'mine',
    can && 'can-be',
    then !== owner && 'would-be',
    isBarred(look, block) && 'barred-now',
  ]
  return (
    <g class={`block c-${color} ${state.filter(Boolean).join(' ')}`}>
      <path class="edge" d={outline} />
      {owner >= 0 ? (
        <g class="hoisted" data-key={`owner ${block}`} data-at={owner}>
          <FlagAt seat={owner} x={x} y={y - 2} width={29} />
        </g>
      ) : then >= 0 ? (
        <>
          <FlagAt seat={then} x={x - 12} y={y} width={23} />
          {good && <TileAt good={good} x={x + 14} y={y} class="leaving" />}
        </>
      ) : (
        <>
          <PriceAt
            n={priceNow(look, block)}
            was={nth(BLOCKS, block).cost}
            color={color}
            x={x - 11.5}
            y={y - 2}
          />
          {good && <TileAt good={good} x={x + 13} y={y - 2} />}
        </>
      )}
      <text class="block-name" x={x} y={y + 17.5}>
        {nth(BLOCKS, block).id}
      </text>
      {table.messenger === block && <FigureAt name="messenger" x={x + 24} y={y - 17} />}
      {next.messenger === block && table.messenger !== block && (
        <FigureAt name="messenger" x={x + 24} y={y - 17} class="ghost-figure" />
      )}
    </g>
  )
}

/** Whether choosing it was expected and does not go: only while the pointer is on it. */
const isBarred = ({ scene }: Look, block: number) =>
  aim.value === undefined &&
  scene.asked?.mine === true &&
  scene.asked.refusals.some(({ about }) => about?.piece === 'block' && about.place === block)

/** What a block costs now: less where a card or the messenger says so. */
function priceNow(look: Look, block: number) {
  const { cost, district } = nth(BLOCKS, block)
  const [answer] = answersAt(look, `block ${block}`)
  const resource = `resource-${colorAt(district)}`
  if (answer?.about.verb === 'block' && answer.about.use === undefined)
    return -(answer.tally.find(({ of }) => of === resource)?.n ?? 0)
  return Math.max(0, cost - (look.table.messenger === block ? 1 : 0))
}

/** Where the names of the outer districts stand on the strip along the rampart, as a share of it, by district. */
const ON_STRIP: Readonly<Record<number, number>> = { 3: 0.212, 5: 0.385, 4: 0.615, 2: 0.762 }
/** Where the names of the inner ones stand along the Singel, and how they are turned. */
const ON_SINGEL: Readonly<Record<number, readonly [x: number, turn: number]>> = {
  1: [236, 3.5],
  0: [594, -3.5],
}
const strip = measured(STRIP)
const LETTER = 8.7
const PER_SEAT = 27

/** The districts' names; those that are scored say who owns how many of their blocks. */
function Districts({ look: { table, next } }: { readonly look: Look }) {
  return (
    <g class="districts">
      <path id="rampart-line" fill="none" d={path(STRIP)} />
      {DISTRICTS.map((name, district) => {
        const scored = table.districts.includes(district)
        const standing = scored ? standingIn(next.owners, district) : []
        const more = scored ? 24 + standing.length * PER_SEAT : 0
        const wide = name.length * LETTER
        const looks = `district c-${colorAt(district)}${scored ? ' scored' : ''}`
        const inner = ON_SINGEL[district]
        if (inner) {
          const [x, turn] = inner
          return (
            <g key={name} class={looks} transform={`translate(${x} 239) rotate(${turn})`}>
              <text class="name" x={-more / 2}>
                {name}
              </text>
              {scored && <Laurel x={wide / 2 - more / 2 + 14} y={-4} />}
              {standing.map(([seat, n], i) => (
                <Standing key={seat} seat={seat} n={n} x={wide / 2 - more / 2 + 34 + i * PER_SEAT} />
              ))}
            </g>
          )
        }
        const from = ON_STRIP[district]! * strip.total - (wide + more) / 2
        const after = from + wide + 12
        return (
          <g key={name} class={looks}>
            <text class="name">
              <textPath href="#rampart-line" startOffset={(from + wide / 2).toFixed(1)} text-anchor="middle">
                {name}
              </textPath>
            </text>
            {scored && (
              <g transform={turned(after)}>
                <Laurel x={0} y={-4} />
              </g>
            )}
            {standing.map(([seat, n], i) => (
              <g key={seat} transform={turned(after + 20 + i * PER_SEAT)}>
                <Standing seat={seat} n={n} x={0} />
              </g>
            ))}
          </g>
        )
      })}
    </g>
  )
}

function turned(length: number) {
  const { x, y, turn } = strip.at(length)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`
}

const Laurel = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <Put id="i-laurel" x={x} y={y} size={14} />
)

function Standing({ seat, n, x }: { readonly seat: number; readonly n: number; readonly x: number }) {
  return (
    <>
      <FlagAt seat={seat} x={x} y={-4} width={14} />
      <text class="count" x={x + 8.5} y={0}>
        {n}
      </text>
    </>
  )
}

/** Who owns how many blocks of a district, the most first. */
function standingIn(owners: readonly number[], district: number): [seat: number, n: number][] {
  const counts = new Map<number, number>()
  for (const [block, owner] of owners.entries())
    if (owner >= 0 && nth(BLOCKS, block).district === district)
      counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
}

/** What can be clicked in the city. */
export function CitySpots({ look }: { readonly look: Look }) {
  const { table, words, scene } = look
  return BLOCKS.map(({ id, district, cost }, block) => {
    const { x, y } = nth(SHAPES, block)
    const owner = nth(table.owners, block)
    const good = GOODS[nth(table.goods, block)]
    const label = words.block(
      words.districts[nth(DISTRICTS, district)],
      owner >= 0 ? words.ownedBy(scene.names[owner] ?? '') : words.costs(cost, words.goods[good ?? 'beer']),
    )
    return (
      <Spot
        key={id}
        look={look}
        spot={`block ${block}`}
        label={label}
        class="over block-spot"
        style={at(x, y, 58, 46)}
      />
    )
  })
}
