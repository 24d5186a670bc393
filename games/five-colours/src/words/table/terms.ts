import { NONE } from '@kontor/common/layout'
import type { Phrase } from '@kontor/language/phrase'

/** The words with which the table of any city is described. */
export const TABLE_WORDS = {
  of: { en: 'of', de: 'von', nl: 'van' },
  begins: { en: 'begins', de: 'beginnt', nl: 'begint' },
  over: { en: 'The game is over.', de: 'Die Partie ist zu Ende.', nl: 'De partij is afgelopen.' },
  dice: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  advancing: { en: 'advancing costs', de: 'Vorrücken kostet', nl: 'vooruitgaan kost' },
  piles: { en: 'Draw piles', de: 'Zugstapel', nl: 'Trekstapels' },
  discard: { en: 'Discard pile', de: 'Ablagestapel', nl: 'Aflegstapel' },
  top: { en: 'on top', de: 'oben', nl: 'bovenop' },
  statues: { en: 'Statues', de: 'Statuen', nl: 'Standbeelden' },
  drawn: { en: 'Drawn', de: 'Gezogen', nl: 'Getrokken' },
  aside: { en: 'Put aside', de: 'Beiseitegelegt', nl: 'Opzijgelegd' },
  announced: { en: 'Announced', de: 'Angekündigt', nl: 'Aangekondigd' },
  you: { en: 'you', de: 'du', nl: 'jij' },
  points: { en: 'Points', de: 'Punkte', nl: 'Punten' },
  scored: {
    en: ' if the game ended now',
    de: ', wenn die Partie jetzt enden würde',
    nl: ' als de partij nu zou eindigen',
  },
  space: { en: 'space', de: 'Feld', nl: 'veld' },
  next: { en: 'next', de: 'als Nächstes', nl: 'volgende' },
  for: { en: 'for', de: 'für', nl: 'voor' },
  later: { en: 'then', de: 'dann', nl: 'dan' },
  majorities: { en: 'Majorities', de: 'Mehrheiten', nl: 'Meerderheden' },
  empty: { en: 'empty', de: 'frei', nl: 'vrij' },
  used: { en: 'used', de: 'aktiviert', nl: 'geactiveerd' },
  hand: { en: 'Hand', de: 'Hand', nl: 'Hand' },
  number: { en: 'No.', de: 'Nr.', nl: 'Nr.' },
  color: { en: 'Colour', de: 'Farbe', nl: 'Kleur' },
  price: { en: 'Price', de: 'Preis', nl: 'Prijs' },
  when: { en: 'When', de: 'Wann', nl: 'Wanneer' },
  text: { en: 'Text', de: 'Text', nl: 'Tekst' },
  short: { en: 'Short form', de: 'Kurzform', nl: 'Korte vorm' },
} as const satisfies Record<string, Phrase>

const LONGEST_NAME = 30

/** A player's name, cut off where it would be too long for a line. */
export const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name

/** What there is, or a dash. */
export const orNone = (parts: readonly string[]) => (parts.length > 0 ? parts : [NONE])
