import './prospect.css'
import type { CardFace } from '@kontor/engine/presentation'
import { Front } from '../../pieces/town/front.tsx'
import { hamburgDrawing, roofOf } from '../drawings.ts'
import { ANIMALS } from './garden.tsx'

/** What a card would be in my quarter: a building by its roof, an animal, a tree. */
export function Prospect({ face: { emblem, tint } }: { readonly face: CardFace }) {
  if (emblem === 'zoo' || emblem === 'park') {
    const drawn = emblem === 'zoo' ? (ANIMALS[tint] ?? 'bear') : 'park'
    return <svg class={`drawn prospect ${emblem}`} aria-hidden="true" {...hamburgDrawing(drawn)} />
  }
  return (
    <span class="prospect">
      <Front roof={roofOf(emblem)} small />
    </span>
  )
}
