import { LEVELS, type Level, nameOfLevel } from '@kontor/bots'
import type { Language } from '@kontor/engine/presentation'
import { listIn } from '@kontor/language/typography'
import type { SeatAbout } from '@kontor/protocol'
import { WORDS } from './words/index.ts'

/** What those at a seat are called: people as they like, all who share it; bots by their level. */
export function nameAt({ seat, name, level, sharedWith = [] }: SeatAbout, language: Language): string {
  if (level !== null) return isLevel(level) ? nameOfLevel(level, language) : level
  if (name === null) return WORDS[language].freeSeat(seat + 1)
  return listIn([name, ...sharedWith.map(each => each.name)], language)
}

function isLevel(level: string): level is Level {
  return LEVELS.some(each => each === level)
}
