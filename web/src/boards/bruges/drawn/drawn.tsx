import type { CardFace } from '@kontor/engine/presentation'
import { colorNamed } from '../../pieces/color.ts'
import { Sign } from '../../pieces/icon.tsx'
import { type Drawing, draw, type Pencil } from '../../pieces/pencil.ts'
import { bustOf } from './persons.ts'

const pencils = new WeakMap<Drawing, Pencil>()

/** A drawing on the page. */
export function Drawn({ drawing, class: own = '' }: { readonly drawing: Drawing; readonly class?: string }) {
  const pencil = pencils.get(drawing) ?? ((svg: SVGSVGElement | null) => svg && draw(svg, drawing))
  pencils.set(drawing, pencil)
  return <svg class={own} aria-hidden="true" ref={pencil} />
}

/** A person: the bust of the group in the colour of the card, with its symbol on the chest. */
export function Portrait({ face, class: own = '' }: { readonly face: CardFace; readonly class?: string }) {
  const bust = bustOf(face.emblem)
  const color = colorNamed(face.tint)
  return (
    <span class={`portrait c-${color ?? 'any'} ${own}`} aria-hidden="true">
      {bust && <Drawn drawing={bust} />}
      {color && <Sign color={color} />}
    </span>
  )
}
