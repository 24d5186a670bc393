import './pieces.css'
import { Icon } from './icon.tsx'

/** In pencil, what a number would be. */
export function Becoming({ now, next }: { readonly now: number; readonly next: number }) {
  if (now === next) return null
  return (
    <span class="pencilled becoming" aria-hidden="true">
      <Icon name="arrow" />
      {next}
    </span>
  )
}
