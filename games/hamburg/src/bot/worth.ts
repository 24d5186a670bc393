import { TYPICAL, worthOfAll } from '@kontor/common/worth'
import { permanentOf } from '../always/index.ts'
import { IN_PLAY } from '../cards/tiles.ts'
import { worthOf } from '../effects/index.ts'
import { WORKER } from '../effects/worth.ts'
import type { Ability, Pay } from '../language.ts'

/** How often in a season an occasion for a permanent ability comes. */
const OCCASIONS = 1.5

/** What a card's repeated ability is worth each season: one activation, or what it permits or saves. */
export const WORTH_PER_SEASON: readonly number[] = IN_PLAY.map(perSeason)

function perSeason(ability: Ability): number {
  switch (ability.when) {
    case 'I':
    case 'II':
    case 'III':
    case 'IV':
      return (
        Math.max(0, worthOfAll(ability.effects, worthOf) - worthOfPay(ability.pay)) * (ability.if ? 0.5 : 1)
      )
    case 'always':
      return OCCASIONS * permanentOf(ability.always).worth(ability.always, worthOf)
    default:
      return 0
  }
}

function worthOfPay(pay: Pay | undefined) {
  return pay ? WORKER * Math.max(pay.workers.length, pay.upToDifferent ? TYPICAL : 0) : 0
}
