import { NONE } from '@kontor/common/layout'
import type { Language } from '@kontor/engine/presentation'
import { counted } from '@kontor/language/grammar'
import { capital, type Phrase } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'
import { type Amsterdam, isTom } from '../../state.ts'
import { seatCalled } from '../asking/asking.ts'
import { colorName, dockerName, goodName } from '../names.ts'

/** The words of the table, for someone who looks at it in a language. */

const LONGEST_NAME = 30

const WORDS = {
  setUp: { en: 'Set-up', de: 'Spielaufbau', nl: 'Spelvoorbereiding' },
  round: { en: 'Round', de: 'Runde', nl: 'Ronde' },
  of: { en: 'of', de: 'von', nl: 'van' },
  over: { en: 'The game is over.', de: 'Die Partie ist zu Ende.', nl: 'De partij is afgelopen.' },
  order: { en: 'Amstel', de: 'Amstel', nl: 'Amstel' },
  dice: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  market: { en: 'Market', de: 'Markt', nl: 'Markt' },
  display: { en: 'Cards on display', de: 'Ausgelegte Karten', nl: 'Open kaarten' },
  decks: { en: 'Decks', de: 'Stapel', nl: 'Stapels' },
  discard: { en: 'Discard pile', de: 'Ablagestapel', nl: 'Aflegstapel' },
  top: { en: 'on top', de: 'oben', nl: 'bovenop' },
  districts: { en: 'Scored districts', de: 'Gewertete Quartiere', nl: 'Buurten die tellen' },
  blocks: { en: 'Free city blocks', de: 'Freie Häuserblocks', nl: 'Vrije huizenblokken' },
  owned: { en: 'City blocks', de: 'Häuserblocks', nl: 'Huizenblokken' },
  piers: { en: 'Piers', de: 'Anleger', nl: 'Steigers' },
  depot: { en: 'Depot', de: 'Warendepot', nl: 'Goederendepot' },
  warehouses: { en: 'Warehouses', de: 'Lagerhäuser', nl: 'Pakhuizen' },
  small: { en: 'Small warehouses', de: 'Kleine Lagerhäuser', nl: 'Kleine pakhuizen' },
  blackMarket: { en: 'Black market', de: 'Schwarzmarkt', nl: 'Zwarte markt' },
  figures: { en: 'Figures', de: 'Figuren', nl: 'Figuren' },
  foreman: { en: 'foreman', de: 'Vorarbeiter', nl: 'voorman' },
  messenger: { en: 'city messenger', de: 'Stadtbote', nl: 'stadsbode' },
  trader: { en: 'trader', de: 'Händler', nl: 'handelaar' },
  you: { en: 'you', de: 'du', nl: 'jij' },
  prestige: { en: 'Prestige', de: 'Prestige', nl: 'Prestige' },
  scored: {
    en: ' if the game ended now',
    de: ', wenn die Partie jetzt enden würde',
    nl: ' als de partij nu zou eindigen',
  },
  gulden: { en: 'Gulden', de: 'Gulden', nl: 'Gulden' },
  supply: { en: 'Resources', de: 'Rohstoffe', nl: 'Grondstoffen' },
  magazine: { en: 'Magazine', de: 'Magazin', nl: 'Magazijn' },
  wheel: { en: 'Wheel', de: 'Drehscheibe', nl: 'Draaischijf' },
  slot: { en: 'slot', de: 'Fach', nl: 'vak' },
  storage: { en: 'Storage', de: 'Zwischenlager', nl: 'Tijdelijke opslag' },
  ship: { en: 'Ship', de: 'Frachtschiff', nl: 'Vrachtschip' },
  freeSteps: { en: 'free spaces', de: 'kostenfreie Felder', nl: 'kosteloze velden' },
  penalties: { en: 'Penalty tiles', de: 'Strafplättchen', nl: 'Straffiches' },
  missions: { en: 'Missions', de: 'Aufträge', nl: 'Opdrachten' },
  secret: { en: 'secret', de: 'geheim', nl: 'geheim' },
  inactive: { en: 'Inactive cards', de: 'Inaktive Karten', nl: 'Niet-actieve kaarten' },
  active: { en: 'Active cards', de: 'Aktive Karten', nl: 'Actieve kaarten' },
  used: { en: 'used', de: 'genutzt', nl: 'gebruikt' },
  number: { en: 'No.', de: 'Nr.', nl: 'Nr.' },
  card: { en: 'Card', de: 'Karte', nl: 'Kaart' },
  price: { en: 'Price', de: 'Preis', nl: 'Prijs' },
  when: { en: 'When', de: 'Wann', nl: 'Wanneer' },
  text: { en: 'Text', de: 'Text', nl: 'Tekst' },
} as const satisfies Record<string, Phrase>

/** Someone looks at the table, in a language. */
export interface Scene {
  readonly state: Amsterdam
  readonly viewer: number
  readonly totals: readonly number[]
  readonly names: readonly string[]
  readonly language: Language
}

/** What can be said of the table. */
export type Word = keyof typeof WORDS

export const say = ({ language }: Scene, word: Word) => WORDS[word][language]
export const count = ({ language }: Scene, n: number, noun: Noun) => counted(n, noun)[language]

export const nameOf = ({ state, names, language }: Scene, seat: number) => {
  const called = capital(seatCalled(state, seat)[language])
  const name = isTom(state, seat) ? called : names[seat] || called
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** 'pink 2, grey 1': whatever is there, or a dash. */
const present = (counts: readonly number[], name: (which: number) => string) => {
  const there = counts.flatMap((n, which) => (n > 0 ? [`${name(which)} ${n}`] : []))
  return there.length > 0 ? there.join(', ') : NONE
}
export const resources = ({ language }: Scene, counts: readonly number[]) =>
  present(counts, which => colorName(which, language))
export const goods = ({ language }: Scene, counts: readonly number[]) =>
  present(counts, which => goodName(which, language))
export const dockers = ({ language }: Scene, list: readonly number[]) =>
  orNone(list.map(which => dockerName(which, language))).join(', ')
export const orNone = (parts: readonly string[]) => (parts.length > 0 ? parts : [NONE])
