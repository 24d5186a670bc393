import type { Language } from '@kontor/engine/presentation'
import { LOCALES } from '@kontor/language/typography'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** With less than this left one should better hurry. */
const SHORT = 6 * HOUR

export function isShort(milliseconds: number): boolean {
  return milliseconds < SHORT
}

/** A time in words, to the minute and by its two largest units: `1 day 4 hours`. */
export function inWords(milliseconds: number, language: Language): string {
  const whole = Math.max(1, Math.round(milliseconds / MINUTE)) * MINUTE
  const days = Math.floor(whole / DAY)
  const hours = Math.floor((whole % DAY) / HOUR)
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  const units =
    days > 0
      ? ([
          [days, 'day'],
          [hours, 'hour'],
        ] as const)
      : ([
          [hours, 'hour'],
          [minutes, 'minute'],
        ] as const)
  return units
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ')
}
