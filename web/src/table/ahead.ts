// Runs before the rest of the page is there (see `vite.config.ts`): what it imports must stay small.
import type { Language } from '@kontor/engine'
import { wordsIn } from '../address.ts'
import { chosenLanguage } from '../kept-settings.ts'
import { ask, startEngine } from './engine.ts'
import type { Opened } from './protocol.ts'

/** A kept game that the engine opens: which game it is of is known sooner than how it stands. */
interface Opening {
  readonly id: string
  readonly language: Language
  readonly game: Promise<string>
  readonly opened: Promise<Opened>
}

startEngine()

/** The game that the address names is asked for at once, and its opening waits for who sits down at it. */
let ahead = addressed()

/** Opens a kept game, or takes what was asked for ahead. */
export function openGame(id: string, language: Language): Opening {
  const waiting = ahead
  ahead = undefined
  return waiting?.id === id && waiting.language === language ? waiting : opening(id, language)
}

function opening(id: string, language: Language): Opening {
  return { id, language, game: ask('game', { id }), opened: ask('open', { id, language }) }
}

function addressed(): Opening | undefined {
  const [page, id] = wordsIn(location.hash)
  if (page !== 'table' || id === undefined) return undefined
  const found = opening(id, chosenLanguage())
  // Whoever sits down hears why it fails; until then nobody listens.
  Promise.all([found.game, found.opened]).catch(() => {})
  return found
}
