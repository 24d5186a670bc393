import { nth } from '@kontor/engine'
import { CardsInHand } from '../../pieces/hand/hand.tsx'
import { cardTint } from '../color.ts'
import { Portrait } from '../drawn/drawn.tsx'
import type { Look } from '../table.ts'
import { HouseBack } from './person-card.tsx'

/** My hand: persons that I may invite. */
export function HandCards({ look }: { readonly look: Look }) {
  const { table, faces, words, mine } = look
  const hidden = (card: number) => {
    const tint = cardTint(faces, card)
    return { tint, label: words.hidden(words.colors[tint]), inside: <HouseBack tint={tint} /> }
  }
  return (
    <CardsInHand
      look={look}
      cards={nth(table.seats, mine).hand}
      plan={{
        name: words.hand,
        empty: words.emptyHand,
        kind: 'person',
        hidden,
        art: face => <Portrait face={face} />,
        from: () => 'pile 0',
      }}
    />
  )
}
