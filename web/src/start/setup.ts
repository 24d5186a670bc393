import type { Level } from '@kontor/bots'
import { nth, type OptionValues } from '@kontor/engine'
import { signal } from '@preact/signals'
import { FIRST_GAME } from '../catalogue.ts'
import { settings } from '../settings/settings.ts'
import { go, to } from '../shell/route.ts'
import { ask } from '../worker/engine.ts'
import type { Player } from '../worker/protocol.ts'

/** Whom a newcomer meets. */
const STANDARD_LEVEL: Level = 'merchant'

const BOT_NAMES = ['Marthe', 'Jan', 'Greta', 'Fiete', 'Hinnerk']

/** What is chosen on the start page; it is complete from the beginning, so that a game is one click away. */
export const game = signal<string>(FIRST_GAME)
export const players = signal<readonly Player[]>(standardSeats())
export const options = signal<OptionValues>({})
export const seed = signal('')
export const trouble = signal<string | undefined>(undefined)

function standardSeats(): readonly Player[] {
  return [person(0), bot(1), bot(2)]
}

function person(seat: number): Player {
  const { name } = settings.peek()
  return { kind: 'person', name: seat === 0 ? name : `${name} ${seat + 1}` }
}

function bot(seat: number, level: string = STANDARD_LEVEL): Player {
  return { kind: 'bot', name: nth(BOT_NAMES, seat % BOT_NAMES.length), level }
}

/** Another game: what was chosen for the last one does not count for it. */
export function chooseGame(name: string): void {
  game.value = name
  options.value = {}
}

/** Begins a game at once: as it is set up if that is in sight, otherwise as a newcomer would play it. */
export async function playAtOnce(name: string): Promise<void> {
  if (name !== game.peek() || !settings.peek().setup) {
    chooseGame(name)
    players.value = standardSeats()
    seed.value = ''
  }
  await begin()
}

/** As many seats as the game allows. */
export function fitSeats({ min, max }: { readonly min: number; readonly max: number }): void {
  if (players.peek().length > max) players.value = players.peek().slice(0, max)
  while (players.peek().length < min) addSeat()
}

export function addSeat(): void {
  players.value = [...players.value, bot(players.value.length)]
}

export function removeSeat(seat: number): void {
  players.value = players.value.filter((_, i) => i !== seat)
}

/** Who plays at a seat: a person, or a bot of a level. A name of the player's own is kept. */
export function seatPlayer(seat: number, level: string | undefined): void {
  change(seat, was => {
    const own = was.name !== person(seat).name && was.name !== bot(seat).name ? { name: was.name } : {}
    return { ...(level === undefined ? person(seat) : bot(seat, level)), ...own }
  })
}

export function nameSeat(seat: number, name: string): void {
  change(seat, was => ({ ...was, name }))
}

export function setOption(key: string, value: OptionValues[string]): void {
  options.value = { ...options.value, [key]: value }
}

/** Begins the game as it is set up and sits down at it. */
export async function begin(): Promise<void> {
  try {
    const named = players.value.map((player, seat) => ({
      ...player,
      name: player.name.trim() || (player.kind === 'bot' ? bot(seat) : person(seat)).name,
    }))
    const drawn = seed.value.trim() === '' ? undefined : seed.value.trim()
    const id = await ask('begin', { game: game.value, players: named, options: options.value, seed: drawn })
    go(to('table', id))
  } catch (error) {
    trouble.value = error instanceof Error ? error.message : String(error)
  }
}

function change(seat: number, action: (was: Player) => Player) {
  players.value = players.value.map((player, i) => (i === seat ? action(player) : player))
}
