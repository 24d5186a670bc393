import { chart, type Evaluation, type Inputs } from '@kontor/engine'
import { FIELDS, LANDS, landOf } from './land.ts'
import type { Polder } from './state.ts'
import { majorities } from './steps.ts'

const left = (land: readonly number[]) => land.filter(each => each === -1).length / FIELDS.length

/** What bots look at: points, and who is ahead in each land. */
export const evaluation: Evaluation<Polder> = {
  features({ table }) {
    const most = majorities(table)
    return table.seats.map(({ points }, seat) => ({
      points,
      most: most[seat]!,
      left: left(table.land) / table.seats.length,
    }))
  },
  weights: { points: 1, most: 0.6, left: 70 },
  level: ['left'],
  ahead: ({ table }) => left(table.land),
  doubt: 8,
}

const SEATS = 4
const TABLE = chart({
  land: FIELDS.length * LANDS.length,
  mine: FIELDS.length,
  offer: LANDS.length,
  'fields left': 1,
  points: SEATS,
  most: SEATS,
})

/** What `kontor train` tells a network of a view. */
export const inputs: Inputs<Polder> = {
  names: TABLE.names,
  read({ viewer, table }, sheet) {
    const { land, owners, offer, seats } = table
    for (const field of FIELDS) {
      if (land[field]! >= 0) sheet.put(TABLE.at.land + field * LANDS.length + land[field]!, 1)
      if (owners[field] === viewer) sheet.put(TABLE.at.mine + field, 1)
    }
    for (const kind of LANDS.keys())
      sheet.put(TABLE.at.offer + kind, offer.filter(tile => landOf(tile) === kind).length / 3)
    sheet.put(TABLE.at['fields left'], left(land))
    const most = majorities(table)
    for (let i = 0; i < seats.length; i++) {
      const seat = (viewer + i) % seats.length
      sheet.put(TABLE.at.points + i, seats[seat]!.points / 30)
      sheet.put(TABLE.at.most + i, most[seat]! / 8)
    }
  },
}
