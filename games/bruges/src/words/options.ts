import { CITY_SOURCES, type OptionWords, optionWords } from '@kontor/common/options'
import type { Phrase } from '@kontor/language/phrase'

/** What can be chosen before a game, and where points come from: names and a sentence each. */

const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  engraver: [
    { en: 'Engraver', de: 'Graveur', nl: 'Graveur' },
    {
      en: 'In the second edition this person is cheaper and scores less.',
      de: 'In der zweiten Ausgabe ist die Person günstiger und bringt weniger Punkte.',
      nl: 'In de tweede uitgave is de persoon goedkoper en levert die minder punten op.',
    },
  ],
  limitedWorkers: [
    { en: 'Limited workers', de: 'Begrenzte Handlanger', nl: 'Beperkte arbeiders' },
    {
      en: 'There are only ten workers of each colour; take as many as there are.',
      de: 'Es gibt nur zehn Handlanger jeder Farbe; nimm so viele, wie da sind.',
      nl: 'Er zijn maar tien arbeiders van elke kleur; neem er zoveel als er zijn.',
    },
  ],
}

const EDITIONS: Readonly<Record<string, OptionWords>> = {
  first: [
    { en: 'first edition', de: 'erste Ausgabe', nl: 'eerste uitgave' },
    {
      en: 'Price 12; 2 points for each group.',
      de: 'Preis 12; 2 Punkte für jede Gruppe.',
      nl: 'Prijs 12; 2 punten per groep.',
    },
  ],
  second: [
    { en: 'second edition', de: 'zweite Ausgabe', nl: 'tweede uitgave' },
    {
      en: 'Price 9; 1 point for each group.',
      de: 'Preis 9; 1 Punkt für jede Gruppe.',
      nl: 'Prijs 9; 1 punt per groep.',
    },
  ],
}

const SOURCE_WORDS: Readonly<Record<string, Phrase>> = {
  ...CITY_SOURCES,
  persons: { en: 'Persons', de: 'Personen', nl: 'Personen' },
  houses: { en: 'Houses', de: 'Häuser', nl: 'Huizen' },
  canals: { en: 'Canals', de: 'Kanäle', nl: 'Kanalen' },
  reputation: { en: 'Reputation', de: 'Aufstieg', nl: 'Ontwikkeling' },
}

export const { aboutOption, sourceName, tieBreaks } = optionWords({
  options: OPTION_WORDS,
  values: EDITIONS,
  sources: SOURCE_WORDS,
  tieBreaks: [{ en: 'more money', de: 'mehr Geld', nl: 'meer geld' }],
})
