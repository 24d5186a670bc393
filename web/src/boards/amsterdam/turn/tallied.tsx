import type { Tally } from '@kontor/engine/presentation'
import { colorNamed } from '../../pieces/color.ts'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'

/** What an answer costs and brings, as figures with their signs: what is paid, an arrow, what is gained. */
export function Tallied({ tally }: { readonly tally: readonly Tally[] }) {
  const paid = tally.filter(({ n }) => n < 0)
  const gained = tally.filter(({ n }) => n > 0)
  if (paid.length + gained.length === 0) return null
  return (
    <span class="tallied" aria-hidden="true">
      {paid.map(each => (
        <Figure key={each.of} {...each} />
      ))}
      {gained.length > 0 && <Icon name="arrow" class="gives" />}
      {gained.map(each => (
        <Figure key={each.of} {...each} />
      ))}
    </span>
  )
}

function Figure({ of, n }: Tally) {
  const much = Math.abs(n)
  if (of === 'gulden') return <Coin n={much} />
  if (of === 'points') return <Shield n={much} />
  const color = colorNamed(of.slice(of.indexOf('-') + 1))
  if (color)
    return (
      <b class={`cube c-${color}`}>
        {much}
        <Sign color={color} />
      </b>
    )
  return (
    <b class="any-resource">
      {much}
      <Icon name="resource" />
    </b>
  )
}

/** How much an answer costs altogether. */
export const priceOf = (tally: readonly Tally[]): number =>
  tally.reduce((sum, { n }) => sum + Math.max(0, -n), 0)
