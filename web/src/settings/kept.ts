import type { Language } from '@kontor/engine/presentation'

export const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

type Kept = Readonly<Record<string, unknown>>

const KEY = 'kontor.settings'

/** The settings as they were kept. Nothing, if there are none or they cannot be read: they are never worth an error. */
export function readSettings(): Kept {
  try {
    return settingsIn(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

/** The settings in a text that was kept, or in none. */
export function settingsIn(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function writeSettings(settings: object): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
}

/** The language that was chosen; otherwise the first one of the browser that the page speaks, or English. */
export function chosenLanguage({ language }: Kept = readSettings()): Language {
  const wanted = [String(language), ...navigator.languages]
  const known = wanted.map(each => LANGUAGES.find(spoken => each.toLowerCase().startsWith(spoken)))
  return known.find(spoken => spoken !== undefined) ?? 'en'
}
