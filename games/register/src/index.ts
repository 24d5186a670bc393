import { cover as amsterdam } from '@kontor/amsterdam/cover'
import { cover as bruges } from '@kontor/bruges/cover'
import { Fault, type Game, type State } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { cover as hamburg } from '@kontor/hamburg/cover'

/** The games there are, in the order in which they are offered. Whoever lists, serves or tests games reads this. */
export const GAMES = [hamburg, bruges, amsterdam] as const

export type GameName = (typeof GAMES)[number]['name']

/** What a game is called in a language. One that did not come with Kontor has only its name. */
export const titleOf = (name: string, language: Language): string =>
  GAMES.find(each => each.name === name)?.title[language] ?? name.slice(0, 1).toUpperCase() + name.slice(1)

/** A game whose own state type does not matter. */
export type AnyGame = Game<State>

/** Loads the game of that name; a fault that lists the games if there is none. */
export async function loadGame(name: string): Promise<AnyGame> {
  const cover = GAMES.find(each => each.name === name)
  if (!cover)
    throw new Fault(`There is no game ‘${name}’; the games are ${GAMES.map(each => each.name).join(', ')}.`)
  return cover.load()
}
