/** Opponents. They know the engine and no game by name, and see only their own seat's view. */
export { BOTS, type Bot, botNamed, type Seen } from './bot.ts'
