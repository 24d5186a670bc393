import type { Bruges } from '@kontor/bruges/drawn'
import { type About, nth } from '@kontor/engine'
import type { BoardProps } from '../../worker/scene.ts'
import { spotsOf } from '../pieces/spot/spots.ts'
import { ALL_TINTS, cardTint } from './color.ts'

type Table = Pick<Bruges, 'seats'>

/** The pieces that stand for an answer. A card that is played can also be used where its use is seen: at the die, the canal, a house. */
export function spotsIn(
  table: Table,
  mine: number,
  faces: BoardProps['faces'],
  about: About,
): readonly string[] {
  const { verb, card, use } = about
  const own = spotsOf(about)
  if (verb !== 'play' || card === undefined) return own
  const color = ALL_TINTS.indexOf(cardTint(faces, card))
  const { houses, places } = nth(table.seats, mine)
  const free = [...houses.keys()].filter(house => !places.includes(house))
  const used: Readonly<Record<string, readonly string[]>> = {
    workers: [`worker ${color}`],
    money: [`die ${color}`],
    threat: [`threat ${color}`],
    house: [`house ${houses.length}`],
    person: free.map(house => `house ${house}`),
  }
  return [...new Set([...own, ...(used[use ?? ''] ?? [])])]
}
