import type { Chart, Part, Race } from '@kontor/engine/presentation'
import { CardsPart, GroundsPart, PilesPart } from './cards.tsx'
import { ColumnsPart } from './columns.tsx'
import type { Drawn } from './drawn.ts'
import { MapPart } from './map/map.tsx'
import { PathPart, RacePart } from './map/paths.tsx'
import { RingPart } from './map/ring.tsx'
import { AmountsPart, FiguresPart, TokensPart, ValuesPart } from './numbers.tsx'

/** One part of a layout, drawn. */
export function PartDrawn({ part, drawn }: { part: Part | Race | Chart; drawn: Drawn }) {
  switch (part.as) {
    case 'figures':
      return <FiguresPart part={part} drawn={drawn} />
    case 'columns':
      return <ColumnsPart part={part} drawn={drawn} />
    case 'cards':
      return <CardsPart part={part} drawn={drawn} />
    case 'piles':
      return <PilesPart part={part} drawn={drawn} />
    case 'grounds':
      return <GroundsPart part={part} drawn={drawn} />
    case 'path':
      return <PathPart part={part} drawn={drawn} />
    case 'race':
      return <RacePart part={part} drawn={drawn} />
    case 'tokens':
      return <TokensPart part={part} drawn={drawn} />
    case 'values':
      return <ValuesPart part={part} drawn={drawn} />
    case 'amounts':
      return <AmountsPart part={part} drawn={drawn} />
    case 'ring':
      return <RingPart part={part} drawn={drawn} />
    case 'map':
      return <MapPart part={part} drawn={drawn} />
  }
}
