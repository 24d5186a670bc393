import { Ledger, type Plan } from '../ledger/ledger.tsx'
import type { BoardProps } from '../table/scene.ts'
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
    colorOf(key) {
      const swatch = layout.colors.find(each => each.key === key)
      return { name: swatch?.name[props.language] ?? key, tint: swatch?.tint ?? '' }
    },
  }
  return <Ledger {...props} plan={plan} />
}
