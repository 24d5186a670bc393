import { CANAL_COSTS, CANAL_POINTS } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { tintAt } from '../color.ts'
import { canalSpace, SWAN, statue } from '../drawn/canal.ts'
import { Drawn } from '../drawn/drawn.tsx'
import { canalColors, isRewarded, type Look, SIDES, type Side } from '../table.ts'

interface Props {
  readonly look: Look
  readonly side: Side
  /** The widths of a space and of the plinth. */
  readonly space: number
  readonly plinth: number
  readonly height: number
}

/** One canal, from the gate outward to the statue. */
export function Canal({ look, side, space, plinth, height }: Props) {
  const colors = canalColors(look.mine, side)
  const spaces = colors.map((color, place) => (
    <Space key={place} look={look} side={side} place={place} color={color} width={space} height={height} />
  ))
  const end = <Plinth key="plinth" look={look} side={side} width={plinth} height={height} />
  return (
    <div class={`water to-${side}`}>{side === 'left' ? [end, ...spaces.reverse()] : [...spaces, end]}</div>
  )
}

interface SpaceProps {
  readonly look: Look
  readonly side: Side
  readonly place: number
  readonly color: number
  readonly width: number
  readonly height: number
}

/** The questions which tile is given up. */
const LOSING = new Set(['burn', 'loseCanal'])

/** Water between its walls where it is built, a dry bed where it may be dug. */
function Space({ look, side, place, color, width, height }: SpaceProps) {
  const { table, next, mine, words, scene } = look
  const built = nth(table.seats, mine)[side]
  const after = nth(next.seats, mine)[side]
  const tint = tintAt(color)
  const stands = place < built
  const asked = LOSING.has(scene.asked?.kind ?? '') ? place === built - 1 : place === built
  const would = place >= Math.min(after, built) && place < Math.max(after, built)
  const state = would
    ? stands
      ? 'built would-go'
      : 'to-dig'
    : stands
      ? 'built'
      : place === built
        ? 'open'
        : 'later'
  const points = nth(CANAL_POINTS, place)
  return (
    <Spot
      look={look}
      spot={asked ? `canal ${SIDES.indexOf(side)}` : 'none'}
      label={words.canal(side, place + 1, words.colors[tint], stands, points)}
      class={`space ${state} c-${tint}${points > 0 ? ' counts' : ''}`}
      name={`canal ${side} ${place}`}
      at={String(stands)}
      enters={stands ? 'fills' : undefined}
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      <Drawn
        drawing={canalSpace(Math.round(width), height, place + 1 + SIDES.indexOf(side) * 7)}
        class="space-art"
      />
      <span class="key-stone">
        <Sign color={tint} />
      </span>
      {!stands && <Coin n={nth(CANAL_COSTS, place)} />}
      {points > 0 && (
        <span class="third">
          <Drawn drawing={SWAN} class="swan-art" />
          <Shield n={points} />
        </span>
      )}
    </Spot>
  )
}

interface PlinthProps {
  readonly look: Look
  readonly side: Side
  readonly width: number
  readonly height: number
}

/** Where the statue for a complete canal comes. */
function Plinth({ look, side, width, height }: PlinthProps) {
  const { table, next, mine, words } = look
  const seat = nth(table.seats, mine)
  const won = isRewarded(seat, side)
  const comes = !won && isRewarded(nth(next.seats, mine), side)
  const value = won ? valueAt(look, side) : comes ? table.statues[0] : undefined
  return (
    <div
      class={`plinth${won ? ' won' : comes ? ' comes' : ''}`}
      role="img"
      aria-label={words.plinth(won ? value : undefined)}
      style={{ width: `${width}px`, height: `${height}px` }}
      {...(won && value !== undefined ? { 'data-key': `statue ${value}` } : {})}
    >
      <Drawn drawing={statue(SIDES.indexOf(side))} class="statue-art" />
      {value !== undefined && <b>{value}</b>}
    </div>
  )
}

/** The statues stand in the order in which they were won; with both, the first one is thought to be on the left. */
function valueAt({ table, mine }: Look, side: Side) {
  const seat = nth(table.seats, mine)
  return side === 'right' && isRewarded(seat, 'left') ? seat.statues[1] : seat.statues[0]
}
