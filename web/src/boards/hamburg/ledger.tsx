import { nth } from '@kontor/engine'
import { ACTIONS, type Action, COLORS } from '@kontor/hamburg/drawn'
import type { BoardProps } from '../../worker/scene.ts'
import { Ledger, type Plan } from '../ledger/ledger.tsx'
import { held } from '../pieces/spot/held.ts'
import { WORDS } from './words/index.ts'

const ICONS: Readonly<Record<Action, string>> = {
  workers: 'take-workers',
  money: 'take-money',
  decrease: 'calm',
  wall: 'build-wall',
  site: 'play-site',
  build: 'construct',
}
/** The first four discard the card, the last two lay it out. */
const DISCARDING = 4

/** Hamburg's cards and their six uses. */
export function CardLedger(props: BoardProps) {
  const { actions, colors } = WORDS[props.language]
  const plan: Plan = {
    uses: ACTIONS.map((key, i) => ({ key, name: actions[key], icon: ICONS[key], laid: i >= DISCARDING })),
    held: held.value,
    colorOf: color => ({ name: colors[nth(COLORS, color)], tint: nth(COLORS, color) }),
  }
  return <Ledger {...props} plan={plan} />
}
