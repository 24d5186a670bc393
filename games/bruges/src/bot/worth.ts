import { worthOfAll } from '@kontor/common/worth'
import { permanentOf } from '../always/index.ts'
import { ABILITIES } from '../cards/cards.ts'
import { worthOf } from '../effects/index.ts'
import { WORKER } from '../effects/worth.ts'
import type { Ability } from '../language.ts'

/** How often in a round an occasion for a permanent ability comes. */
const OCCASIONS = 1.2

/** What a person's repeated ability is worth each round: one activation, or what it permits or saves. */
export const WORTH_PER_ROUND: readonly number[] = Array.from(ABILITIES, ability =>
  ability ? perRound(ability) : 0,
)

function perRound(ability: Ability): number {
  switch (ability.when) {
    case 'round': {
      const paid = ability.pay === undefined ? 0 : WORKER
      return Math.max(0, worthOfAll(ability.effects, worthOf) - paid) * (ability.if ? 1 / 3 : 1)
    }
    case 'always':
      return OCCASIONS * permanentOf(ability.always).worth(ability.always, worthOf)
    default:
      return 0
  }
}
