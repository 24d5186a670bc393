import { countIn } from '@kontor/language/typography'
import type { Words } from './words.ts'

const some = (n: number, one: string, many: string) => countIn(n, one, many, 'de')
/** The adjective of a colour. */
const bent = (color: string, ending: string) => color + ending
const either = (rounds: readonly number[]) =>
  rounds.length > 2 ? `${rounds[0]} bis ${rounds.at(-1)}` : rounds.join(' oder ')

export const de: Words = {
  colors: { blue: 'blau', brown: 'braun', yellow: 'gelb', violet: 'violett', red: 'rot' },
  threats: {
    flood: 'Überschwemmung',
    plague: 'Pest',
    robbery: 'Überfall',
    intrigue: 'Intrige',
    fire: 'Brand',
  },
  shortThreats: {
    flood: 'Flut',
    plague: 'Pest',
    robbery: 'Überfall',
    intrigue: 'Intrige',
    fire: 'Brand',
  },
  blows: {
    flood: 'der dritte nimmt alle Handlanger',
    plague: 'der dritte nimmt eine Person',
    robbery: 'der dritte nimmt alle Gulden',
    intrigue: 'der dritte nimmt 3 Punkte',
    fire: 'der dritte nimmt ein Haus oder ein Kanalplättchen',
  },
  majorities: { reputation: 'Aufstieg', persons: 'Personen', canals: 'Kanäle' },
  actions: {
    workers: 'Hand\u00adlanger',
    guilders: 'Geld',
    threat: 'Bedro\u00adhung',
    canal: 'Kanal',
    house: 'Haus',
    recruit: 'Person',
  },
  phases: ['Karten', 'Würfel', 'Aktionen', 'Mehrheiten'],
  parts: { city: 'Viertel', town: 'Stadt', rivals: 'Andere' },

  round: 'Runde',
  phase: 'Phase',
  when: (round, last, phase, turn) =>
    `Runde ${round}${last ? `, ${last}` : ''}; Phase ${phase}${turn > 0 ? `, Zug ${turn} von 4` : ''}`,
  last: (rounds, now) => (now ? 'die letzte' : rounds.length === 0 ? '' : `letzte: ${either(rounds)}`),
  nearEnd: (rounds, cards, least) =>
    rounds.length === 1
      ? `Runde ${rounds[0]} ist die letzte.`
      : `Eine Runde braucht ${cards} Karten, im kleineren Stapel liegen ${least}: Runde ${either(rounds)} ist die letzte.`,
  standing: (name, points) => `${name}: ${some(points, 'Punkt', 'Punkte')}`,
  scoreTrack: 'Punkte',

  town: 'Stadt',
  reputation: 'Aufstieg',
  dice: 'Würfel',
  draw: 'Zugstapel',
  extra: 'Zusatz',
  statues: 'Statuen',
  wholeCanal: 'ganzer Kanal',
  discard: 'Ablagestapel',
  step: 'Aufsteigen',
  passing: 'Gerade eben',
  die: (color, pips, effect) =>
    `${bent(color, 'er')} Würfel: ${pips || 'noch nicht geworfen'}${effect ? `, ${effect}` : ''}`,
  noEffect: 'bewirkt in dieser Runde nichts',
  stepCheaper: pips => `ermöglicht das Aufsteigen und zählt ${pips} Gulden zum Preis`,
  strikes: threat => `ein Bedrohungsmarker für alle: ${threat}`,
  space: (points, names) => `Aufstieg, ${some(points, 'Punkt', 'Punkte')}${names ? `: ${names}` : ''}`,
  stepPrice: guilders =>
    guilders === 0 ? 'kein Würfel zeigt eine 1 oder 2' : `Aufsteigen kostet ${guilders} Gulden`,
  pile: (place, cards, color) =>
    `Zugstapel ${place}, ${some(cards, 'Karte', 'Karten')}${color ? `, oben ${color}` : ''}`,
  extraStack: cards => `Zusatzstapel, ${some(cards, 'Karte', 'Karten')}`,
  discardPile: (cards, top) => `Ablagestapel, ${some(cards, 'Karte', 'Karten')}${top ? `, oben ${top}` : ''}`,
  statue: (points, next) => `Statue, ${some(points, 'Punkt', 'Punkte')}${next ? ', die nächste' : ''}`,

  myCity: 'Dein Viertel',
  threatRow: 'Bedrohungen',
  majorityRow: 'Mehrheiten',
  versus: 'du : Bestwert der anderen',
  worker: (color, n) => `${n} ${bent(color, n === 1 ? 'er' : 'e')} Handlanger`,
  threat: (name, markers, blow) => `${name}: ${markers} von 3 Markern; ${blow}`,
  guilders: n => `${n} Gulden`,
  points: n => some(n, 'Punkt', 'Punkte'),
  scoredNow: 'am Ende',
  scored: n => `${some(n, 'Punkt', 'Punkte')}, wenn die Partie jetzt enden würde`,
  majority: (name, won, mine, best) =>
    `${name}${won ? ' (gewonnen)' : ''}: ${mine}, Bestwert der anderen ${best}`,
  emptyHouse: color => `${bent(color, 'es')} Haus, leer, 1 Punkt`,
  livedHouse: (color, name, points) =>
    `${bent(color, 'es')} Haus, darin ${name}, ${some(points, 'Punkt', 'Punkte')}`,
  used: 'in dieser Runde genutzt',
  plot: 'Platz für ein Haus',
  canal: (side, place, color, built, points) =>
    `Kanal ${side === 'left' ? 'links' : 'rechts'} ${place}, ${color}${built ? ', gebaut' : `: ${place} Gulden`}${points > 0 ? `, ${some(points, 'Punkt', 'Punkte')} am Ende` : ''}`,
  plinth: points =>
    points === undefined
      ? 'Platz für eine Statue, für den ganzen Kanal'
      : `Statue gewonnen: ${some(points, 'Punkt', 'Punkte')}`,
  hidden: color => `verdeckte Karte, ${color}`,

  rivals: 'Die anderen',
  first: 'beginnt',
  rivalHand: colors => `Hand: ${colors || 'leer'}`,
  rivalCity: (houses, persons, left, right) =>
    `${some(houses, 'Haus', 'Häuser')}, ${some(persons, 'Person', 'Personen')}; Kanal ${left} links, ${right} rechts`,

  hand: 'Deine Hand',
  emptyHand: 'keine Karten auf der Hand',
}
