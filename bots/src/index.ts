import { Fault } from '@kontor/engine'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** Opponents. They know the engine and no game by name, and see only their own seat's view. */
export type { Bot, Seen } from './bot.ts'

const BOTS: readonly Bot[] = [random, greedy]

/** The bot of that name, or a fault that lists those there are. */
export function botNamed(name: string): Bot {
  const found = BOTS.find(bot => bot.name === name)
  if (!found)
    throw new Fault(`There is no bot '${name}'; the bots are ${BOTS.map(bot => bot.name).join(', ')}.`)
  return found
}
