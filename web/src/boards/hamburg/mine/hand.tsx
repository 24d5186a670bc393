import { nth } from '@kontor/engine'
import { BackInside } from '../../pieces/card/card.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { CardsInHand } from '../../pieces/hand/hand.tsx'
import { cardColor, type Look } from '../table.ts'
import { Prospect } from './prospect.tsx'

/** My hand: what I may build. */
export function HandCards({ look }: { readonly look: Look }) {
  const { table, faces, words, scene } = look
  const hidden = (card: number) => {
    const color = cardColor(faces, card)
    return {
      tint: color,
      label: words.hidden(words.colors[color]),
      inside: <BackInside color={color} secret />,
    }
  }
  return (
    <CardsInHand
      look={look}
      cards={nth(table.seats, mineOf(scene)).hand}
      plan={{
        name: words.hand,
        empty: words.emptyHand,
        hidden,
        art: face => <Prospect face={face} />,
        from: ({ tint }) => `deck ${tint}`,
      }}
    />
  )
}
