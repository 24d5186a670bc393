import { drawFrom } from '@kontor/engine'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'

/** Sees only a part of what could be answered, and takes the best of that: an opponent for a first game. */
export const apprentice: Bot = {
  name: 'apprentice',
  choose(seen, chance) {
    const { question } = seen
    const left = [...question.choices]
    const noticed = Math.max(1, Math.ceil(left.length * NOTICED))
    const choices = Array.from({ length: noticed }, () => drawFrom(chance, 0, left))
    return greedy.choose({ ...seen, question: { ...question, choices } }, chance)
  },
}
const NOTICED = 0.35
