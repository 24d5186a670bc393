import './city.css'
import './supplies.css'
import { Church, ClericTiles } from './church.tsx'
import { Hall } from './hall.tsx'
import { Stores } from './stores.tsx'
import { Stock, Supplies } from './supplies.tsx'
import { type Look, plays } from './table.ts'
import { Dice, Ships } from './water.tsx'

/** What everybody shares: a section through the town, from the church down to the warehouses. */
export function City({ look }: { readonly look: Look }) {
  const { table, words } = look
  const stock = plays(table, 'stock') && table.stockTile.length > 0
  return (
    <section class={`city panel${stock ? '' : ' no-stock'}`} data-part="city" aria-label={words.city}>
      <div class="lanes">
        <Church look={look} />
        {plays(table, 'clerics') && <ClericTiles look={look} />}
        <Dice look={look} />
        {plays(table, 'ships') && <Ships look={look} />}
        <Stores look={look} />
      </div>
      <div class="quay">
        <Hall look={look} />
        {stock && <Stock look={look} />}
        <Supplies look={look} />
      </div>
    </section>
  )
}
