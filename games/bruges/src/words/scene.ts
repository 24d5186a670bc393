import { seatNumbered } from '@kontor/five-colours/words/asking'
import { type Scene as CityScene, sceneWords } from '@kontor/five-colours/words/table/scene'
import { shortened, TABLE_WORDS } from '@kontor/five-colours/words/table/terms'
import { capital, type Phrase } from '@kontor/language/phrase'
import type { Bruges } from '../state.ts'
import { colorName, nameOfCard } from './names.ts'

/** The words of the table, for someone who looks at it in a language. */

const WORDS = {
  ...TABLE_WORDS,
  round: { en: 'Round', de: 'Runde', nl: 'Ronde' },
  turn: { en: 'turn', de: 'Zug', nl: 'beurt' },
  last: { en: 'the last', de: 'die letzte', nl: 'de laatste' },
  lastIs: { en: 'last round', de: 'letzte Runde', nl: 'laatste ronde' },
  advancing: { en: 'advancing costs', de: 'Aufsteigen kostet', nl: 'vooruitgaan kost' },
  reputation: { en: 'Reputation', de: 'Aufstieg', nl: 'Ontwikkeling' },
  extra: { en: 'Extra stack', de: 'Zusatzstapel', nl: 'Extra stapel' },
  guilders: { en: 'Guilders', de: 'Gulden', nl: 'Gulden' },
  workers: { en: 'Workers', de: 'Handlanger', nl: 'Arbeiders' },
  canal: { en: 'Canal', de: 'Kanal', nl: 'Kanaal' },
  canals: { en: 'Canals', de: 'Kanäle', nl: 'Kanalen' },
  threats: { en: 'Threats', de: 'Bedrohungen', nl: 'Noodlot' },
  houses: { en: 'Houses', de: 'Häuser', nl: 'Huizen' },
  house: { en: 'House', de: 'Nr.', nl: 'Nr.' },
  person: { en: 'Person', de: 'Person', nl: 'Persoon' },
  group: { en: 'Group', de: 'Gruppe', nl: 'Groep' },
  empty: { en: 'empty', de: 'leer', nl: 'leeg' },
} as const satisfies Record<string, Phrase>

/** Someone looks at the table, in a language. */
export type Scene = CityScene<Bruges>

/** What can be said of the table. */
export type Word = keyof typeof WORDS

export const { say, count, color, card, perColor, present } = sceneWords(WORDS, colorName, nameOfCard)

export const nameOf = ({ names, language }: Scene, seat: number) =>
  shortened(names[seat] || capital(seatNumbered(seat)[language]))
