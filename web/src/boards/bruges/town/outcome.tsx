import { THREATS } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Icon } from '../../pieces/icon.tsx'

/** What a die causes: the price of a step, or a marker of its threat for everybody. */
export function Outcome({ which, pips }: { readonly which: number; readonly pips: number }) {
  if (pips === 0) return null
  if (pips <= 2)
    return (
      <span class="outcome" aria-hidden="true">
        <Icon name="reputation" />+{pips}
      </span>
    )
  if (pips >= 5)
    return (
      <span class="outcome strike" aria-hidden="true">
        <Icon name={nth(THREATS, which)} />
        +1
      </span>
    )
  return (
    <span class="outcome" aria-hidden="true">
      –
    </span>
  )
}
