import './mine.css'
import './wall.css'
import './display.css'
import { Columns } from './column.tsx'
import { Display } from './display.tsx'
import { Honours } from './honours.tsx'
import { Passing } from './passing.tsx'
import type { Look } from './table.ts'
import { Wall } from './wall.tsx'

/** My board: the columns of the city go on, then the wall across, then what I have laid out. */
export function Mine({ look }: { readonly look: Look }) {
  return (
    <section class="mine panel" data-part="mine" aria-label={look.words.myBoard}>
      <Columns look={look} />
      <Honours look={look} />
      <Wall look={look} />
      <Display look={look} />
      <Passing look={look} />
    </section>
  )
}
