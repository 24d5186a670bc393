import type { Language } from '@kontor/engine/presentation'

/** What stands for a value in a call. */
const VALUES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  de: {
    game: 'Spiel',
    record: 'Aufzeichnung',
    file: 'Datei',
    dir: 'Ordner',
    folder: 'Ordner',
    seat: 'Platz',
    module: 'Modul',
    table: 'Tisch',
    person: 'Person',
    report: 'Meldung',
    or: 'oder',
  },
  nl: {
    game: 'spel',
    record: 'verslag',
    file: 'bestand',
    dir: 'map',
    folder: 'map',
    seat: 'plaats',
    module: 'module',
    table: 'tafel',
    person: 'persoon',
    report: 'melding',
    or: 'of',
  },
}

/** A call or an option with its values named in that language: `--load <Aufzeichnung>`. */
export const callIn = (text: string, language: Language): string =>
  language === 'en'
    ? text
    : text.replace(
        /(?<=<|--\w+ |\||\[|, )\p{L}+(?=[>\].|]|$| kontor)/gu,
        word => VALUES[language][word] ?? word,
      )
