import { nth } from '@kontor/engine'
import './strip.css'
import { COLORS } from '@kontor/bruges/drawn'
import { Die } from '../../pieces/figures.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Coin } from '../../pieces/sums.tsx'
import { tintAt } from '../color.ts'
import { diceShown, type Look, stepPrice } from '../table.ts'
import { Outcome } from './outcome.tsx'

/** On a phone the dice and the price of a step are in sight beside every part but the town, which has them larger. */
export function Strip({ look }: { readonly look: Look }) {
  const { table, words } = look
  const price = stepPrice(look)
  const dice = diceShown(table)
  return (
    <section class="strip" aria-label={words.dice}>
      {COLORS.map((color, which) => {
        const tint = tintAt(which)
        const pips = nth(dice, which)
        return (
          <div key={color} class="strip-die" role="img" aria-label={words.die(words.colors[tint], pips, '')}>
            <Die color={tint} n={pips} />
            <Outcome which={which} pips={pips} />
          </div>
        )
      })}
      <span class="strip-price" role="img" aria-label={words.stepPrice(price)}>
        <Icon name="reputation" />
        {price === 0 ? '–' : <Coin n={price} />}
      </span>
    </section>
  )
}
