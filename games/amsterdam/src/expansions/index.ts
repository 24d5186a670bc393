import type { Hooks } from '../rules/hooks.ts'
import { foreman, foremanSteps } from './foreman/foreman.ts'
import { messenger, messengerSteps } from './messenger/messenger.ts'
import { missions } from './missions/deal.ts'
import { tiles } from './tiles/tiles.ts'
import { trader, traderSteps } from './trader/trader.ts'

/** What the expansions add to the rules. The order of the figures is the order in which they come and move on. */
export const expansions: readonly Hooks[] = [tiles, missions, foreman, messenger, trader]

export const expansionSteps = { ...foremanSteps, ...messengerSteps, ...traderSteps }
