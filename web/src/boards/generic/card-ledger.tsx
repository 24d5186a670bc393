import { nth } from '@kontor/engine'
import type { BoardProps } from '../../worker/scene.ts'
import { Ledger, type Plan } from '../ledger/ledger.tsx'
import { useLayout } from './plan.ts'

/** The cards of any game whose layout says what they can be used for. */
export function CardLedger(props: BoardProps) {
  const layout = useLayout(props.scene.game)
  if (!layout?.ledger) return null
  const plan: Plan = {
    uses: layout.ledger.uses.map(({ key, name, icon, laid = false }) => ({
      key,
      name: name[props.language],
      icon,
      laid,
    })),
    held: undefined,
    colorOf(color) {
      const { name, tint } = nth(layout.colors, color)
      return { name: name[props.language], tint }
    },
  }
  return <Ledger {...props} plan={plan} />
}
