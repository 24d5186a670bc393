import type { Language } from '@kontor/engine/presentation'
import { computed } from '@preact/signals'
import { language } from '../settings/settings.ts'

/** What the pages of rules say besides the rules. */
interface Words {
  readonly contents: string
  readonly search: string
  readonly searchAbout: string
  readonly place: (here: number, all: number) => string
  readonly nowhere: string
  readonly earlier: string
  readonly later: string
  readonly none: (game: string) => string
  readonly onlyEnglish: string
  readonly toTop: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    contents: 'Contents',
    search: 'Search',
    searchAbout: 'Search these rules',
    place: (here, all) => `${here} of ${all}`,
    nowhere: 'not found',
    earlier: 'Previous match',
    later: 'Next match',
    none: game => `There are no rules for ${game} here.`,
    onlyEnglish: 'These rules are in English only.',
    toTop: 'Back to top',
  },
  de: {
    contents: 'Inhalt',
    search: 'Suchen',
    searchAbout: 'In diesen Regeln suchen',
    place: (here, all) => `${here} von ${all}`,
    nowhere: 'nicht gefunden',
    earlier: 'Vorherige Fundstelle',
    later: 'Nächste Fundstelle',
    none: game => `Für ${game} gibt es hier keine Spielregel.`,
    onlyEnglish: 'Diese Spielregeln gibt es nur auf Englisch.',
    toTop: 'Nach oben',
  },
  nl: {
    contents: 'Inhoud',
    search: 'Zoeken',
    searchAbout: 'In deze spelregels zoeken',
    place: (here, all) => `${here} van ${all}`,
    nowhere: 'niet gevonden',
    earlier: 'Vorige vindplaats',
    later: 'Volgende vindplaats',
    none: game => `Er zijn hier geen spelregels voor ${game}.`,
    onlyEnglish: 'Deze spelregels zijn er alleen in het Engels.',
    toTop: 'Naar boven',
  },
}

export const words = computed(() => WORDS[language.value])
