import './city.css'
import './supplies.css'
import { type Look, plays } from '../table.ts'
import { Church } from './church.tsx'
import { Hall } from './hall.tsx'
import { Stores } from './stores.tsx'
import { Intrigue, Monuments, Stock } from './supplies.tsx'
import { Dice, Ships } from './water.tsx'

/** What everybody shares: a section through the town, from the church down to the warehouses. */
export function City({ look }: { readonly look: Look }) {
  const { table, words } = look
  const stock = plays(table, 'stock') && table.stockTile.length > 0
  return (
    <section class={`city panel${stock ? '' : ' no-stock'}`} data-part="city" aria-label={words.city}>
      <div class="lanes">
        <Church look={look} />
        <Dice look={look} />
        {plays(table, 'ships') && <Ships look={look} />}
        <Stores look={look} />
      </div>
      <div class="aside">
        <Hall look={look} />
        {stock && <Stock look={look} />}
        <Intrigue look={look} />
        <Monuments look={look} />
      </div>
    </section>
  )
}
