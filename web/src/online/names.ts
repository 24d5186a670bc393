import { LEVELS, type Level, nameOfLevel } from '@kontor/bots'
import type { Language } from '@kontor/engine'
import type { SeatAbout } from '@kontor/server/protocol'
import { WORDS } from './words/index.ts'

/** What somebody at a table is called: people as they like, bots by their level. */
export function nameAt({ seat, name, level }: SeatAbout, language: Language): string {
  if (level !== null) return isLevel(level) ? nameOfLevel(level, language) : level
  return name ?? WORDS[language].freeSeat(seat + 1)
}

function isLevel(level: string): level is Level {
  return LEVELS.some(each => each === level)
}
