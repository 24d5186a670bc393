import { ACTIONS, type Action, COLORS } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import type { BoardProps } from '../../worker/scene.ts'
import { Ledger, type Plan } from '../ledger/ledger.tsx'
import { held } from '../pieces/spot/held.ts'
import { tintAt } from './color.ts'
import { WORDS } from './words/index.ts'

/** What answers call each action, and its sign. */
const USES: Readonly<Record<Action, readonly [use: string, icon: string]>> = {
  workers: ['workers', 'take-workers'],
  guilders: ['money', 'take-guilders'],
  threat: ['threat', 'calm'],
  canal: ['canal', 'canal'],
  house: ['house', 'house'],
  recruit: ['person', 'person'],
}
/** The first four discard the card, the last two lay it out. */
const DISCARDING = 4

/** Bruges' cards and their six uses. */
export function CardLedger(props: BoardProps) {
  const { actions } = WORDS[props.language]
  const plan: Plan = {
    uses: ACTIONS.map((action, i) => {
      const [key, icon] = USES[action]
      return { key, name: actions[action], icon, laid: i >= DISCARDING }
    }),
    held: held.value,
    colorOf: color => ({ name: nth(COLORS, color), tint: tintAt(color) }),
  }
  return <Ledger {...props} plan={plan} />
}
