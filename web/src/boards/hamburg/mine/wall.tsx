import { nth } from '@kontor/engine'
import { WALL_COSTS, WALL_POINTS } from '@kontor/hamburg/drawn'
import { Flag } from '../../pieces/flag.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { Masonry } from '../../pieces/town/masonry.tsx'
import { Swell } from '../../pieces/town/water.tsx'
import { colorAt } from '../color.ts'
import { hamburgDrawing } from '../drawings.ts'
import type { Look } from '../table.ts'
import { isRewarded, type Side, statueAt, wallColors } from '../walls.ts'

/** The wall from its left end over the castle to its right end, and the water before it. */
export function Wall({ look }: { readonly look: Look }) {
  const seat = mineOf(look.scene)
  const half = (side: Side) =>
    wallColors(seat, side).map((color, place) => (
      <Segment key={`${side} ${place}`} look={look} side={side} place={place} color={color} />
    ))
  return (
    <>
      <div class="wall">
        <Pedestal look={look} side="left" />
        {half('left').reverse()}
        <div class="keep" aria-hidden="true">
          <svg class="drawn" aria-hidden="true" {...hamburgDrawing('castle')} />
          <Flag seat={seat} />
        </div>
        {half('right')}
        <Pedestal look={look} side="right" />
      </div>
      <div class="moat" aria-hidden="true">
        <Swell />
      </div>
    </>
  )
}

interface SegmentProps {
  readonly look: Look
  readonly side: Side
  readonly place: number
  readonly color: number
}

/** The second segment of a half has a gate, the one with points is a tower. */
const KINDS = ['plain', 'gate', 'tower', 'plain', 'plain'] as const

/** Stone where the wall stands, a surveyor's line where it may. */
function Segment({ look, side, place, color }: SegmentProps) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const built = nth(table.seats, seat)[side]
  const after = nth(next.seats, seat)[side]
  const name = colorAt(color)
  const stands = place < built
  const falls = scene.asked?.kind === 'loseWall'
  const mine = falls ? place === built - 1 : place === built
  const would = !stands && place < after
  const gone = stands && place >= after
  const state = `${stands ? ' built' : ' open'}${place === built ? ' next' : ''}${would ? ' would' : ''}${gone ? ' gone' : ''}`
  return (
    <Spot
      look={look}
      spot={mine ? `wall ${side}` : 'none'}
      label={words.segment(side, place + 1, words.colors[name], stands)}
      class={`segment c-${name}${state}`}
    >
      <span class="stones" data-key={`${side} ${place}`} data-at={String(stands)} data-moves="grows">
        <Masonry kind={nth(KINDS, place)} planned={!stands && !would} />
      </span>
      <span class="plaque">
        <Sign color={name} />
      </span>
      {nth(WALL_POINTS, place) > 0 && <Shield n={nth(WALL_POINTS, place)} />}
      {!stands && <Coin n={nth(WALL_COSTS, place)} />}
    </Spot>
  )
}

/** Where the statue for a complete half comes. */
function Pedestal({ look, side }: { readonly look: Look; readonly side: Side }) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const [mine, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  const done = isRewarded(mine, side)
  const would = !done && isRewarded(then, side)
  const points = statueAt(would ? then : mine, side)
  return (
    <div
      class={`pedestal${done ? ' won' : ''}${would ? ' would' : ''}`}
      role="img"
      aria-label={words.statueSpace(done)}
      data-key={`pedestal ${side}`}
      data-at={String(done)}
    >
      <svg class="drawn" aria-hidden="true" {...hamburgDrawing(points === 0 ? 'jette' : 'hummel')} />
      {points !== undefined && points > 0 && <Shield n={points} />}
    </div>
  )
}
