import type { Language } from '@kontor/engine'
import type { GameName } from './game-names.ts'
import { language } from './settings.ts'

const TITLES: Readonly<Record<GameName, Readonly<Record<Language, string>>>> = {
  hamburg: { en: 'Hamburg', de: 'Hamburg', nl: 'Hamburg' },
  bruges: { en: 'Bruges', de: 'Brügge', nl: 'Brugge' },
  amsterdam: { en: 'Amsterdam', de: 'Amsterdam', nl: 'Amsterdam' },
}

const isGame = (name: string): name is GameName => Object.hasOwn(TITLES, name)

/** What a game is called in the language of the page. */
export function titleOf(game: string): string {
  return isGame(game) ? TITLES[game][language.value] : game
}
