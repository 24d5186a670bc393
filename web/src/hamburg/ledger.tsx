import { ACTIONS, type Action } from '@kontor/hamburg/drawn'
import { Ledger, type Plan } from '../ledger/ledger.tsx'
import type { BoardProps } from '../table/scene.ts'
import { colorNamed } from './color.ts'
import { held } from './spot.tsx'
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
    colorOf: key => ({ name: colors[colorNamed(key) ?? 'black'], tint: key }),
  }
  return <Ledger {...props} plan={plan} />
}
