import { WALL_COSTS, WALL_POINTS, WALLS } from '@kontor/hamburg/drawn'
import { Flag } from '../pieces/flag.tsx'
import { Icon, Sign } from '../pieces/icon.tsx'
import { drawing } from '../pieces/sprite.ts'
import { Coin, Shield } from '../pieces/sums.tsx'
import { colorAt } from './color.ts'
import { Spot } from './spot.tsx'
import { type Look, mineOf, type Seat } from './table.ts'

const SIDES = ['left', 'right'] as const
type Side = (typeof SIDES)[number]

/** The colours of a half, from the tower outward. */
const wallColors = (seat: number, side: Side): readonly number[] =>
  WALLS[seat % WALLS.length]?.[SIDES.indexOf(side)] ?? []

/** The wall from its left end over the tower to its right end. */
export function Wall({ look }: { readonly look: Look }) {
  const seat = mineOf(look.scene)
  const half = (side: Side) =>
    wallColors(seat, side).map((color, place) => (
      <Segment key={`${side} ${place}`} look={look} side={side} place={place} color={color} />
    ))
  return (
    <div class="wall">
      <Pedestal look={look} side="left" />
      {half('left').reverse()}
      <div class="tower" aria-hidden="true">
        <svg class="keep" aria-hidden="true" {...drawing('a-tower')} />
        <Flag seat={seat} />
      </div>
      {half('right')}
      <Pedestal look={look} side="right" />
    </div>
  )
}

interface SegmentProps {
  readonly look: Look
  readonly side: Side
  readonly place: number
  readonly color: number
}

/** Stone where the wall stands, a surveyor's line where it may. */
function Segment({ look, side, place, color }: SegmentProps) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const built = table.seats[seat]![side]
  const after = next.seats[seat]![side]
  const name = colorAt(color)
  const stands = place < built
  const falls = scene.asked?.kind === 'loseWall'
  const mine = falls ? place === built - 1 : place === built
  const would = after !== built && place >= Math.min(after, built) && place < Math.max(after, built)
  return (
    <Spot
      look={look}
      spot={mine ? `wall ${side}` : 'none'}
      label={words.segment(side, place + 1, words.colors[name], stands)}
      name={`${side} ${place}`}
      at={String(stands)}
      class={`segment c-${name} ${stands ? 'built' : 'open'}${would ? ' would' : ''}`}
    >
      <svg class="stones" aria-hidden="true" {...drawing('a-wall')} />
      <Sign color={name} />
      {WALL_POINTS[place]! > 0 && <Shield n={WALL_POINTS[place]!} />}
      {!stands && <Coin n={WALL_COSTS[place]!} />}
    </Spot>
  )
}

const rewarded = ({ rewarded: halves }: Seat, side: Side) => (halves & (side === 'left' ? 1 : 2)) !== 0

/** Where the statue for a complete half comes. */
function Pedestal({ look, side }: { readonly look: Look; readonly side: Side }) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const mine = table.seats[seat]!
  const done = rewarded(mine, side)
  const would = !done && rewarded(next.seats[seat]!, side)
  return (
    <div
      class={`pedestal${done ? ' won' : ''}${would ? ' would' : ''}`}
      role="img"
      aria-label={words.statueSpace(done)}
    >
      <Icon name="statue" />
      {would && table.statues[0] !== undefined && <b class="pencilled">{table.statues[0]}</b>}
    </div>
  )
}

/** A rival's wall in one line. */
export function TinyWall({ look, seat }: { readonly look: Look; readonly seat: number }) {
  const { table, words } = look
  const theirs = table.seats[seat]!
  const half = (side: Side) =>
    wallColors(seat, side).map((color, place) => {
      const built = theirs[side]
      const state = place < built ? 'built' : place === built ? 'next' : ''
      const name = colorAt(color)
      return <Sign key={`${side} ${place}`} color={name} class={`c-${name} ${state}`} />
    })
  return (
    <div class="tiny-wall" role="img" aria-label={words.rivalWall(theirs.left, theirs.right)}>
      {half('left').reverse()}
      <Icon name="s-gray" class="keep" />
      {half('right')}
    </div>
  )
}
