import type { Part, Race } from '@kontor/engine'
import { CardsPart, GroundsPart, PilesPart } from './cards.tsx'
import { ColumnsPart } from './columns.tsx'
import type { Drawn } from './drawn.ts'
import { FiguresPart, TokensPart, ValuesPart } from './numbers.tsx'
import { PathPart, RacePart } from './paths.tsx'

/** One part of a layout, drawn. */
export function PartDrawn({ part, drawn }: { part: Part | Race; drawn: Drawn }) {
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
  }
}
