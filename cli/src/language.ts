import type { Language } from '@kontor/engine'
import { Misuse } from './command.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

/** The language that was asked for, or the one of the person's environment, or English. */
export function languageOf(asked: string | undefined, environment = process.env.LANG ?? ''): Language {
  const named = (text: string) => LANGUAGES.find(language => text.slice(0, 2).toLowerCase() === language)
  if (asked === undefined) return named(environment) ?? 'en'
  const found = LANGUAGES.find(language => language === asked)
  if (!found) throw new Misuse(`--lang is en, de or nl, not '${asked}'.`)
  return found
}
