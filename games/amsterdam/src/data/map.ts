import { nth } from '@kontor/engine'
import { distancesFrom } from '../rules/board/graph.ts'
import { AMSTEL, BLOCKS, BRIDGES, FIELDS } from './board.ts'
import type { Block, Field, Spot } from './place.ts'

/** What may be wrong with the map: pieces that nobody reaches, ways that cross, bridges that are not where they score. */

type Place = Block | Field
type Way = readonly [from: Place, to: Place]

/** Each problem of a city and a harbour in one sentence; none if nothing is wrong. */
export function mapProblems(city: readonly Block[] = BLOCKS, harbour: readonly Field[] = FIELDS): string[] {
  return [
    ...waysProblems('city', city),
    ...waysProblems('harbour', harbour),
    ...warehouseProblems(harbour),
    ...riverProblems(city),
  ]
}

function waysProblems(where: string, places: readonly Place[]): string[] {
  const oneWay = places.flatMap((place, i) =>
    place.neighbours
      .filter(other => !nth(places, other).neighbours.includes(i))
      .map(other => `In the ${where}, ${place.id} leads to ${nth(places, other).id} but not back.`),
  )
  if (oneWay.length > 0) return oneWay
  const reached = distancesFrom(places, 0)
  const ways = waysOf(places)
  return [
    ...places
      .filter((_, i) => reached[i] === -1)
      .map(place => `In the ${where}, no way leads from ${nth(places, 0).id} to ${place.id}.`),
    ...ways.flatMap((way, i) =>
      ways
        .slice(i + 1)
        .filter(other => crossing(way, other))
        .map(other => `In the ${where}, ${nameOf(way)} crosses ${nameOf(other)}.`),
    ),
  ]
}

/** Every good has its large warehouse, every docker a pier, and there are four small warehouses and one start. */
function warehouseProblems(harbour: readonly Field[]): string[] {
  const right = { large: 9, small: 4, pier: 6, start: 1 } as const
  return (['large', 'small', 'pier', 'start'] as const).flatMap(type => {
    const fields = harbour.filter(field => field.type === type)
    const served = new Set(fields.map(field => field.serves))
    return fields.length === right[type] && served.size === right[type]
      ? []
      : [`The harbour has ${served.size} different fields of the type ${type}, not ${right[type]}.`]
  })
}

/** Exactly the bridges of the Amstel cross it, each on the step after its field. */
function riverProblems(city: readonly Block[]): string[] {
  const crossed = waysOf(city).flatMap(way =>
    AMSTEL.slice(1).flatMap((to, i) => (crossing(way, [nth(AMSTEL, i), to]) ? [i] : [])),
  )
  return BRIDGES.filter(({ after }) => crossed.filter(field => field === after).length !== 1)
    .map(
      ({ name, after }) => `Not one bridge of the city crosses the Amstel after field ${after}, at ${name}.`,
    )
    .concat(
      crossed
        .filter(field => !BRIDGES.some(({ after }) => after === field))
        .map(field => `A bridge of the city crosses the Amstel after field ${field}, where none is counted.`),
    )
}

function waysOf(places: readonly Place[]): Way[] {
  return places.flatMap((place, i) =>
    place.neighbours.filter(other => other > i).map((other): Way => [place, nth(places, other)]),
  )
}

function nameOf([from, to]: Way) {
  return `the way from ${from.id} to ${to.id}`
}

/** Whether two lines cross; lines that meet in a point do not. */
function crossing([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function side(a: Spot, b: Spot, c: Spot) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
