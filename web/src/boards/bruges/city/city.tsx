import './house.css'
import './canal.css'
import './street.css'
import { screenIs } from '../../../table/sections.tsx'
import type { Look } from '../table.ts'
import { Stacked } from './stacked.tsx'
import { Street } from './street.tsx'

const low = screenIs('(max-height: 800px)')

/** My city: houses in a row on the quay, the gate in the middle, the canal in front of it. */
export function City({ look }: { readonly look: Look }) {
  if (look.section !== undefined) return <Stacked look={look} />
  return <Street look={look} size={low.value ? 'low' : 'wide'} />
}
