import type { Language, Words } from '@kontor/engine/presentation'
import { FIELDS, fieldNamed, LANDS, landOf, SIDE } from './land.ts'
import type { Polder, Task } from './state.ts'
import { sizeAt, type Told } from './steps.ts'

interface Sentences {
  took(name: string, land: string): string
  laid(name: string, land: string, field: string, points: number): string
  forced(name: string): string
  readonly take: string
  lay(land: string): string
  takeThis(land: string): string
  layHere(field: string, points: number): string
  readonly sources: Readonly<Record<string, string>>
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    took: (name, land) => `${name} takes ${land}.`,
    laid: (name, land, field, points) => `${name} lays ${land} on ${field}: points ${points}.`,
    forced: name => `${name} has no choice.`,
    take: 'Which tile do you take?',
    lay: land => `Where do you lay the ${land}?`,
    takeThis: land => `Take ${land}`,
    layHere: (field, points) => `${field} (+${points})`,
    sources: { laid: 'Land laid', most: 'Most of a land' },
  },
  de: {
    took: (name, land) => `${name} nimmt ${land}.`,
    laid: (name, land, field, points) => `${name} legt ${land} auf ${field}. Punkte: ${points}.`,
    forced: name => `${name} hat keine Wahl.`,
    take: 'Welches Plättchen nimmst du?',
    lay: land => `Wohin kommt das Plättchen „${land}“?`,
    takeThis: land => `${land} nehmen`,
    layHere: (field, points) => `${field} (+${points})`,
    sources: { laid: 'Gelegtes Land', most: 'Am meisten von einer Art' },
  },
  nl: {
    took: (name, land) => `${name} neemt ${land}.`,
    laid: (name, land, field, points) => `${name} legt ${land} op ${field}. Punten: ${points}.`,
    forced: name => `${name} heeft geen keuze.`,
    take: 'Welke tegel neem je?',
    lay: land => `Waar leg je de tegel ‘${land}’?`,
    takeThis: land => `${land} nemen`,
    layHere: (field, points) => `${field} (+${points})`,
    sources: { laid: 'Gelegd land', most: 'Het meeste van een soort' },
  },
}

const landNamed = (tile: number, language: Language) => LANDS[landOf(tile)]!.name[language]

export const words: Words<Polder, Task> = {
  say(event, language, names = []) {
    const told = event as Told
    const sentences = SENTENCES[language]
    const name = names[told.seat] ?? `${told.seat + 1}`
    if (told.kind === 'forced') return sentences.forced(name)
    const land = landNamed(told.tile, language)
    return told.kind === 'took'
      ? sentences.took(name, land)
      : sentences.laid(name, land, fieldNamed(told.field), told.points)
  },
  describe({ table: { land, owners, offer, seats } }, language, names) {
    const cell = (field: number) =>
      land[field] === -1
        ? '·'
        : `${LANDS[land[field]!]!.name[language]}${owners[field] === -1 ? '' : ` ${owners[field]! + 1}`}`
    const rows = Array.from({ length: SIDE }, (_, row) =>
      [`${row + 1}`, ...FIELDS.slice(row * SIDE, (row + 1) * SIDE).map(field => cell(field).padEnd(10))].join(
        '  ',
      ),
    )
    return [
      `   ${[...'abcde'].map(letter => letter.padEnd(10)).join('  ')}`,
      ...rows,
      offer.map(tile => landNamed(tile, language)).join(', '),
      seats.map(({ points }, seat) => `${seat + 1} ${names[seat]}: ${points}`).join(' · '),
    ].join('\n')
  },
  prompt(_, { task }, language) {
    const { take, lay } = SENTENCES[language]
    return task.kind === 'lay' ? lay(landNamed(task.tile, language)) : take
  },
  label(state, { task }, choice, language) {
    const { takeThis, layHere } = SENTENCES[language]
    if (task.kind === 'take') return takeThis(landNamed(choice, language))
    return layHere(fieldNamed(choice), sizeAt(state.land.with(choice, landOf(task.tile)), choice))
  },
  source: (source, language) => SENTENCES[language].sources[source] ?? source,
  tieBreaks: language => [SENTENCES[language].sources.most!],
}
