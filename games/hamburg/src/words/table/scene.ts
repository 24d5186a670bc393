import { type Scene as CityScene, sceneWords } from '@kontor/five-colours/words/table/scene'
import { shortened, TABLE_WORDS } from '@kontor/five-colours/words/table/terms'
import { capital, type Phrase } from '@kontor/language/phrase'
import { nameOfCard } from '../../expansions/words/tiles.ts'
import { type Hamburg, isAutomaton } from '../../state.ts'
import { seatCalled } from '../asking/asking.ts'
import { colorName } from '../names.ts'

/** The words of the table, for someone who looks at it in a language. */

const WORDS = {
  ...TABLE_WORDS,
  season: { en: 'Season', de: 'Durchgang', nl: 'Cyclus' },
  round: { en: 'round', de: 'Runde', nl: 'ronde' },
  hall: { en: 'City Hall Square', de: 'Rathausplatz', nl: 'Stadhuisplein' },
  church: { en: 'Church', de: 'Kirche', nl: 'Kerk' },
  cleric: { en: 'cleric', de: 'Geistlicher', nl: 'geestelijke' },
  guests: { en: 'workers in windows', de: 'Arbeiter in Fenstern', nl: 'arbeiders in vensters' },
  floor: { en: 'on the floor', de: 'vor der Kirche', nl: 'voor de kerk' },
  tokens: { en: 'Intrigue tokens', de: 'Schwarze Gefahrenmarker', nl: 'Zwarte onheilsfiches' },
  workers: { en: 'Workers', de: 'Arbeiter', nl: 'Arbeiders' },
  marks: { en: 'Marks', de: 'Mark', nl: 'Mark' },
  square: { en: 'City Hall Square', de: 'Rathausplatz', nl: 'Stadhuisplein' },
  wall: { en: 'Wall', de: 'Mauer', nl: 'Muur' },
  disasters: { en: 'Disasters', de: 'Gefahren', nl: 'Onheil' },
  garden: { en: 'Zoo and Park', de: 'Zoo und Park', nl: 'Dierentuin en park' },
  below: { en: 'below', de: 'darunter', nl: 'eronder' },
  sites: { en: 'Sites', de: 'Grundstücke', nl: 'Bouwlocaties' },
  site: { en: 'Site', de: 'Nr.', nl: 'Nr.' },
  building: { en: 'Building', de: 'Gebäude', nl: 'Gebouw' },
  category: { en: 'Category', de: 'Kategorie', nl: 'Categorie' },
  mayor: { en: 'Mayor', de: 'Bürgermeister', nl: 'Burgemeester' },
  jettes: { en: 'Zitronenjettes', de: 'Zitronenjetten', nl: 'Zitronenjettes' },
  ships: { en: 'Active ships', de: 'Aktive Schiffe', nl: 'Actieve schepen' },
  stock: { en: 'Stock exchange', de: 'Börse', nl: 'Beurs' },
  tracker: { en: 'Price tracker', de: 'Kursanzeiger', nl: 'Beurskoerssteen' },
  clericTiles: { en: 'Cleric tiles', de: 'Geistlichenplättchen', nl: 'Geestelijkenfiches' },
  activeTile: { en: 'Active cleric tile', de: 'Aktives Plättchen', nl: 'Actief fiche' },
} as const satisfies Record<string, Phrase>

/** Someone looks at the table, in a language. */
export type Scene = CityScene<Hamburg>

/** What can be said of the table. */
export type Word = keyof typeof WORDS

export const { say, count, color, card, perColor, present } = sceneWords(WORDS, colorName, nameOfCard)

export const nameOf = ({ state, names, language }: Scene, seat: number) => {
  const called = capital(seatCalled(state, seat)[language])
  return shortened(isAutomaton(state, seat) ? called : names[seat] || called)
}
