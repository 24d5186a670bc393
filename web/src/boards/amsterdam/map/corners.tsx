import { DEPOT, DOCKERS, GOODS, TILE } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { Formula } from '../../pieces/card/formula.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { answersAt, Spot } from '../spot.tsx'
import type { Look } from '../table.ts'
import { at } from './at.tsx'
import { DockerAt, FigureAt, Held, Put, ShieldAt, TileAt } from './drawing.tsx'
import { tintOfDocker } from './harbour-places.ts'

/** What stands in the polder at the corners of the map: black market, market, discard pile, depot. */

const STALL = { x: 6, y: 469, size: 23 }
const MARKET = { x: 90, y: 507, width: 76, height: 44 }
const DEPOT_HOUSE = { x: 741, y: 464 }
const DISCARD = { x: 662, y: 507 }
/** A name so long stands smaller on the depot. */
const LONG_TITLE = 11
const WIDE = STALL.size * 3 + 6
const LAST = DEPOT.length - 1

const stallAt = (good: number) => ({
  x: STALL.x + 3 + (good % 3) * STALL.size + STALL.size / 2,
  y: STALL.y + 11 + Math.floor(good / 3) * STALL.size + STALL.size / 2,
})
const roomAt = (place: number) =>
  place < LAST
    ? { x: DEPOT_HOUSE.x + 17 + place * 25, y: DEPOT_HOUSE.y + 32 }
    : { x: DEPOT_HOUSE.x + 33 + (place - LAST) * 8, y: DEPOT_HOUSE.y + 64 }

export function Corners({ look }: { readonly look: Look }) {
  const { table, next, words } = look
  return (
    <g class="corners">
      <g class="black-market" transform={`translate(${STALL.x} ${STALL.y})`}>
        <path class="stall" d={`M0 6h${WIDE}v${STALL.size * 3 + 6}H0z`} />
        <path
          class="awning"
          d={`M-4 9 1-5h${WIDE - 2}l5 14q-9.500 5-19.250 0-9.500 5-19.250 0-9.500 5-19.250 0-9.500 5-19.250 0z`}
        />
        <text class="title on-awning" x={WIDE / 2} y={6}>
          {words.blackMarket}
        </text>
      </g>
      {GOODS.map((good, kind) => {
        const { x, y } = stallAt(kind)
        const sold = nth(table.blackMarket, kind) > 0
        const then = nth(next.blackMarket, kind) > 0
        const can = answersAt(look, `stall ${kind}`).length > 0
        return (
          <g key={good} class={can ? 'can-be' : ''}>
            {sold ? (
              <TileAt good={good} x={x} y={y} size={STALL.size - 3} />
            ) : (
              <g class={`vacant${then ? ' would-be' : ''}`}>
                <rect x={x - 10} y={y - 10} width={20} height={20} rx={2} />
                <Put id={`i-${good}`} x={x} y={y} size={14} />
              </g>
            )}
            {table.trader === kind && <FigureAt name="trader" x={x + 8} y={y - 8} />}
            {next.trader === kind && table.trader !== kind && (
              <FigureAt name="trader" x={x + 8} y={y - 8} class="ghost-figure" />
            )}
          </g>
        )
      })}
      <Market look={look} />
      <g class="depot" transform={`translate(${DEPOT_HOUSE.x} ${DEPOT_HOUSE.y})`}>
        <path class="house" d="M0 84V12L42-8l42 20v72z" />
        <text class={`title${words.depot.length > LONG_TITLE ? ' long' : ''}`} x={42} y={12}>
          {words.depot}
        </text>
        {[0, 1, 2].map(place => (
          <g key={place}>
            <rect
              class={`room${wouldLand(look, place)}`}
              x={5 + place * 25}
              y={18}
              width={24}
              height={30}
              rx={2}
            />
            <ShieldAt n={nth(DEPOT, place)} x={17 + place * 25} y={33} size={17} />
          </g>
        ))}
        <rect class={`room${wouldLand(look, LAST)}`} x={5} y={51} width={74} height={28} rx={2} />
        <ShieldAt n={nth(DEPOT, LAST)} x={17} y={65} size={17} />
      </g>
      <g class="discard" transform={`translate(${DISCARD.x} ${DISCARD.y})`}>
        <path class="under" d="M5 9h22v30H5z" transform="rotate(-5 16 24)" />
        <path class="under" d="M6 8h22v30H6z" />
        <text class="count" x={17} y={28}>
          {table.discard.length}
        </text>
        <text class="link" x={34} y={20}>
          {words.discarded[0]}
        </text>
        <text class="link" x={34} y={32}>
          {words.discarded[1]}
        </text>
      </g>
    </g>
  )
}

/** Where the next dock worker of the depot would stand, if one would land. */
function wouldLand({ table, next }: Look, place: number) {
  const first = Math.min(table.depot.length, LAST)
  return next.depot.length > table.depot.length && first === place ? ' would-be' : ''
}

function Market({ look }: { readonly look: Look }) {
  const { table, words, faces } = look
  const face = faces.get(TILE + (table.shownTiles.at(-1) ?? 0))
  const own = face?.code?.startsWith('C') ? ' of-expansion' : ''
  const can = answersAt(look, 'market').length > 0 ? ' can-be' : ''
  return (
    <g class={`market-stall${own}${can}`} transform={`translate(${MARKET.x} ${MARKET.y})`}>
      <path class="stall" d="M0 5h76v37H0z" />
      <path
        class="awning"
        d="M-3 7 1-5h74l4 12q-6.500 5-13.670 0-6.500 5-13.670 0-6.500 5-13.670 0-6.500 5-13.670 0-6.500 5-13.670 0-6.500 5-13.650 0z"
      />
      <text class="title on-awning" x={38} y={5}>
        {words.market}
      </text>
    </g>
  )
}

/** A sign that says 'one more' needs no plus before it, where room is scarce. */
const withoutDoubledPlus = (signs: readonly string[]) =>
  signs.filter((sign, i) => sign !== 'plus' || !signs[i + 1]?.startsWith('increase'))

/** What can be clicked at the corners. */
export function CornerSpots({ look }: { readonly look: Look }) {
  const { table, words, faces, scene } = look
  const tile = TILE + (table.shownTiles.at(-1) ?? 0)
  const face = faces.get(tile)
  const used = table.turn.markets > 0 && table.active === mineOf(scene)
  return (
    <>
      {GOODS.map((good, kind) => {
        const { x, y } = stallAt(kind)
        return (
          <Spot
            key={good}
            look={look}
            spot={`stall ${kind}`}
            label={words.stall(words.goods[good], nth(table.blackMarket, kind) > 0)}
            class="over"
            style={at(x, y, STALL.size)}
          />
        )
      })}
      <Spot
        look={look}
        spot="market"
        label={face ? `${face.name}. ${face.text}` : words.market}
        class={`over market-spot${used ? ' used' : ''}`}
        card={tile}
        part="market"
        name="market tile"
        at={tile}
        style={at(MARKET.x + 38, MARKET.y + 26, MARKET.width - 4, 34)}
      >
        {face && (
          <span class="market-says" aria-hidden="true">
            <Formula signs={withoutDoubledPlus(face.icons)} />
          </span>
        )}
      </Spot>
      {table.depot.map((docker, place) => {
        const { x, y } = roomAt(place)
        return (
          <div
            key={place}
            class="over docker-piece"
            role="img"
            aria-label={words.docker(words.dockers[nth(DOCKERS, docker)])}
            data-key={`depot ${place}`}
            data-from={`ship ${table.active}`}
            style={at(x, y, 22)}
          >
            <Held width={22} height={22}>
              <DockerAt color={tintOfDocker(docker)} x={0} y={0} size={22} />
            </Held>
          </div>
        )
      })}
    </>
  )
}
