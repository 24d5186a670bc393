import { counted } from '@kontor/city/grammar'
import { NONE } from '@kontor/city/layout'
import { capital, type Phrase } from '@kontor/city/phrase'
import type { Language } from '@kontor/engine'
import { type Hamburg, isTom } from '../state.ts'
import { seatCalled } from './asking.ts'
import { colorName } from './names.ts'
import type { Noun } from './terms.ts'
import { nameOfCard } from './tiles.ts'

/** The words of the table, for someone who looks at it in a language. */

const LONGEST_NAME = 30

const WORDS = {
  season: { en: 'Season', de: 'Durchgang', nl: 'Cyclus' },
  round: { en: 'round', de: 'Runde', nl: 'ronde' },
  of: { en: 'of', de: 'von', nl: 'van' },
  begins: { en: 'begins', de: 'beginnt', nl: 'begint' },
  over: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.', nl: 'Het spel is afgelopen.' },
  dice: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  hall: { en: 'City Hall', de: 'Rathaus', nl: 'Stadhuis' },
  advancing: { en: 'advancing costs', de: 'Vorrücken kostet', nl: 'vooruitgaan kost' },
  church: { en: 'Church', de: 'Kirche', nl: 'Kerk' },
  cleric: { en: 'cleric', de: 'Geistlicher', nl: 'geestelijke' },
  guests: { en: 'workers in windows', de: 'Arbeiter in Fenstern', nl: 'arbeiders in vensters' },
  floor: { en: 'on the floor', de: 'vor der Kirche', nl: 'voor de kerk' },
  piles: { en: 'Draw piles', de: 'Zugstapel', nl: 'Trekstapels' },
  discard: { en: 'Discard pile', de: 'Ablagestapel', nl: 'Aflegstapel' },
  top: { en: 'on top', de: 'oben', nl: 'bovenop' },
  statues: { en: 'Statues', de: 'Statuen', nl: 'Standbeelden' },
  tokens: { en: 'Intrigue tokens', de: 'Schwarze Gefahrenmarker', nl: 'Zwarte onheilsfiches' },
  drawn: { en: 'Being drawn', de: 'Gezogen', nl: 'Getrokken' },
  aside: { en: 'Put aside', de: 'Beiseitegelegt', nl: 'Opzijgelegd' },
  announced: { en: 'Announced', de: 'Angekündigt', nl: 'Aangekondigd' },
  you: { en: 'you', de: 'du', nl: 'jij' },
  points: { en: 'Points', de: 'Punkte', nl: 'Punten' },
  scored: { en: 'with final scoring now', de: 'mit Schlusswertung jetzt', nl: 'met eindtelling nu' },
  marks: { en: 'Marks', de: 'Mark', nl: 'Mark' },
  workers: { en: 'Workers', de: 'Arbeiter', nl: 'Arbeiders' },
  square: { en: 'City Hall Square', de: 'Rathausplatz', nl: 'Stadhuisplein' },
  space: { en: 'space', de: 'Feld', nl: 'veld' },
  wall: { en: 'Wall', de: 'Mauer', nl: 'Muur' },
  next: { en: 'next', de: 'als Nächstes', nl: 'volgende' },
  for: { en: 'for', de: 'für', nl: 'voor' },
  later: { en: 'then', de: 'dann', nl: 'dan' },
  disasters: { en: 'Disasters', de: 'Gefahren', nl: 'Onheil' },
  majorities: { en: 'Majorities', de: 'Mehrheiten', nl: 'Meerderheden' },
  garden: { en: 'Zoo and Park', de: 'Zoo und Park', nl: 'Dierentuin en park' },
  below: { en: 'below', de: 'darunter', nl: 'eronder' },
  sites: { en: 'Sites', de: 'Grundstücke', nl: 'Bouwlocaties' },
  empty: { en: 'empty', de: 'frei', nl: 'vrij' },
  used: { en: 'used', de: 'aktiviert', nl: 'geactiveerd' },
  hand: { en: 'Hand', de: 'Hand', nl: 'Hand' },
  number: { en: 'No.', de: 'Nr.', nl: 'Nr.' },
  site: { en: 'Site', de: 'Nr.', nl: 'Nr.' },
  building: { en: 'Building', de: 'Gebäude', nl: 'Gebouw' },
  category: { en: 'Category', de: 'Kategorie', nl: 'Categorie' },
  color: { en: 'Colour', de: 'Farbe', nl: 'Kleur' },
  price: { en: 'Price', de: 'Preis', nl: 'Prijs' },
  when: { en: 'When', de: 'Wann', nl: 'Wanneer' },
  text: { en: 'Text', de: 'Text', nl: 'Tekst' },
  short: { en: 'In short', de: 'Kurz', nl: 'Kort' },
  mayor: { en: 'Mayor', de: 'Bürgermeister', nl: 'Burgemeester' },
  jettes: { en: 'Zitronenjettes', de: 'Zitronenjetten', nl: 'Zitronenjettes' },
  ships: { en: 'Active ships', de: 'Aktive Schiffe', nl: 'Actieve schepen' },
  stock: { en: 'Stock exchange', de: 'Börse', nl: 'Beurs' },
  tracker: { en: 'Price tracker', de: 'Kursanzeiger', nl: 'Beurskoerssteen' },
  clericTiles: { en: 'Cleric tiles', de: 'Geistlichenplättchen', nl: 'Geestelijkenfiches' },
  activeTile: { en: 'Active cleric tile', de: 'Aktives Plättchen', nl: 'Actief fiche' },
} as const satisfies Record<string, Phrase>

/** Someone looks at the table, in a language. */
export interface Scene {
  readonly state: Hamburg
  readonly viewer: number
  readonly totals: readonly number[]
  readonly names: readonly string[]
  readonly language: Language
}

/** What can be said of the table. */
export type Word = keyof typeof WORDS

export const say = ({ language }: Scene, word: Word) => WORDS[word][language]
export const count = ({ language }: Scene, n: number, noun: Noun) => counted(n, noun)[language]
export const color = ({ language }: Scene, color: number) => colorName(color, language)
export const card = ({ language }: Scene, card: number) => nameOfCard(card, language)
export const nameOf = ({ state, names, language }: Scene, seat: number) => {
  const called = capital(seatCalled(state, seat)[language])
  const name = isTom(state, seat) ? called : names[seat] || called
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** 'purple 1', for each colour; or only for those that are there. */
export const perColor = (scene: Scene, counts: readonly number[]) =>
  counts.map((n, which) => `${color(scene, which)} ${n}`)
export function present(scene: Scene, counts: readonly number[]): string {
  const there = perColor(scene, counts).filter((_, which) => counts[which]! > 0)
  return there.length > 0 ? there.join(', ') : NONE
}
export const orNone = (parts: readonly string[]) => (parts.length > 0 ? parts : [NONE])
