import type { ComponentType } from 'preact'
import { later } from '../../shell/later.tsx'
import type { BoardModule, BoardProps } from '../../worker/scene.ts'
import { LookedCard } from '../pieces/card/looked-card.tsx'
import { Board, Hand } from './board.tsx'
import { Status } from './status.tsx'
import { Colors } from './turn/colors.tsx'
import { Offer } from './turn/offer.tsx'
import { Turn } from './turn/turn.tsx'
import { voyage } from './turn/voyage.ts'
import { WORDS } from './words/index.ts'
// After the parts: what the width of the screen changes about them.
import './layout.css'
import './narrow.css'

/** No game begins with dice: their ledger comes after the table. */
const DiceLedger = later(async () => (await import('./turn/dice-ledger.tsx')).DiceLedger)

/** What is drawn in the place of a list of answers, by what is asked. */
const DRAWN: Readonly<Record<string, ComponentType<BoardProps>>> = {
  turn: Turn,
  startCard: Offer,
  chooseCard: Offer,
  tomDiscards: Offer,
  surplus: Offer,
  exchange: Offer,
  takeDiscarded: Offer,
  chooseDie: DiceLedger,
  payAny: Colors,
  anyResource: Colors,
  startResource: Colors,
  keep: Colors,
  save: Colors,
}

/** What Amsterdam brings to be drawn with. */
export const board: BoardModule = {
  Board,
  Hand,
  Status,
  Card: LookedCard,
  asks: kind => DRAWN[kind],
  followUp: voyage,
  lensAside: () => true,
  sections: [
    { name: 'map', label: language => WORDS[language].parts.map },
    { name: 'mine', label: language => WORDS[language].parts.mine },
    { name: 'rivals', label: language => WORDS[language].parts.rivals },
  ],
}
