import type { BoardModule } from '../../worker/scene.ts'
import { Board, Hand } from './board.tsx'
import { CardLedger } from './ledger.tsx'
import { LookedPerson } from './mine/person-card.tsx'
import { Status } from './status.tsx'
import { WORDS } from './words/index.ts'
// After the parts: what the width of the screen changes about them.
import './layout.css'
import './narrow.css'
import './motion.css'

/** The questions which card is used for what. */
const LEDGERS = new Set(['turn', 'act', 'playCard'])

/** What Bruges brings to be drawn with. */
export const board: BoardModule = {
  Board,
  Hand,
  Status,
  Card: LookedPerson,
  asks: kind => (LEDGERS.has(kind) ? CardLedger : undefined),
  sections: [
    { name: 'city', label: language => WORDS[language].parts.city },
    { name: 'town', label: language => WORDS[language].parts.town },
    { name: 'rivals', label: language => WORDS[language].parts.rivals },
  ],
}
