import './person-card.css'
import type { CardFace } from '@kontor/engine/presentation'
import { Card, CardInside, type CardSize, cardClass } from '../../pieces/card/card.tsx'
import { Sign } from '../../pieces/icon.tsx'
import { ALL_TINTS, type Tint } from '../color.ts'
import { Drawn, Portrait } from '../drawn/drawn.tsx'
import { front } from '../drawn/house.ts'

export const personClass = (face: CardFace, size: CardSize): string => `${cardClass(face, size)} person`

const portraitOf = (face: CardFace) => <Portrait face={face} />

/** What a person's card says: the band, the formula, the words, and the person. */
export function PersonInside({ face, size }: { readonly face: CardFace; readonly size: CardSize }) {
  return <CardInside face={face} size={size} art={portraitOf(face)} />
}

interface Shown {
  readonly face: CardFace
  readonly size?: 'hand' | 'large'
}

/** A person's card to be looked at: large, as the lens shows it, unless another size is asked for. */
export function LookedPerson({ face, size = 'large' }: Shown) {
  return <Card face={face} size={size} class="person" art={portraitOf(face)} />
}

/** The inside of a card's back: a house of its colour, shutters closed. */
export function HouseBack({ tint }: { readonly tint: Tint }) {
  return (
    <>
      <Drawn drawing={front(84, 132, ALL_TINTS.indexOf(tint), 'empty', 'low')} class="front" />
      <Sign color={tint} />
    </>
  )
}
