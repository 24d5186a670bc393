import type { AuthoredGame } from '@kontor/protocol'
import { GAMES } from '@kontor/register'
import { computed, signal } from '@preact/signals'
import { language } from './settings/settings.ts'

/** The games from folders of their authors that this page's server offers, by name. */
export const authored = signal<Readonly<Record<string, AuthoredGame>>>({})

/** The games that can be played here, by name: those of the page, and those of its server. */
export const gameNames = computed<readonly string[]>(() => [
  ...GAMES.map(({ name }) => name),
  ...Object.keys(authored.value),
])

/** The one that is shown first. */
export const FIRST_GAME = GAMES[0].name

/** What stands on the box of a game. */
export const coverOf = (game: string) => GAMES.find(({ name }) => name === game) ?? authored.value[game]

/** What a game is called in the language of the page. */
export const titleOf = (game: string): string => coverOf(game)?.title[language.value] ?? game

/** What a game is like, for whoever chooses one. */
export const aboutGame = (game: string): string => coverOf(game)?.about[language.value] ?? ''

/** Whether a game has rules to be read, and cards to be looked through. */
export const hasRules = (game: string): boolean => (authored.value[game]?.rules.length ?? 1) > 0
export const hasCards = (game: string): boolean => authored.value[game]?.cards ?? true

/** Where a picture of a game from a folder is: `cover`, or `card-7`. */
export function pictureOf(game: string, shows: string): string | undefined {
  const found = authored.value[game]
  const path = found?.pictures[shows]
  return path === undefined ? undefined : `${found!.at}${path}`
}
