import type { Ring } from '@kontor/engine/presentation'
import { colorNamed } from '../../pieces/color.ts'
import { Sign } from '../../pieces/icon.tsx'
import type { Drawn } from '../drawn.ts'
import './map.css'

/** A wheel: its slots in a ring, the first one at the top, each with what lies in it. */
export function RingPart({ part, drawn }: { part: Ring; drawn: Drawn }) {
  const { board, layout, values } = drawn
  const slots = (values[part.field] ?? []) as readonly (readonly number[])[]
  const name = part.name[board.language]
  return (
    <div class="part">
      <span class="label">{name}</span>
      <ol class={`ring${drawn.small ? ' small' : ''}`} style={{ '--slots': slots.length }}>
        {slots.map((amounts, slot) => {
          const there = amounts.flatMap((n, color) => (n > 0 ? [{ n, color }] : []))
          const said = there.map(({ n, color }) => `${n} ${layout.colors[color]?.name[board.language]}`)
          return (
            <li key={slot} style={{ '--slot': slot }} data-key={[...drawn.path, part.field, slot].join(' ')}>
              <i class="words">{`${slot + 1}: ${said.join(', ') || '–'}`}</i>
              <b aria-hidden="true">{slot + 1}</b>
              {there.map(({ n, color }) => {
                const tint = colorNamed(layout.colors[color]?.tint ?? '') ?? 'black'
                return (
                  <span key={color} class={`lot c-${tint}`} aria-hidden="true">
                    <Sign color={tint} />
                    {n}
                  </span>
                )
              })}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
