import { Formula, timingOf } from '../../pieces/card/formula.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { answersAt, Spot } from '../../pieces/spot/spot.tsx'
import { Shield } from '../../pieces/sums.tsx'
import { townDrawing } from '../../pieces/town/drawings.ts'
import { Front, Shutters } from '../../pieces/town/front.tsx'
import { roofOf } from '../drawings.ts'
import type { Look } from '../table.ts'

interface HouseProps {
  readonly look: Look
  readonly card: number
  readonly used: boolean
  /** Whether the answer that is regarded would build it or lose it. */
  readonly state: '' | 'would' | 'gone'
}

/** How many signs the board of a house shows in their full size. */
const FEW_SIGNS = 5

/** A building: its roof tells the category from afar, its sign what it does, closed shutters that it has been used. */
export function House({ look, card, used, state }: HouseProps) {
  const { faces, words } = look
  const face = faces.get(card)
  if (!face) return null
  const timing = timingOf(face.icons)
  const can = answersAt(look, `card ${card}`).length === 1
  const spent = face.icons[0] === 'instant' ? ' spent' : ''
  return (
    <Spot
      look={look}
      spot={`card ${card}`}
      label={`${face.name}. ${face.text}${used ? ` (${words.used})` : ''}`}
      class={`house c-${face.tint}${used ? ' used' : ''}${spent}${state === '' ? '' : ` ${state}`}`}
      card={card}
    >
      <Front roof={roofOf(face.emblem)} {...(state === 'would' ? {} : { name: `card ${card}` })}>
        <svg class="drawn pane left" aria-hidden="true" {...townDrawing('pane')} />
        <svg class="drawn pane right" aria-hidden="true" {...townDrawing('pane')} />
        <span class="crest">
          <Icon name={face.emblem} />
        </span>
        <span class="sign">
          {timing !== undefined && <Icon name={timing} class="timing" />}
          <span class={`formula${face.icons.length > FEW_SIGNS ? ' many' : ''}`}>
            <Formula signs={face.icons} />
          </span>
          {used && (
            <span class="shut">
              <Shutters />
              <Icon name="marker" />
            </span>
          )}
          {can && (
            <span class="tag tag-playable">
              <Icon name="up" />
            </span>
          )}
        </span>
        {face.sources.points !== undefined && <Shield n={face.points} />}
      </Front>
    </Spot>
  )
}
