import type { CardFace } from '@kontor/engine'
import { Card } from '../pieces/card.tsx'

/** A card as the lens shows it. */
export const LargeCard = ({ face }: { readonly face: CardFace }) => <Card face={face} size="large" />
