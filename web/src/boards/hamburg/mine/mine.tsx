import './mine.css'
import './wall.css'
import './quarter.css'
import type { Look } from '../table.ts'
import { Columns } from './column.tsx'
import { Honours } from './honours.tsx'
import { Passing } from './passing.tsx'
import { Quarter } from './quarter.tsx'
import { Wall } from './wall.tsx'

/** My board: the columns of the city go on, then my quarter, the wall across, and the water before it. */
export function Mine({ look }: { readonly look: Look }) {
  return (
    <section class="mine panel" data-part="mine" aria-label={look.words.myBoard}>
      <Columns look={look} />
      <Honours look={look} />
      <Quarter look={look} />
      <Wall look={look} />
      {look.section !== undefined && <Passing look={look} />}
    </section>
  )
}
