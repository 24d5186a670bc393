import { botNamed } from '@kontor/bots'
import { Misuse } from './command.ts'

/** The names of bots in a list with commas; a fault if there is no such bot. */
export function botsIn(text: string): string[] {
  return text.split(',').map(word => {
    const name = word.trim()
    botNamed(name)
    return name
  })
}

/** The bots at the table: as many as there are players; the last one named fills the rest. */
export function seated(bots: readonly string[], players: number): string[] {
  if (bots.length > players) throw new Misuse(`There are ${bots.length} bots for ${players} seats.`)
  return Array.from({ length: players }, (_, seat) => bots[seat] ?? bots.at(-1)!)
}
