import { FIELDS } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { berthAt, NODES } from '../../src/boards/amsterdam/map/harbour-places.ts'

/** Half of a ship as it is drawn, in the measure of the map: my own, which is the larger one. */
const [ACROSS, UP, DOWN] = [15, 14.5, 14.5]
/** How far a buoy reaches, but for its edge: those of open water are small. */
const BIG = 10
const BUOYS: Readonly<Record<string, number>> = { water: 6 }

describe('ships in the harbour of Amsterdam', () => {
  const fields = FIELDS.map((_, field) => field)

  test.each(fields)('lie beside the sign of field %i and of all others', field => {
    const ship = berthAt(field, 0)
    const covered = NODES.flatMap(({ x, y, type }, other) => {
      const buoy = BUOYS[type] ?? BIG
      const beside = Math.abs(x - ship.x) >= ACROSS + buoy
      const apart = y - ship.y >= DOWN + buoy || ship.y - y >= UP + buoy
      return beside || apart ? [] : [other]
    })
    expect(covered).toEqual([])
  })

  test.each(fields)('do not lie on each other, two at field %i or one at a neighbour', field => {
    const ship = berthAt(field, 0)
    const others = [berthAt(field, 1), ...nth(FIELDS, field).neighbours.map(other => berthAt(other, 0))]
    for (const { x, y } of others)
      expect(Math.abs(x - ship.x) >= 2 * ACROSS - 4 || Math.abs(y - ship.y) >= UP + DOWN - 4).toBe(true)
  })
})
