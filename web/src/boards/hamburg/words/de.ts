import { countIn } from '@kontor/language/typography'
import type { Words } from './words.ts'

const some = (n: number, one: string, many: string) => countIn(n, one, many, 'de')
/** The adjective of a colour; orange and rosa are never bent. */
const bent = (color: string, ending = '') => {
  const adjective = color.toLowerCase()
  return adjective === 'orange' || adjective === 'rosa' ? adjective : adjective + ending
}
const points = (n: number) => some(n, 'Punkt', 'Punkte')

export const de: Words = {
  colors: {
    purple: 'Violett',
    orange: 'Orange',
    gray: 'Grau',
    pink: 'Rosa',
    brown: 'Braun',
    black: 'Schwarz',
  },
  disasters: {
    purple: 'Überschwemmung',
    orange: 'Brand',
    gray: 'Mauereinsturz',
    pink: 'Überfall',
    brown: 'Krankheit',
  },
  shortDisasters: {
    purple: 'Flut',
    orange: 'Brand',
    gray: 'Einsturz',
    pink: 'Überfall',
    brown: 'Krankheit',
  },
  majorities: {
    hall: 'Rathausplatz',
    buildings: 'Gebäude',
    wall: 'Stadtmauer',
    points: 'Siegpunkte',
    zoo: 'Zoo',
  },
  shortMajorities: { hall: 'Rathaus', buildings: 'Gebäude', wall: 'Mauer', points: 'Punkte', zoo: 'Zoo' },
  actions: {
    workers: 'Arbeiter',
    money: 'Geld',
    decrease: 'Gefahr',
    wall: 'Mauer',
    site: 'Grund\u00adstück',
    build: 'Gebäude',
  },
  phases: ['Karten', 'Würfel', 'Aktionen', 'Mehrheiten'],
  parts: { mine: 'Tableau', city: 'Stadt', rivals: 'Andere' },

  season: 'Durchgang',
  phase: 'Phase',
  when: (season, phase, round, rounds) =>
    `Durchgang ${season} von 8, Phase ${phase}${round > 0 ? `, Runde ${round} von ${rounds}` : ''}`,
  standing: (name, n) => `${name}: ${points(n)}`,
  scoreTrack: 'Punkte',

  city: 'Stadt',
  church: 'Kirche',
  dice: 'Würfel',
  ships: 'Schiffe',
  piles: 'Zugstapel',
  hall: 'Rathausplatz',
  step: 'Vorrücken',
  stock: 'Börse',
  statues: 'Statue',
  jettes: 'Zitronenjette',
  intrigue: 'Marker',
  passing: 'Gerade eben',
  window: (color, here, floor, cards) =>
    `${bent(color, 'es')} Fenster${here ? ', hier steht der Geistliche dieses Durchgangs' : ''}; ${some(floor, 'Geistlicher', 'Geistliche')} vor der Kirche, jeder zählt für ${cards} deiner Karten`,
  guest: color => `Arbeiter im ${bent(color, 'en')} Fenster`,
  die: (color, pips) => `${bent(color, 'er')} Würfel: ${pips || 'nicht geworfen'}`,
  ship: (color, docked, text) => `${bent(color, 'es')} Schiff, ${docked ? 'am Kai' : 'auf Reede'}. ${text}`,
  pile: (color, cards) => `${bent(color, 'er')} Zugstapel, ${some(cards, 'Karte', 'Karten')}`,
  discard: (cards, top) => `Ablagestapel, ${some(cards, 'Karte', 'Karten')}${top ? `, oben ${top}` : ''}`,
  hallSpace: (space, n, names) => `Feld ${space}, ${points(n)}${names ? `: ${names}` : ''}`,
  hallPrice: marks => (marks === 0 ? 'kein Würfel zeigt eine 1 oder 2' : `Vorrücken kostet ${marks} Mark`),
  stockStep: (text, now) => `${text}${now ? ' (jetzt)' : ''}`,
  statue: n => `Nächste Statue: ${points(n)}`,
  jette: marks => `Nächste Zitronenjette: ${marks} Mark`,
  tokens: left => `noch ${some(left, 'schwarzer Gefahrenmarker', 'schwarze Gefahrenmarker')}`,

  myBoard: 'Dein Tableau',
  disasterTracks: 'Gefahren',
  majorityTokens: 'Mehrheiten',
  versus: 'du : Bestwert der anderen',
  garden: 'Zoo und Park',
  sites: 'Grundstücke und Gebäude',
  mayor: 'Bürgermeister',
  used: 'in diesem Durchgang aktiviert',
  worker: (color, n) => `${n} ${bent(color, n === 1 ? 'er' : 'e')} Arbeiter`,
  level: (disaster, level) => `${disaster}: Stufe ${level} von 3`,
  marks: n => `${n} Mark`,
  points,
  scoredNow: 'am Ende',
  scored: n => `${points(n)}, wenn die Partie jetzt enden würde`,
  segment: (side, place, color, built) =>
    `Mauer ${side === 'left' ? 'links' : 'rechts'} ${place}, ${bent(color)}${built ? ', gebaut' : `: ${place} Mark`}`,
  statueSpace: complete =>
    complete ? 'Hälfte vollendet: Statue genommen' : 'Statue für die Vollendung dieser Hälfte',
  majority: (name, won, mine, best) =>
    `${name}${won ? ' (errungen)' : ''}: ${mine}, Bestwert der anderen ${best}`,
  site: (place, color) => `Grundstück ${place}, ${bent(color)}`,
  hidden: color => `verdeckte Karte, ${bent(color)}`,

  rivals: 'Mitspielende',
  first: 'beginnt',
  lastTurn: 'Sein letzter Zug',
  rivalHand: cards => `Hand: ${cards || 'leer'}`,
  rivalWall: (left, right) => `Mauer: links ${left}, rechts ${right}`,

  hand: 'Deine Hand',
  emptyHand: 'keine Karten auf der Hand',
}
