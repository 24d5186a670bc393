import './mine.css'
import type { Look } from '../table.ts'
import { Cards, Strips } from './cards.tsx'
import { Dice } from './dice.tsx'
import { Stores } from './stores.tsx'
import { Wheel } from './wheel.tsx'

/** My board: dice beside the wheel that they fill, stores at its exit, cards. */
export function Mine({ look }: { readonly look: Look }) {
  return (
    <section class="mine-board panel" data-part="mine" aria-label={look.words.myBoard}>
      <Dice look={look} />
      <Wheel look={look} />
      <Stores look={look} />
      {look.section === undefined ? (
        <Cards look={look} />
      ) : (
        <div class="cards">
          <span class="label">{look.words.active}</span>
          <Strips look={look} />
        </div>
      )}
    </section>
  )
}
