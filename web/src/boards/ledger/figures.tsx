import type { Tally } from '@kontor/engine/presentation'
import { Icon } from '../pieces/icon.tsx'

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)
const WORTH = ['worth', 'statue', 'jette']

/** A price and a gain, as figures with their icons. */
export function Figures({
  tally,
  side,
}: {
  readonly tally: readonly Tally[]
  readonly side: 'left' | 'right' | undefined
}) {
  const arrow = side && <Icon name={side} class="way" />
  if (tally.length === 0)
    return (
      <span class="idle" aria-hidden="true">
        {arrow}±0
      </span>
    )
  const [first, ...rest] = [...tally].sort((a, b) => a.n - b.n).sort((a, b) => order(a) - order(b))
  return (
    <>
      <span aria-hidden="true">
        {arrow}
        <Figure of={first!.of} n={first!.n} />
      </span>
      {rest.length > 0 && (
        <em aria-hidden="true">
          {rest.slice(0, 2).map(({ of, n }) => (
            <Figure key={of} of={of} n={n} />
          ))}
        </em>
      )}
    </>
  )
}

const order = ({ of, n }: Tally) => (WORTH.includes(of) ? 2 : n < 0 ? 0 : 1)

function Figure({ of, n }: Tally) {
  if (of === 'marks')
    return (
      <span class="figure">
        {signed(n)}
        <Icon name="mark" />
      </span>
    )
  if (of === 'points')
    return (
      <span class="figure">
        {signed(n)}
        <Icon name="point" />
      </span>
    )
  if (of === 'worth')
    return (
      <span class="figure worth">
        {n}
        <Icon name="laurel" />
      </span>
    )
  if (of === 'statue' || of === 'jette')
    return (
      <span class="figure">
        {n}
        <Icon name={of} />
      </span>
    )
  if (of.startsWith('worker'))
    return (
      <span class="figure">
        {signed(n)}
        <Icon name="worker" />
      </span>
    )
  if (/^(disaster|threat)/.test(of))
    return (
      <span class="figure">
        {signed(n)}
        <Icon name="disaster" />
      </span>
    )
  return (
    <span class="figure">
      {signed(n)}
      <Icon name={of} />
    </span>
  )
}
