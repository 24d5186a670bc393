import type { BoardModule } from '../../worker/scene.ts'
import { LookedCard } from '../pieces/card/looked-card.tsx'
import { Board, Hand, isHandFull } from './board.tsx'
import { CardLedger } from './ledger.tsx'
import { Status } from './status.tsx'
import { WORDS } from './words/index.ts'
// After the parts: what the width of the screen changes about them.
import './layout.css'
import './narrow.css'

/** The questions which card is used for what. */
const LEDGERS = new Set(['turn', 'act', 'recolour'])

/** What Hamburg brings to be drawn with. */
export const board: BoardModule = {
  Board,
  Hand,
  Status,
  Card: LookedCard,
  asks: kind => (LEDGERS.has(kind) ? CardLedger : undefined),
  lensAside: isHandFull,
  sections: [
    { name: 'mine', label: language => WORDS[language].parts.mine },
    { name: 'city', label: language => WORDS[language].parts.city },
    { name: 'rivals', label: language => WORDS[language].parts.rivals },
  ],
}
