import type { Language } from '@kontor/engine/presentation'
import { computed } from '@preact/signals'
import { language } from '../settings/settings.ts'
import type { Facet } from './search.ts'

/** What the library of cards says. */
interface Words {
  readonly title: (game: string) => string
  readonly search: string
  readonly searchAbout: string
  readonly facets: Readonly<Record<Facet, string>>
  readonly all: string
  readonly base: string
  readonly count: (found: number, all: number) => string
  readonly none: string
  readonly clear: string
  readonly list: string
  readonly number: string
  readonly points: string
  readonly text: string
  readonly sources: Readonly<Record<string, string>>
  readonly sourcesAbout: string
  readonly close: string
  readonly earlier: string
  readonly later: string
  readonly pick: string
  readonly unknown: (code: string) => string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: game => `The cards of ${game}`,
    search: 'Search',
    searchAbout: 'Words or numbers, in English, German or Dutch',
    facets: {
      color: 'Colour',
      expansion: 'Expansion',
      category: 'Category',
      activation: 'When',
      cost: 'Cost',
    },
    all: 'all',
    base: 'Base game',
    count: (found, all) => (found === all ? `All ${all} cards and tiles` : `${found} of ${all}`),
    none: 'No card matches.',
    clear: 'Show all',
    list: 'Cards and tiles',
    number: 'Number',
    points: 'Points',
    text: 'Text',
    sources: {
      rulebook: 'from the rulebook',
      public: 'from a public page',
      derived: 'derived',
      house: 'our own value',
    },
    sourcesAbout: 'What the rulebooks do not print we derived from them, or chose ourselves.',
    close: 'Close',
    earlier: 'Previous card',
    later: 'Next card',
    pick: 'Choose a card to read it and to see where its numbers come from.',
    unknown: code => `There is no card ${code} here.`,
  },
  de: {
    title: game => `Die Karten von ${game}`,
    search: 'Suchen',
    searchAbout: 'Wörter oder Nummern, auf Deutsch, Englisch oder Niederländisch',
    facets: {
      color: 'Farbe',
      expansion: 'Erweiterung',
      category: 'Kategorie',
      activation: 'Wann',
      cost: 'Kosten',
    },
    all: 'alle',
    base: 'Grundspiel',
    count: (found, all) => (found === all ? `Alle ${all} Karten und Plättchen` : `${found} von ${all}`),
    none: 'Keine passende Karte gefunden.',
    clear: 'Alle zeigen',
    list: 'Karten und Plättchen',
    number: 'Nummer',
    points: 'Punkte',
    text: 'Text',
    sources: {
      rulebook: 'aus der Spielregel',
      public: 'von einer öffentlichen Seite',
      derived: 'hergeleitet',
      house: 'eigener Wert',
    },
    sourcesAbout: 'Was in den Spielregeln nicht steht, haben wir daraus hergeleitet oder selbst gewählt.',
    close: 'Schließen',
    earlier: 'Vorherige Karte',
    later: 'Nächste Karte',
    pick: 'Wähle eine Karte, um sie zu lesen und zu sehen, woher ihre Zahlen stammen.',
    unknown: code => `Eine Karte ${code} gibt es hier nicht.`,
  },
  nl: {
    title: game => `De kaarten van ${game}`,
    search: 'Zoeken',
    searchAbout: 'Woorden of nummers, in het Nederlands, Engels of Duits',
    facets: {
      color: 'Kleur',
      expansion: 'Uitbreiding',
      category: 'Categorie',
      activation: 'Wanneer',
      cost: 'Kosten',
    },
    all: 'alle',
    base: 'Basisspel',
    count: (found, all) => (found === all ? `Alle ${all} kaarten en fiches` : `${found} van ${all}`),
    none: 'Geen enkele kaart voldoet hieraan.',
    clear: 'Alles tonen',
    list: 'Kaarten en fiches',
    number: 'Nummer',
    points: 'Punten',
    text: 'Tekst',
    sources: {
      rulebook: 'uit de spelregels',
      public: 'van een openbare pagina',
      derived: 'afgeleid',
      house: 'eigen waarde',
    },
    sourcesAbout: 'Wat de spelregels niet vermelden, hebben we eruit afgeleid of zelf gekozen.',
    close: 'Sluiten',
    earlier: 'Vorige kaart',
    later: 'Volgende kaart',
    pick: 'Kies een kaart om die te lezen en te zien waar de getallen vandaan komen.',
    unknown: code => `Er is hier geen kaart ${code}.`,
  },
}

export const words = computed(() => WORDS[language.value])
