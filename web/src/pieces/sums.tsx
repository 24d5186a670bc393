import './pieces.css'

interface Sum {
  readonly n: number | string
  /** With a label it speaks; without one it belongs to a piece that has a name. */
  readonly label?: string | undefined
  /** By which name it is known when it changes: then it counts. */
  readonly sum?: string | undefined
}

const spoken = (label: string | undefined) => (label === undefined ? null : <i class="words"> {label}</i>)

/** A sum of marks: a gold disc. */
export function Coin({ n, label, sum }: Sum) {
  return (
    <span class="coin" aria-hidden={label === undefined}>
      <b data-sum={sum} aria-hidden={label !== undefined}>
        {n}
      </b>
      {spoken(label)}
    </span>
  )
}

/** A number of points: a shield in ink. */
export function Shield({ n, label, sum }: Sum) {
  return (
    <span class={`shield${String(n).length > 2 ? ' wide' : ''}`} aria-hidden={label === undefined}>
      <b data-sum={sum} aria-hidden={label !== undefined}>
        {n}
      </b>
      {spoken(label)}
    </span>
  )
}
