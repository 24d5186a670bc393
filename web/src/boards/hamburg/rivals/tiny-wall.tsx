import { nth } from '@kontor/engine'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Shield } from '../../pieces/sums.tsx'
import { colorAt } from '../color.ts'
import { hamburgDrawing } from '../drawings.ts'
import type { Look } from '../table.ts'
import { type Side, statueAt, wallColors } from '../walls.ts'

/** A rival's wall in one line, with the statues at its ends. */
export function TinyWall({ look, seat }: { readonly look: Look; readonly seat: number }) {
  const { table, words } = look
  const theirs = nth(table.seats, seat)
  const half = (side: Side) =>
    wallColors(seat, side).map((color, place) => {
      const built = theirs[side]
      const state = place < built ? 'built' : place === built ? 'next' : ''
      const name = colorAt(color)
      return (
        <i key={`${side} ${place}`} class={`c-${name} ${state}`}>
          <Sign color={name} />
        </i>
      )
    })
  const end = (side: Side) => {
    const points = statueAt(theirs, side)
    return (
      <span class={points === undefined ? 'end' : 'end has'}>
        {points !== undefined && (
          <>
            <Icon
              name={points === 0 ? 'jette' : 'statue'}
              label={points === 0 ? words.jettes : words.statues}
            />
            {points > 0 && <Shield n={points} />}
          </>
        )}
      </span>
    )
  }
  return (
    <div class="tiny-wall" role="img" aria-label={words.rivalWall(theirs.left, theirs.right)}>
      {end('left')}
      {half('left').reverse()}
      <svg class="drawn keep" aria-hidden="true" {...hamburgDrawing('keep')} />
      {half('right')}
      {end('right')}
    </div>
  )
}
