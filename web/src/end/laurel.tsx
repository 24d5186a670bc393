import { figure } from '../words/figure.ts'

/** A leaf on the left half of the wreath, by the angle at which it stands. */
const LEAVES = [200, 228, 256, 284, 312, 338]
const RADIUS = 30

/** The winner's points in a wreath. */
export function Laurel({ points }: { points: number }) {
  return (
    <span class="laurel">
      <svg viewBox="-44 -44 88 88" aria-hidden="true">
        {[1, -1].map(side => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path class="twig" d="M0 32C-22 34-36 16-31-8-29-20-22-30-12-35" />
            {LEAVES.map(angle => (
              <path
                key={angle}
                class="leaf"
                transform={`rotate(${angle - 270}) translate(${-RADIUS} 0) rotate(-24)`}
                d="M0 9C-7 4-7-6 0-12 7-6 7 4 0 9z"
              />
            ))}
          </g>
        ))}
      </svg>
      <b>{figure(points)}</b>
    </span>
  )
}
