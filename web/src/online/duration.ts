import { language } from '../settings.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** With less than this left one should better hurry. */
const SHORT = 6 * HOUR

export function isShort(milliseconds: number): boolean {
  return milliseconds < SHORT
}

/** A time in words, by its two largest units: `1 day 4 hours`. */
export function inWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE))
  const [days, hours] = [Math.floor((minutes * MINUTE) / DAY), Math.floor(((minutes * MINUTE) % DAY) / HOUR)]
  const parts =
    days > 0
      ? [amount(days, 'day'), amount(hours, 'hour')]
      : [amount(hours, 'hour'), amount(minutes % 60, 'minute')]
  return parts.filter(part => part !== undefined).join(' ')
}

function amount(count: number, unit: 'day' | 'hour' | 'minute') {
  if (count === 0) return undefined
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
