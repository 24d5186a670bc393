import './town.css'
import './market.css'
import { screenIs } from '../../../table/sections.tsx'
import type { Look } from '../table.ts'
import { Market } from './market.tsx'
import { Stairs } from './stairs.tsx'
import { NearEnd, Standings } from './standings.tsx'

const low = screenIs('(max-height: 800px)')

/** What belongs to all: the stairs of reputation with the statues, the dice, the piles. */
export function Town({ look }: { readonly look: Look }) {
  const narrow = look.section !== undefined
  return (
    <section class="town panel" data-part="town" aria-label={look.words.town}>
      {narrow ? (
        <Stairs look={look} size="narrow" />
      ) : (
        <Stairs look={look} size={low.value ? 'low' : 'wide'} />
      )}
      <Market look={look} />
      {narrow && <NearEnd look={look} />}
      {narrow && <Standings look={look} />}
    </section>
  )
}
