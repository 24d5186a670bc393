import { COLORS } from '@kontor/amsterdam/drawn'
import { Die } from '../../pieces/figures.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { Icon } from '../../pieces/icon.tsx'
import { Spot } from '../spot.tsx'
import { colorAt, type Look } from '../table.ts'

/** The roll of the round, a die for each colour, always in the same order, beside the wheel. */
export function Dice({ look }: { readonly look: Look }) {
  const { table, words, scene } = look
  const here = scene.asked?.seat === mineOf(scene)
  return (
    <section class="roll" data-part="dice" aria-label={words.dice}>
      {COLORS.map((color, which) => {
        const pips = table.dice[which] ?? 0
        const chosen = here && table.chosen.includes(which)
        return (
          <Spot
            key={color}
            look={look}
            spot={`die ${which}`}
            label={words.die(words.colors[color], pips)}
            class={`die-place${chosen ? ' chosen' : ''}`}
          >
            <span class="rolls" data-key={`die ${color}`} data-shows={`${table.round} ${pips}`}>
              <Die color={colorAt(which)} n={pips} />
            </span>
            {chosen && (
              <span class="tick">
                <Icon name="check" />
              </span>
            )}
          </Spot>
        )
      })}
    </section>
  )
}
