import { Misuse } from '../calls/command.ts'
import { playerNamed } from './named.ts'

/** The names of bots in a list with commas; a fault if there is no such bot. */
export function botsIn(text: string): string[] {
  return text.split(',').map(word => {
    const name = word.trim()
    playerNamed(name)
    return name
  })
}

/** The bots at the table: as many as there are players; the last one named fills the rest. */
export function seated(bots: readonly string[], players: number): string[] {
  if (bots.length > players)
    throw new Misuse({
      en: `There are ${bots.length} bots for ${players} ${players === 1 ? 'seat' : 'seats'}.`,
      de: `Für ${players === 1 ? '1 Platz' : `${players} Plätze`} gibt es ${bots.length} Bots.`,
      nl: `Er zijn ${bots.length} bots voor ${players} ${players === 1 ? 'plaats' : 'plaatsen'}.`,
    })
  return Array.from({ length: players }, (_, seat) => bots[seat] ?? bots.at(-1)!)
}

/**
 * Who sits where in the games of one deal. Each table sits down in all its rotations, so that nobody gains by a seat;
 * with more bots than seats there is a table for each combination of them.
 */
export function seatingsOf(bots: readonly string[], players: number): string[][] {
  const tables = bots.length > players ? combinations(bots, players) : [seated(bots, players)]
  return tables.flatMap(rotations)
}

function combinations(bots: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return bots.flatMap((bot, i) => combinations(bots.slice(i + 1), size - 1).map(rest => [bot, ...rest]))
}

/** Each seating once: with the same deal a second time would only repeat the game. */
function rotations(table: readonly string[]): string[][] {
  const all = table.map((_, by) => [...table.slice(by), ...table.slice(0, by)])
  return [...new Map(all.map(seats => [seats.join(), seats])).values()]
}
