import './looks.css'
import { townDrawing } from './drawings.ts'

interface Props {
  readonly kind: 'plain' | 'gate' | 'tower'
  /** Only a surveyor's line and a few stones that wait. */
  readonly planned: boolean
}

/** A segment of a wall in the colour of the class around it. */
export const Masonry = ({ kind, planned }: Props) => (
  <svg
    class="drawn masonry"
    aria-hidden="true"
    {...townDrawing(planned ? `plan-${kind === 'tower' ? 'tower' : 'plain'}` : `wall-${kind}`)}
  />
)
