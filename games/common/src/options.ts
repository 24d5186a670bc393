import type { Explanation, Language } from '@kontor/engine/presentation'
import type { Phrase } from '@kontor/language/phrase'

/** What can be chosen is called so, and does this. */
export type OptionWords = readonly [name: Phrase, text: Phrase]

interface Words {
  readonly options: Readonly<Record<string, OptionWords>>
  /** The values of options, by their names. */
  readonly values: Readonly<Record<string, OptionWords>>
  /** Where points come from. */
  readonly sources: Readonly<Record<string, Phrase>>
  readonly tieBreaks: readonly Phrase[]
}

/** Sources of points that more than one city has. */
export const CITY_SOURCES = {
  track: { en: 'During the game', de: 'Im Spiel', nl: 'Tijdens het spel' },
  laurels: { en: 'Laurel wreaths', de: 'Lorbeerkränze', nl: 'Lauwerkransen' },
  majorities: { en: 'Majorities', de: 'Mehrheiten', nl: 'Meerderheden' },
  statues: { en: 'Statues', de: 'Statuen', nl: 'Standbeelden' },
} as const satisfies Record<string, Phrase>

/** What options, sources of points and tie-breaks are called. */
export function optionWords({ options, values, sources, tieBreaks }: Words) {
  return {
    /** What an option, or one of its values, is called and does. */
    aboutOption(option: string, value: string | undefined, language: Language): Explanation {
      const words = value === undefined ? options[option] : values[value]
      if (!words) return { name: value ?? option, text: '' }
      return { name: words[0][language], text: words[1][language] }
    },
    sourceName: (source: string, language: Language): string => sources[source]?.[language] ?? source,
    tieBreaks: (language: Language): string[] => tieBreaks.map(words => words[language]),
  }
}
