import { DOCKERS, FIELDS, GOODS, quickBonus, ROOFS, SMALL } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { mineOf } from '../../pieces/foreseen.ts'
import { type Look, sum } from '../table.ts'

/** The number of a quay or a channel, as it stands on its buoy. */
export const numberOf = (field: number) => Number(nth(FIELDS, field).id.replace(/\D/g, ''))

export function nameOfField({ words }: Pick<Look, 'words'>, field: number): string {
  const { id, type, serves } = nth(FIELDS, field)
  const n = numberOf(field)
  switch (type) {
    case 'large':
      return words.warehouse(words.goods[nth(GOODS, serves)])
    case 'small':
      return words.smallWarehouse(serves + 1)
    case 'pier':
      return words.pier(words.dockers[nth(DOCKERS, serves)])
    case 'start':
      return words.startField
    case 'water':
      return id.startsWith('quay') ? words.quay(n) : words.channel(n)
  }
}

const FOREMAN = 2

/** What each good aboard that a warehouse takes would bring there now, besides what cards add. */
export function deliveredAt({ table, scene }: Look, field: number): number[] {
  const { type, serves } = nth(FIELDS, field)
  const { cargo } = nth(table.seats, mineOf(scene))
  const places =
    type === 'large'
      ? nth(ROOFS, serves).slice(nth(table.large, serves)).slice(0, nth(cargo, serves))
      : type === 'small' && sum(cargo) > 0 && table.small[serves] === -1
        ? [nth(SMALL, serves)]
        : []
  const more = quickBonus(table.round) + (table.foreman === field ? FOREMAN : 0)
  return places.map(place => place + more)
}
