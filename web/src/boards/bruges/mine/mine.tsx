import './mine.css'
import type { Look } from '../table.ts'
import { Honours } from './honours.tsx'
import { Lanes } from './lanes.tsx'

/** What I have besides my street: workers and threats below the dice of their colours, guilders, points, seals. */
export function Mine({ look }: { readonly look: Look }) {
  return (
    <div class="mine">
      <Lanes look={look} />
      <Honours look={look} />
    </div>
  )
}
