import { below } from '@kontor/engine'
import type { Bot } from './bot.ts'

/** Any legal answer. */
export const random: Bot = {
  name: 'random',
  choose: ({ question: { choices } }, chance) => choices[below(chance, 0, choices.length)]!,
}
