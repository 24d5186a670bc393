import './pieces.css'

interface Sum {
  readonly n: number | string
  /** With a label it speaks; without one it belongs to a piece that has a name. */
  readonly label?: string | undefined
  /** By which name it is known when it changes: then it counts. */
  readonly sum?: string | undefined
}

/** A sum of marks: a gold disc. */
export function Coin(sum: Sum) {
  return counted('coin', sum)
}

/** What is wider than two figures: '-10', and '8/7/6' where it depends on how many play. */
const WIDTHS: Readonly<Record<number, string>> = { 3: 'shield wide', 4: 'shield wide', 5: 'shield widest' }

/** A number of points: a shield in ink. */
export function Shield(sum: Sum) {
  return counted(WIDTHS[String(sum.n).length] ?? 'shield', sum)
}

function counted(looks: string, { n, label, sum }: Sum) {
  if (label === undefined) {
    return (
      <span class={looks} aria-hidden="true" data-sum={sum}>
        {n}
      </span>
    )
  }
  return (
    <span class={looks}>
      <b data-sum={sum} aria-hidden="true">
        {n}
      </b>
      <i class="words"> {label}</i>
    </span>
  )
}
