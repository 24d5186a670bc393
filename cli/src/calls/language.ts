import type { Language } from '@kontor/engine/presentation'
import { Misuse } from './command.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

/** The language of messages in a person's environment: the first of these that is set says it. */
const environs = ({ LC_ALL, LC_MESSAGES, LANG } = process.env) => LC_ALL || LC_MESSAGES || LANG || ''

/** The language that was asked for, or the one of the person's environment, or English. */
export function languageOf(asked: string | undefined, environment = environs()): Language {
  const named = (text: string) => LANGUAGES.find(language => text.slice(0, 2).toLowerCase() === language)
  if (asked === undefined) return named(environment) ?? 'en'
  const found = LANGUAGES.find(language => language === asked)
  if (!found)
    throw new Misuse({
      en: `--lang is en, de or nl, not ‘${asked}’.`,
      de: `--lang ist en, de oder nl, nicht „${asked}“.`,
      nl: `--lang is en, de of nl, niet ‘${asked}’.`,
    })
  return found
}

/** The language in which a whole call is answered, also one that is wrong. */
export function languageIn(words: readonly string[]): Language {
  const at = words.lastIndexOf('--lang')
  const asked = at >= 0 ? words[at + 1] : words.findLast(word => word.startsWith('--lang='))?.slice(7)
  return LANGUAGES.find(language => language === asked) ?? languageOf(undefined)
}
