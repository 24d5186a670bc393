// Runs before the rest of the page is there (see `vite.config.ts`): what it imports must stay small.
import type { Language } from '@kontor/engine/presentation'
import { boardOf } from '../boards/boards.ts'
import { chosenLanguage } from '../settings/kept.ts'
import { wordsIn } from '../shell/address.ts'
import { ask, startEngine } from './engine.ts'
import { gameIn } from './kept-id.ts'
import type { Opened } from './protocol.ts'
import type { BoardModule } from './scene.ts'

/** A kept game that the engine opens while its board is loaded. */
interface Opening {
  readonly id: string
  readonly language: Language
  readonly board: Promise<BoardModule>
  readonly opened: Promise<Opened>
}

startEngine()

/** The game that the address names is asked for at once, and its opening waits for whoever sits down at it. */
let ahead = addressed()

/** Opens a kept game, or takes what was asked for ahead. */
export function openGame(id: string, language: Language): Opening {
  const waiting = ahead
  ahead = undefined
  return waiting?.id === id && waiting.language === language ? waiting : opening(id, language)
}

function opening(id: string, language: Language): Opening {
  const opened = ask('open', { id, language })
  return { id, language, opened, board: gameOf(id).then(boardOf) }
}

/** Games that were kept before their ids said it are looked up. */
async function gameOf(id: string) {
  return gameIn(id) ?? (await ask('game', { id }))
}

function addressed(): Opening | undefined {
  const [page, id] = wordsIn(location.hash)
  if (page !== 'table' || id === undefined) return undefined
  const found = opening(id, chosenLanguage())
  // Whoever sits down hears why it fails; until then nobody listens.
  Promise.all([found.board, found.opened]).catch(() => {})
  return found
}
