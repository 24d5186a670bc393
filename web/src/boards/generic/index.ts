import { WORDS } from '../../words/index.ts'
import type { BoardModule } from '../../worker/scene.ts'
import { LookedCard } from '../pieces/card/looked-card.tsx'
import { GenericBoard, GenericHand } from './board.tsx'
import { CardLedger } from './card-ledger.tsx'
import { layoutKnown } from './plan.ts'

/** Draws any game. */
export const board: BoardModule = {
  Board: GenericBoard,
  Hand: GenericHand,
  Card: LookedCard,
  asks: kind => (layoutKnown()?.ledger?.asked.includes(kind) ? CardLedger : undefined),
  sections: [
    { name: 'mine', label: language => WORDS[language].mine },
    { name: 'table', label: language => WORDS[language].common },
    { name: 'others', label: language => WORDS[language].others },
  ],
}
